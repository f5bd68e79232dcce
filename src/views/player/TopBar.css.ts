import { style } from '@vanilla-extract/css';
import { media, vars } from '#src/styles/theme.css.ts';

export const bar = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: `calc(${vars.space.sm} + env(safe-area-inset-top)) 20px ${vars.space.sm}`,
  '@media': {
    [media.narrow]: {
      paddingInline: vars.space.sm,
    },
  },
});

export const middle = style({ minWidth: 0, textAlign: 'center' });

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  transition: `opacity ${vars.duration.calm} ${vars.ease.out}`,
  selectors: {
    // Still to be reached by keyboard, which brings it back.
    '[data-idle="true"] &:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
  },
});
