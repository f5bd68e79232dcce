import { memo } from 'react';
import './prose.css.ts';

/** The article's text: HTML rendered and sanitized on the server. */
export const ArticleBody = memo(function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="prose"
      data-part="article-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by server/content/markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
