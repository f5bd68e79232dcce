/** The visitor's hour, 0 to 23. */
export function hourNow(): number {
  return new Date().getHours();
}

/** The start of the visitor's day, ms since the epoch: the same all day long. */
export function dayNow(): number {
  return new Date().setHours(0, 0, 0, 0);
}
