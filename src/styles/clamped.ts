/** Text that ends in an ellipsis after so many lines. */
export function clamped(lines: number) {
  return {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  } as const;
}
