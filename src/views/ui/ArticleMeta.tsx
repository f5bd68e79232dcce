import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock3 from 'lucide-react/icons/clock-3';
import Eye from 'lucide-react/icons/eye';
import Folder from 'lucide-react/icons/folder';
import Heart from 'lucide-react/icons/heart';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Tag from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { shortCount } from '#src/domain/count.ts';
import { dayOf } from '#src/domain/elapsedTime.ts';
import type { ArticleSummary } from '#src/services/api/types.ts';
import { visuallyHidden } from '#src/styles/helpers.css.ts';
import { icon, item, meta, word } from './ArticleMeta.css.ts';

type Shown = Pick<
  ArticleSummary,
  'createdAt' | 'updatedAt' | 'category' | 'tags' | 'view_times' | 'thumbs_up_times'
>;

interface ArticleMetaProps {
  article: Shown;
  /** How long it is, in words. */
  length?: string;
}

/** Dates, category, counts and tags of an article in one wrapping line; what may be long comes last. */
export function ArticleMeta({ article, length }: ArticleMetaProps) {
  const published = dayOf(article.createdAt);
  const updated = dayOf(article.updatedAt);
  return (
    <ul className={meta} data-part="article-meta">
      <Item icon={<CalendarDays className={icon} />} label="发表于">
        <time dateTime={published}>{published}</time>
      </Item>
      {updated !== published && (
        <Item icon={<RefreshCw className={icon} />} label="更新于">
          <time dateTime={updated}>{updated}</time>
        </Item>
      )}
      <Item icon={<Folder className={icon} />} label="分类">
        <Link href={`/articleList?id=${article.category.id}&type=category`}>
          {article.category.name}
        </Link>
      </Item>
      <Item icon={<Eye className={icon} />} label="阅读">
        {shortCount(article.view_times)}
      </Item>
      <Item icon={<Heart className={icon} />} label="点赞">
        {shortCount(article.thumbs_up_times)}
      </Item>
      {length !== undefined && (
        <Item icon={<Clock3 className={icon} />} label="篇幅">
          {length}
        </Item>
      )}
      {article.tags.length > 0 && (
        <Item icon={<Tag className={icon} />} label="标签">
          {article.tags.map((tag, index) => (
            <span key={tag.id} className={word}>
              <Link href={`/articleList?id=${tag.id}&type=tag`}>
                <span className={visuallyHidden}>标签：</span>
                {tag.name}
              </Link>
              {index < article.tags.length - 1 && '\u00a0· '}
            </span>
          ))}
        </Item>
      )}
    </ul>
  );
}

function Item({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className={item} title={label}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
