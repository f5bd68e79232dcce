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
  inset: `calc(${OFFSET}px + env(safe-area-inset-top)) 0 auto`,
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: `0 ${space.lg}`,
  border: 0,
  background: 'none',
  color: color.ink,
  overflow: 'visible',
  pointerEvents: 'none',
});

export const toasts = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  paddingTop: space.lg,
});

export const notices = style({
  position: 'absolute',
  top: 0,
  right: space.lg,
  display: 'grid',
  justifyItems: 'end',
  gap: space.sm,
  width: 330,
  '@media': {
    [media.narrow]: {
      position: 'static',
      width: 'auto',
      justifyItems: 'center',
      paddingTop: space.sm,
    },
  },
});

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

export const title = style({ display: 'block', fontWeight: 600 });

export const text = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

export const close = style({ marginBlock: `-${space.sm}`, color: color.soft });
