import { skeleton } from './Skeleton.css.ts';

interface SkeletonProps {
  /** A number is px. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
}

/** The place of something on its way, in its final size. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={skeleton} style={{ width, height, borderRadius: radius }} />
  );
}
