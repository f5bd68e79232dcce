/** What a key asks of the player: seconds to seek by, or the volume (0 to 1) to change by. */
export type KeyRequest = 'toggle' | { seekBy: number } | { volumeBy: number };

/** The facts of a `KeyboardEvent`. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

const ARROWS = new Map<string, KeyRequest>([
  ['ArrowLeft', { seekBy: -5 }],
  ['ArrowRight', { seekBy: 5 }],
  ['ArrowDown', { volumeBy: -0.05 }],
  ['ArrowUp', { volumeBy: 0.05 }],
]);

/** No other key is held with it, and no text is being composed. */
export function isAlone(press: KeyPress): boolean {
  return !(press.altKey || press.ctrlKey || press.metaKey || press.shiftKey || press.isComposing);
}

/** What an arrow key asks of the player. */
export function arrowRequest(press: KeyPress): KeyRequest | undefined {
  return isAlone(press) ? ARROWS.get(press.key) : undefined;
}
