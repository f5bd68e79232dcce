import type { StateValue } from 'xstate';

/**
 * The state value as testers and custom CSS read it: a dotted path, regions joined by a space,
 * e.g. `playback.playing seeking.tracking`.
 */
export function stateAttribute(value: StateValue): string {
  return paths(value).join(' ');
}

function paths(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, child]) => {
    if (child === undefined) return [key];
    const below = paths(child);
    return below.length === 0 ? [key] : below.map((path) => `${key}.${path}`);
  });
}
