import { memo, useEffect } from 'react';
import { hasFormula } from '#src/domain/formula.ts';
import './prose.css.ts';

/** The article's text: HTML rendered and sanitized on the server. */
export const ArticleBody = memo(function ArticleBody({ html }: { html: string }) {
  useEffect(() => {
    if (hasFormula(html)) import('./formulaStyles.ts');
  }, [html]);
  return (
    <div
      className="prose"
      data-part="article-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by server/content/markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
