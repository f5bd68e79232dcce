import { visuallyHidden } from '#src/styles/helpers.css.ts';
import { ring, spinner } from './Spinner.css.ts';

/** Side in px of the small spinner; anything larger is drawn in the big style. */
const DEFAULT_SIZE = 30;

interface SpinnerProps {
  /** Side in px. */
  size?: number;
  /** Read aloud; seen below the ring in the big style. Empty where the text beside it says it. */
  label?: string;
}

export function Spinner({ size = DEFAULT_SIZE, label = '加载中…' }: SpinnerProps) {
  const big = size > DEFAULT_SIZE;
  return (
    <span
      className={spinner}
      data-part="spinner"
      data-style={big ? 'big' : 'small'}
      role={label === '' ? undefined : 'status'}
    >
      <span className={ring} style={{ width: size, height: size }} />
      {label !== '' && <span className={big ? undefined : visuallyHidden}>{label}</span>}
    </span>
  );
}
