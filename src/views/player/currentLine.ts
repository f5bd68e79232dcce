import { useCallback, useSyncExternalStore } from 'react';
import { selectCurrentLyricIndex } from '#src/machines/player/player.selectors.ts';
import type { AppSystem } from '#src/machines/system.ts';

/** Which line is the current one. A change calls the line left and the line reached, no other. */
export interface CurrentLine {
  index(): number;
  /** @returns the cleanup. */
  subscribe(line: number, changed: () => void): () => void;
}

export function createCurrentLine(player: AppSystem['player']): CurrentLine {
  const listeners = new Map<number, () => void>();
  const current = player.select(selectCurrentLyricIndex);
  let stop: (() => void) | null = null;

  const start = () => {
    let shown = current.get();
    const { unsubscribe } = current.subscribe((index) => {
      const left = listeners.get(shown);
      shown = index;
      left?.();
      listeners.get(index)?.();
    });
    return unsubscribe;
  };

  return {
    index: () => current.get(),
    subscribe: (line, changed) => {
      stop ??= start();
      listeners.set(line, changed);
      return () => {
        listeners.delete(line);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

export function useIsCurrentLine(currentLine: CurrentLine, line: number): boolean {
  const subscribe = useCallback(
    (changed: () => void) => currentLine.subscribe(line, changed),
    [currentLine, line],
  );
  return useSyncExternalStore(subscribe, () => currentLine.index() === line);
}
