import Copy from 'lucide-react/icons/copy';
import type { ArticleSummary, ArticleType } from '#src/services/api/types.ts';
import { copyText } from '#src/wiring/copy.ts';
import { useAppActor } from '../../appContext.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { address, box, row } from './Copyright.css.ts';

const KIND: Record<ArticleType, string> = { 1: '原创', 2: '转载', 3: '翻译' };
const LICENCE = 'https://creativecommons.org/licenses/by-nc-sa/4.0/deed.zh-hans';

type Shown = Pick<ArticleSummary, 'id' | 'authorName' | 'type' | 'origin_url'>;

/** Who wrote it, what kind it is, and the link to pass on. */
export function Copyright({ article }: { article: Shown }) {
  const toasts = useAppActor('toasts');
  const path = `/article?id=${article.id}`;
  return (
    <dl className={box} data-part="copyright">
      <div className={row}>
        <dt>作者</dt>
        <dd>
          {article.authorName}（{KIND[article.type]}）
        </dd>
      </div>
      {article.origin_url !== '' && (
        <div className={row}>
          <dt>原文</dt>
          <dd className={address}>
            <a href={article.origin_url} target="_blank" rel="noopener noreferrer">
              {article.origin_url}
            </a>
          </dd>
        </div>
      )}
      <div className={row}>
        <dt>链接</dt>
        <dd className={address}>
          <a href={path}>{path}</a>
          <IconButton
            data-print="hidden"
            label="复制本文链接"
            onClick={() => copyText(toasts, window.location.origin + path)}
          >
            <Copy size={18} aria-hidden="true" />
          </IconButton>
        </dd>
      </div>
      <div className={row}>
        <dt>许可</dt>
        <dd>
          {article.type === 1 ? (
            <>
              除特别声明外，采用{' '}
              <a href={LICENCE} target="_blank" rel="noopener noreferrer license">
                CC BY-NC-SA 4.0
              </a>
              ，转载请注明出处。
            </>
          ) : (
            '版权归原作者所有。'
          )}
        </dd>
      </div>
    </dl>
  );
}
