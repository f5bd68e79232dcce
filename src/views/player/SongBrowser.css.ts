import { style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';
import { upright } from './player.css.ts';

export const browser = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.xl2,
  padding: `0 ${vars.space.xl2}`,
  '@media': {
    '(max-width: 1100px)': { gridTemplateColumns: '220px minmax(0, 1fr)', gap: vars.space.xl },
    [upright]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: vars.space.sm,
      padding: 0,
    },
  },
});
