/**
 * Read from the tables head, hhea and hmtx of lxgw-wenkai-lite-webfont 1.7.0; every slice has the
 * same. Chinese characters are one em wide there as in every fallback below, so they need no
 * adjusting; Latin letters do.
 */
const UNITS_PER_EM = 1000;
const ASCENT = 928;
const DESCENT = 256;

/**
 * Mean width of Latin letters by their frequency in English, in em: WenKai from its hmtx table,
 * Arial from that of Liberation Sans, which has the same widths. Both over the sample that
 * next/font uses, `aaabcdeeeefghiijklmnnoopqrrssttuvwxyz` and six spaces.
 */
const LATIN_WIDTH = 0.48784;
const ARIAL_WIDTH = 0.45631;

/** Chinese fonts of the systems; all one em wide, so nothing moves when WenKai comes. */
const CHINESE = [
  'PingFang SC',
  'PingFangSC-Regular',
  'HarmonyOS Sans SC',
  'MiSans',
  'Microsoft YaHei',
  'Noto Sans CJK SC',
  'NotoSansCJKsc-Regular',
  'Noto Sans SC',
  'Source Han Sans SC',
  'WenQuanYi Micro Hei',
];

/** Fonts with the widths of Arial, or close to them. */
const LATIN = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'];

/** WenKai draws the middle dot and the curly quotes as narrow as Latin fonts do. */
const LATIN_RANGE = 'U+0-24f,U+2018-201d';

/**
 * Height of the line, the same for WenKai and its fallback: systems differ in which of a font's
 * three pairs of numbers they take, so it is written down for both.
 */
export const METRICS = lineMetrics(1);

/** The `@font-face` rules of `WenKai Fallback`, for use right after `WenKai` in a font stack. */
export function fallbackFaces(): string {
  const adjust = LATIN_WIDTH / ARIAL_WIDTH;
  return (
    `@font-face{font-family:'WenKai Fallback';font-weight:400 700;src:${locals(CHINESE)};` +
    `size-adjust:100%;${lineMetrics(1)}}\n` +
    `@font-face{font-family:'WenKai Fallback';font-weight:400 700;src:${locals(LATIN)};` +
    `size-adjust:${percent(adjust)};${lineMetrics(adjust)}unicode-range:${LATIN_RANGE}}\n`
  );
}

/** size-adjust scales the overrides too, hence the division. */
function lineMetrics(adjust: number): string {
  return (
    `ascent-override:${percent(ASCENT / UNITS_PER_EM / adjust)};` +
    `descent-override:${percent(DESCENT / UNITS_PER_EM / adjust)};line-gap-override:0%;`
  );
}

function locals(names: readonly string[]): string {
  return names.map((name) => `local('${name}')`).join(',');
}

function percent(share: number): string {
  return `${Math.round(share * 10000) / 100}%`;
}
