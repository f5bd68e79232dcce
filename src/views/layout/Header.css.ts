import { globalStyle, style } from '@vanilla-extract/css';
import { margin } from '#src/styles/helpers.css.ts';
import { media, vars } from '#src/styles/theme.css.ts';

const floating = '[data-state~="position.floating"]';
const { color, duration, ease, space } = vars;

export const header = style({
  position: 'fixed',
  zIndex: vars.layer.header,
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  height: `calc(${vars.measure.header} + env(safe-area-inset-top))`,
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: `max(${margin}, env(safe-area-inset-left)) max(clamp(${space.sm}, 3vw, 36px), env(safe-area-inset-right))`,
  // Over the dark top of a page's picture.
  color: color.onPicture,
  transition: `transform ${duration.calm} ${ease.out}`,
  // A layer of its own, so that its opacity can be eased.
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `color-mix(in srgb, ${color.paper} 82%, transparent)`,
    borderBottom: `1px solid ${color.line}`,
    backdropFilter: 'blur(14px) saturate(1.3)',
    opacity: 0,
    transition: `opacity ${duration.calm}`,
  },
  selectors: {
    [`&${floating}`]: { color: color.ink },
    [`&${floating}::after`]: { opacity: 1 },
    // The keyboard brings it back.
    '&[data-state~="bar.hidden"]:not(:has(:focus-visible))': { transform: 'translateY(-101%)' },
  },
});

// The accent is not seen on every picture.
globalStyle(`${header} :focus-visible`, { outlineColor: 'currentColor' });

export const name = style({
  padding: `${space.sm} 0`,
  fontFamily: vars.font.wenkai,
  fontSize: vars.size.xl,
  letterSpacing: '0.06em',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const navigation = style({
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { display: 'none' } },
});

export const menu = style({
  display: 'flex',
  gap: space.xs,
  marginInlineEnd: space.md,
  fontSize: vars.size.md,
});

export const item = style({
  position: 'relative',
  display: 'block',
  padding: `9px ${space.md}`,
  borderRadius: vars.radius.control,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: space.md,
    bottom: 5,
    height: 2,
    borderRadius: 2,
    background: 'currentColor',
    transform: 'scaleX(0)',
    transition: `transform ${duration.quick} ${ease.out}`,
  },
  selectors: {
    '&[aria-current="page"]::after': { transform: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::after': { transform: 'scaleX(0.5)' } } },
  },
});

export const tools = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  '@media': { [media.narrow]: { marginInlineStart: 'auto' } },
});

/** Shown on phones only. */
export const narrowOnly = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'inline-grid' } },
});

export const back = style([narrowOnly, { marginInlineStart: `-${space.md}` }]);
