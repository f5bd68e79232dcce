import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#src/styles/theme.css.ts';

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'inherit',
  fontSize: vars.size.sm,
});

export const item = style({
  display: 'flex',
  gap: 6,
  minWidth: 0,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
});

/** Goes to the next line as a whole; its space at the end stays. */
export const word = style({
  display: 'inline-block',
  maxWidth: '100%',
  whiteSpace: 'break-spaces',
});

export const icon = style({ width: 15, height: 24, flex: 'none' });

// Easier to hit than its words are large.
globalStyle(`${meta} a`, { margin: '0 -6px', padding: '5px 6px' });
globalStyle(`${meta} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '0.3em' });
