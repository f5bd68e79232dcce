import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

const { color, duration, ease, space } = vars;
const moves = `${duration.calm} ${ease.out}`;

export const drawer = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: '60vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: `env(safe-area-inset-top) max(${space.sm}, env(safe-area-inset-right)) env(safe-area-inset-bottom) ${space.sm}`,
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.paper,
  color: color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transform: 'translateX(100%)',
  transition: `transform ${moves}, overlay ${moves} allow-discrete, display ${moves} allow-discrete`,
  selectors: {
    '&[open]': { transform: 'none' },
    '&::backdrop': {
      background: color.backdrop,
      opacity: 0,
      transition: `opacity ${moves}, overlay ${moves} allow-discrete, display ${moves} allow-discrete`,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: {
      '&[open]': { transform: 'translateX(100%)' },
      '&[open]::backdrop': { opacity: 0 },
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: vars.measure.header,
  paddingInlineStart: space.lg,
});

export const name = style({
  fontFamily: vars.font.wenkai,
  fontSize: vars.size.lg,
  letterSpacing: '0.06em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minHeight: 48,
  paddingInline: space.lg,
  borderRadius: vars.radius.control,
  ':active': { background: color.code },
  selectors: {
    '&[aria-current="page"]': { background: color.code, color: color.accent },
  },
  '@media': { [media.hover]: { ':hover': { background: color.code } } },
});
