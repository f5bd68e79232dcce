import { assignInlineVars } from '@vanilla-extract/dynamic';
import { vars } from '#src/styles/theme.css.ts';
import { heightVar, radiusVar, skeleton, widthVar } from './Skeleton.css.ts';

interface SkeletonProps {
  /** A number is px. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
}

/** The place of something on its way, in its final size. */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius = vars.radius.control,
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={skeleton}
      style={assignInlineVars({
        [widthVar]: length(width),
        [heightVar]: length(height),
        [radiusVar]: length(radius),
      })}
    />
  );
}

function length(value: number | string): string {
  return typeof value === 'number' ? `${value}px` : value;
}
