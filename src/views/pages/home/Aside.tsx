import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { shortCount } from '#src/domain/count.ts';
import { daysRunning } from '#src/domain/elapsedTime.ts';
import { dayNow } from '#src/services/clock.ts';
import type { HomeData } from '#src/services/pageData.ts';
import { asideHeading, visuallyHidden } from '#src/styles/helpers.css.ts';
import { useApp } from '../../appContext.ts';
import { Card } from '../../ui/Card.tsx';
import {
  aside,
  box,
  figures,
  hotList,
  hotTitle,
  notice,
  rank,
  tag as tagClass,
  tagList,
} from './Aside.css.ts';
import { OwnerCard } from './OwnerCard.tsx';

/** Tags shown beside the articles; all of them stand on /tag. */
const TAGS_SHOWN = 18;

export function Aside({ data }: { data: HomeData }) {
  const { config } = useApp().services.site;
  const today = useSyncExternalStore(neverChanges, dayNow, () => null);
  const { statistic, hot, tags } = data;
  return (
    <aside className={aside} aria-label="关于本站">
      <OwnerCard config={config} statistic={statistic} />
      {config.blog_notice !== '' && (
        <Card className={box}>
          <h2 className={asideHeading}>公告</h2>
          <p className={notice}>{config.blog_notice}</p>
        </Card>
      )}
      {hot.length > 0 && (
        <Card className={box}>
          <h2 className={asideHeading}>热门文章</h2>
          <ol className={hotList}>
            {hot.map((article, index) => (
              <li key={article.id}>
                <Link href={`/article?id=${article.id}`}>
                  <span className={rank} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={hotTitle}>{article.article_title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {tags.length > 0 && (
        <Card className={box}>
          <h2 className={asideHeading}>标签</h2>
          <div className={tagList}>
            {tags.slice(0, TAGS_SHOWN).map((tag) => (
              <Link key={tag.id} className={tagClass} href={`/articleList?id=${tag.id}&type=tag`}>
                <span className={visuallyHidden}>标签：</span>
                {tag.name}
              </Link>
            ))}
          </div>
        </Card>
      )}
      <Card className={box}>
        <h2 className={asideHeading}>网站资讯</h2>
        <dl className={figures}>
          <dt>文章数目</dt>
          <dd>{statistic.articles} 篇</dd>
          <dt>全站字数</dt>
          <dd>{shortCount(statistic.words)}</dd>
          <dt>运行天数</dt>
          <dd>{today === null ? '…' : `${daysRunning(statistic.createdAt, today)} 天`}</dd>
          <dt>访问次数</dt>
          <dd>{shortCount(config.view_time)}</dd>
        </dl>
      </Card>
    </aside>
  );
}

function neverChanges() {
  return () => {};
}
