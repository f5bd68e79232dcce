// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take away
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text every store takes: no control characters, no half of a surrogate pair. */
export function cleanText(text: string): string {
  return text.replace(CONTROL, '').replace(LONE_SURROGATE, '\ufffd');
}

/** The text on one line, white space at the ends taken away. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** At most `length` UTF-16 units with `…` behind what was cut; never half a character. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const last = cut.charCodeAt(cut.length - 1);
  const whole = last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
  return `${whole.trimEnd()}…`;
}
