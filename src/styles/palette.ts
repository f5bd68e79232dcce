/**
 * The colours of the two themes: paper by day, lamp by night. Plain values, so that their contrast can be
 * computed; styles read them through `vars` of theme.css.ts only.
 */
export interface Palette {
  /** The page. */
  paper: string;
  /** Raised surfaces. */
  card: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  soft: string;
  /** Hairlines that carry no meaning. */
  line: string;
  /** Borders that tell where a control is (3:1 against paper and card). */
  outline: string;
  accent: string;
  /** Text on `accent`. */
  onAccent: string;
  /** A quiet accent: success, strings in code. */
  second: string;
  info: string;
  warning: string;
  danger: string;
  /** Code and quiet fills. */
  code: string;
  /** Laid over a picture below text: `onPicture` reaches 4.5:1 even where the picture is white. */
  scrim: string;
  /** Text and icons over a picture with a scrim. */
  onPicture: string;
  /** Behind a dialog. */
  backdrop: string;
  /** For what floats. */
  shadow: string;
}

export const day: Palette = {
  paper: '#faf7f1',
  card: '#fffdf9',
  ink: '#23262d',
  soft: '#6b6a66',
  line: '#e8e1d4',
  outline: '#8c867a',
  accent: '#b8412c',
  onAccent: '#ffffff',
  second: '#3b765f',
  info: '#33658f',
  warning: '#8a5a00',
  danger: '#b3261e',
  code: '#f4efe6',
  scrim: 'rgba(15, 12, 20, 0.58)',
  onPicture: '#ffffff',
  backdrop: 'rgba(35, 30, 25, 0.45)',
  shadow: '0 1px 2px rgba(60, 40, 20, .05), 0 12px 32px -16px rgba(60, 40, 20, .18)',
};

export const night: Palette = {
  paper: '#11141c',
  card: '#181c27',
  ink: '#e8e4da',
  soft: '#9a9ba6',
  line: '#262b38',
  outline: '#6d7282',
  accent: '#f0a561',
  onAccent: '#231507',
  second: '#7fc4a4',
  info: '#8fb8e0',
  warning: '#f2c14e',
  danger: '#ff9a8c',
  code: '#0d1017',
  scrim: 'rgba(10, 10, 18, 0.58)',
  onPicture: '#ffffff',
  backdrop: 'rgba(0, 0, 0, 0.6)',
  shadow: '0 1px 2px rgba(0, 0, 0, .3), 0 16px 40px -20px rgba(0, 0, 0, .7)',
};
