import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { day, night } from './palette.ts';

const color = createGlobalThemeContract(
  {
    paper: null,
    card: null,
    ink: null,
    soft: null,
    line: null,
    outline: null,
    accent: null,
    onAccent: null,
    second: null,
    info: null,
    warning: null,
    danger: null,
    code: null,
    scrim: null,
    onPicture: null,
    backdrop: null,
    shadow: null,
  },
  (_value, path) => `color-${path.join('-')}`,
);

createGlobalTheme(':root, [data-theme="light"]', color, { ...day });
createGlobalTheme('[data-theme="dark"]', color, { ...night });

const sans = [
  "'PingFang SC'",
  "'HarmonyOS Sans SC'",
  "'MiSans'",
  "'Microsoft YaHei'",
  "'Noto Sans CJK SC'",
  'system-ui',
  'sans-serif',
].join(', ');

const font = createGlobalThemeContract(
  { body: null, wenkai: null, mono: null },
  (_value, path) => `font-${path.join('-')}`,
);

createGlobalTheme(':root', font, {
  body: sans,
  wenkai: `'WenKai Fallback', ${sans}`,
  mono: "ui-monospace, 'JetBrains Mono', 'SF Mono', Consolas, 'Noto Sans Mono CJK SC', monospace",
});

// Taken up after the page has loaded (src/services/displayFont.ts): only then is the font fetched.
globalStyle('[data-display-font]', {
  vars: { [font.wenkai]: `'WenKai', 'WenKai Fallback', ${sans}` },
});

/** What every style reads: colours and fonts are custom properties, measures are plain values. */
export const vars = {
  color,
  font,
  space: {
    xs: '4px',
    sm: '8px',
    md: '12px',
    lg: '16px',
    xl: '24px',
    xl2: '32px',
    xl3: '48px',
    xl4: '64px',
    xl5: '96px',
  },
  /** Under a picture until it comes, and in its place when it does not. */
  pictureGround: `linear-gradient(160deg, ${color.line}, ${color.code})`,
  radius: { card: '12px', control: '8px', full: '999px' },
  size: {
    /** 12 px. */
    xs: '0.75rem',
    /** 13 px: meta lines. */
    sm: '0.8125rem',
    /** 15 px: controls, descriptions. */
    md: '0.9375rem',
    /** 16 px: body. */
    base: '1rem',
    /** 17 px: the body of an article. */
    article: '1.0625rem',
    /** 19 px: card titles on phones. */
    lg: '1.1875rem',
    /** 22 px: card titles, site name. */
    xl: '1.375rem',
    /** 25 px: headings of an article. */
    xl2: '1.5625rem',
    /** 28 to 40 px: page titles. */
    title: 'clamp(1.75rem, 1.3rem + 2vw, 2.5rem)',
    /** 40 to 72 px: the hero of /home. */
    hero: 'clamp(2.5rem, 6vw, 4.5rem)',
  },
  measure: {
    page: '1200px',
    article: '720px',
    aside: '300px',
    /** Height of the header. */
    header: '64px',
    /** From the foot of the window to above the disc. */
    disc: '104px',
    /** Smallest size of anything touched. */
    target: '44px',
  },
  duration: { quick: '160ms', calm: '240ms' },
  ease: { out: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  /** Stacking order of what is fixed; dialogs live in the top layer above all. */
  layer: { header: '10', disc: '20', top: '20', panel: '30', toasts: '40', progress: '50' },
} as const;

/** Conditions for `'@media': { [media.narrow]: … }`. */
export const media = {
  narrow: '(max-width: 798px)',
  wide: '(min-width: 1280px)',
  /** A pointer that can rest on a thing: hover effects belong in here. */
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
