/**
 * Puts the rules of the display font into a page's template, before everything else of the head.
 * The faces that are fetched wait: the browser takes them up after its first paint
 * (src/services/displayFont.ts), so that they compete neither with the scripts nor the picture.
 * Their stand-in of the same measures, made of local fonts, is there at once.
 */
export function withFont(template: string, css: string): string {
  if (css === '') return template;
  const faces = css.split(/(?=@font-face)/);
  const local = faces.filter((face) => !face.includes('url('));
  const fetched = faces.filter((face) => face.includes('url('));
  return template.replace(
    '<!--head-->',
    () =>
      `<style>${local.join('')}</style>\n` +
      `    <style id="display-font" media="not all">${fetched.join('')}</style>\n    <!--head-->`,
  );
}
