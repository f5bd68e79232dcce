import { createVar, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

const { color, space } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** px from the top of the window (specification, section 8). */
const OFFSET = 60;

// A popover lies in the top layer, above open dialogs; what the browser gives it is taken back.
export const layer = style({
  position: 'fixed',
  zIndex: vars.layer.toasts,
  inset: 0,
  width: 'auto',
  height: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  overflow: 'visible',
  pointerEvents: 'none',
});

/** A toast in the middle and a notice at the right would lie on each other. */
const CROWDED = '(max-width: 1100px)';

const column = style({
  position: 'absolute',
  display: 'grid',
  gap: space.sm,
});

/** At the top centre; where there is no room beside a notice, above the disc. */
export const toasts = style([
  column,
  {
    top: `calc(${OFFSET}px + ${space.lg} + env(safe-area-inset-top))`,
    insetInline: space.lg,
    justifyItems: 'center',
    '@media': {
      [CROWDED]: {
        top: 'auto',
        bottom: `calc(${vars.measure.disc} + env(safe-area-inset-bottom))`,
      },
    },
  },
]);

/** At the right, `OFFSET` below the top. */
export const notices = style([
  column,
  {
    top: `calc(${OFFSET}px + env(safe-area-inset-top))`,
    right: space.lg,
    width: 'min(330px, calc(100% - 32px))',
    '@media': { [media.narrow]: { width: 'calc(100% - 32px)' } },
  },
]);

const tone = createVar();

export const toast = style({
  vars: { [tone]: color.info },
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  width: 'fit-content',
  maxWidth: 'min(480px, 100%)',
  padding: `${space.md} 0 ${space.md} ${space.lg}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.card,
  boxShadow: color.shadow,
  fontSize: vars.size.md,
  lineHeight: 1.6,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.duration.calm} ${vars.ease.out}`,
  '::before': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    marginTop: 2,
    borderRadius: '50%',
    background: tone,
    color: color.card,
    content: 'i',
    fontSize: vars.size.sm,
    fontWeight: 700,
    lineHeight: 1,
  },
  selectors: {
    '&[data-kind="notice"]': { width: '100%' },
    '&[data-tone="success"]': { vars: { [tone]: color.second } },
    '&[data-tone="success"]::before': { content: '✓' },
    '&[data-tone="warning"]': { vars: { [tone]: color.warning } },
    '&[data-tone="warning"]::before': { content: '!' },
    '&[data-tone="error"]': { vars: { [tone]: color.danger } },
    '&[data-tone="error"]::before': { content: '×' },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = style({
  display: 'block',
  fontWeight: 600,
});

export const text = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

export const close = style({ marginBlock: `-${space.sm}`, color: color.soft });
