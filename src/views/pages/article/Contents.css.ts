import { style, styleVariants } from '@vanilla-extract/css';
import { clamped } from '#src/styles/clamped.ts';
import { media, vars } from '#src/styles/theme.css.ts';

export const contents = style({
  position: 'sticky',
  top: 96,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 128px)',
  overflowY: 'auto',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  '@media': {
    '(max-width: 1080px)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

const base = style({
  display: 'block',
  padding: '6px 0 6px 16px',
  borderLeft: `2px solid ${vars.color.line}`,
  color: vars.color.soft,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': { color: vars.color.accent, borderColor: vars.color.accent },
    '&:hover': { color: vars.color.accent },
  },
});

export const words = style(clamped(3));

export const link = styleVariants({
  top: [base],
  below: [base, { paddingLeft: 32, fontSize: vars.size.sm }],
});
