/** How the lines of a song are moved, e.g. 歌词提前 0.5 秒; `offset` in ms, above 0 earlier. */
export function offsetText(offset: number): string {
  if (offset === 0) return '歌词没有调整';
  const seconds = Number((Math.abs(offset) / 1000).toFixed(1));
  return `歌词${offset > 0 ? '提前' : '延后'} ${seconds} 秒`;
}
