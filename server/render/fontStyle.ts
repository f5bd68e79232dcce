/**
 * Puts the rules of the display font into a page's template, before everything else of the head.
 * Nothing on the page asks for its files until the browser takes the font up (src/services/displayFont.ts).
 */
export function withFont(template: string, css: string): string {
  return css === ''
    ? template
    : template.replace('<!--head-->', () => `<style>${css}</style>\n    <!--head-->`);
}
