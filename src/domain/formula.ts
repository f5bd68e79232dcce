/** Whether HTML of an article holds a typeset formula. */
export function hasFormula(html: string): boolean {
  return html.includes('class="katex');
}
