import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

/** Styles below the article's body; its markup comes from Markdown and has no classes of ours. */
function prose(selector: string, rule: Rule): void {
  const selectors = selector.split(',').map((part) => `.prose ${part.trim()}`);
  globalStyle(selectors.join(', '), rule);
}

globalStyle('.prose', {
  fontSize: vars.size.article,
  lineHeight: 1.9,
  overflowWrap: 'break-word',
  hangingPunctuation: 'allow-end',
});

prose('p, ul, ol, dl', { margin: '0 0 1.25em' });
prose('ul, ol', { paddingLeft: '1.6em' });
prose('ul', { listStyle: 'disc' });
prose('ol', { listStyle: 'decimal' });
prose('li > ul, li > ol', { marginBottom: 0 });
prose('li', { marginBottom: '0.3em' });
prose('h1, h2, h3, h4, h5, h6', {
  fontWeight: 600,
  lineHeight: 1.5,
  scrollMarginTop: 88,
});
prose('h1, h2', { margin: '56px 0 18px', fontSize: vars.size.xl2 });
prose('h3', { margin: '40px 0 14px', fontSize: '1.25rem' });
prose('h4, h5, h6', { margin: '32px 0 12px', fontSize: '1.0625rem' });
prose('> :first-child', { marginTop: 0 });
prose('blockquote', {
  margin: '1.6em 0',
  padding: '4px 0 4px 22px',
  borderLeft: `3px solid ${vars.color.accent}`,
  color: vars.color.soft,
});
prose('blockquote > :last-child', { marginBottom: 0 });
prose('blockquote blockquote', { margin: '0.8em 0 0', borderLeftColor: vars.color.line });
prose('a', {
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationColor: `color-mix(in srgb, ${vars.color.accent} 40%, transparent)`,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.28em',
});
prose('a:hover', { textDecorationColor: vars.color.accent });
prose('hr', {
  width: 96,
  margin: '3em auto',
  border: 0,
  borderTop: `1px solid ${vars.color.outline}`,
});
prose('code', {
  padding: '2px 6px',
  borderRadius: 5,
  background: vars.color.code,
  fontFamily: vars.font.mono,
  fontSize: '0.88em',
});
prose('pre', {
  margin: 0,
  padding: '18px 20px',
  overflow: 'auto',
  background: vars.color.code,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 10,
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  lineHeight: 1.75,
  tabSize: 2,
});
prose('pre code', { padding: 0, background: 'none', fontSize: 'inherit' });
prose('figure', { margin: '1.6em 0' });
prose('figure.code', { position: 'relative' });
// The name of the language has a line of its own: it never lies on the code.
prose('figcaption + pre', { paddingTop: 36 });
prose('figure.code figcaption', {
  position: 'absolute',
  top: 8,
  right: 14,
  color: vars.color.soft,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  lineHeight: 1.5,
  pointerEvents: 'none',
});
prose('figcaption', {
  marginTop: vars.space.sm,
  color: vars.color.soft,
  fontSize: vars.size.sm,
  textAlign: 'center',
});
prose('img', {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  margin: '0 auto',
  borderRadius: vars.radius.control,
  background: vars.color.code,
});
// White drawings would glare beside the text.
globalStyle('[data-theme="dark"] .prose img', {
  '@media': { screen: { filter: 'brightness(0.86)' } },
});
prose('table', {
  width: 'max-content',
  minWidth: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
});
prose('th, td', { padding: '10px 14px', borderBottom: `1px solid ${vars.color.line}` });
prose('th', { fontWeight: 600, whiteSpace: 'nowrap' });
prose('th:not([align])', { textAlign: 'left' });
// A shade at the edge behind which the table goes on: the page's colour rolls over it at the ends.
const edge = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, ${vars.color.paper} 50%) ${side} / 48px 100% no-repeat local, ` +
  `linear-gradient(to ${side}, transparent, ${vars.color.line}) ${side} / 16px 100% no-repeat scroll`;
prose('[data-part="table"]', {
  margin: '1.6em 0',
  overflowX: 'auto',
  background: `${edge('left')}, ${edge('right')}`,
});
prose('kbd', {
  padding: '1px 7px',
  border: `1px solid ${vars.color.outline}`,
  borderBottomWidth: 2,
  borderRadius: 5,
  background: vars.color.card,
  fontFamily: vars.font.mono,
  fontSize: '0.85em',
});
prose('mark', {
  padding: '0 3px',
  borderRadius: 3,
  background: `color-mix(in srgb, ${vars.color.accent} 22%, transparent)`,
  color: 'inherit',
});
prose('details', {
  margin: '1.6em 0',
  padding: '12px 18px',
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 10,
});
prose('summary', { cursor: 'pointer', fontWeight: 600 });
prose('details[open] > summary', { marginBottom: vars.space.md });
prose('.task-list-item', { listStyle: 'none' });
prose('.task-list-item input', {
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1em',
  height: '1em',
  margin: '0 0.6em 0 -1.6em',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: 4,
  verticalAlign: '-0.12em',
});
prose('.task-list-item input:checked', {
  borderColor: vars.color.accent,
  background: vars.color.accent,
  color: vars.color.onAccent,
});
prose('.task-list-item input:checked::before', { content: '✓', fontSize: '0.8em', lineHeight: 1 });
prose('sup a', { textDecoration: 'none', paddingInline: 2 });
prose('.footnotes', {
  marginTop: 56,
  paddingTop: vars.space.xl,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.soft,
  fontSize: '0.9375rem',
});
prose('.footnotes h2', { margin: `0 0 ${vars.space.md}`, fontSize: '1rem' });
prose('.katex-display', { overflowX: 'auto', overflowY: 'hidden', paddingBlock: 4 });

prose('.hljs-comment, .hljs-quote', { color: vars.color.soft });
prose('.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-built_in, .hljs-name, .hljs-tag', {
  color: vars.color.accent,
});
prose('.hljs-string, .hljs-regexp, .hljs-addition, .hljs-attr, .hljs-symbol', {
  color: vars.color.second,
});
prose('.hljs-number, .hljs-type, .hljs-meta, .hljs-variable, .hljs-template-variable', {
  color: vars.color.info,
});
prose('.hljs-title, .hljs-section, .hljs-attribute', { fontWeight: 600 });
prose('.hljs-deletion', { color: vars.color.danger });
prose('.hljs-emphasis', { fontStyle: 'italic' });
prose('.hljs-strong', { fontWeight: 700 });

/** On paper nothing scrolls, opens or is followed. */
function printed(selector: string, rule: NonNullable<Rule['@media']>[string]): void {
  globalStyle(selector, { '@media': { [media.print]: rule } });
}

printed('.prose', { fontSize: '11pt', lineHeight: 1.7 });
printed('.prose pre', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
printed('.prose table', { width: '100%' });
printed('.prose th', { whiteSpace: 'normal' });
printed('.prose img, .prose tr, .prose .katex-display', { breakInside: 'avoid' });
printed('.prose :is(h1, h2, h3, h4, h5, h6)', { breakAfter: 'avoid' });
printed('.prose details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
printed('.prose a[href^="http"]::after', { content: '" (" attr(href) ")"', fontSize: '0.8em' });
