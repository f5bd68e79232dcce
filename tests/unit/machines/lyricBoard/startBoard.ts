import { type Actor, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { PictureCheck } from '#src/domain/boardPicture.ts';
import type { BoardRecord } from '#src/domain/boardRecord.ts';
import { lyricBoardMachine } from '#src/machines/lyricBoard/lyricBoard.machine.ts';
import type { LyricBoardEvent } from '#src/machines/lyricBoard/lyricBoard.types.ts';
import type { ToastRequest } from '#src/machines/toasts/toasts.types.ts';

/** An answer given when the test wants it. */
interface Deferred<Value> {
  resolve(value: Value): void;
  reject(error: Error): void;
  promise: Promise<Value>;
}

function deferred<Value>(): Deferred<Value> {
  let settle: Pick<Deferred<Value>, 'resolve' | 'reject'> = { resolve() {}, reject() {} };
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { ...settle, promise };
}

type Bare = Exclude<LyricBoardEvent['type'], 'size.changed' | 'line.clicked' | 'picture.chosen'>;

/** A board on a simulated clock whose world answers only when it is told to. */
export function started(...types: Bare[]) {
  const clock = new SimulatedClock();
  const toasts: ToastRequest[] = [];
  const seeks: number[] = [];
  const saved: BoardRecord[] = [];
  const kept: Blob[] = [];
  const removals: number[] = [];
  /** Addresses lent and not taken back. */
  const lent = new Set<string>();
  let lendings = 0;
  let fullscreenToggles = 0;
  const stored = deferred<unknown>();
  const storedPicture = deferred<Blob | null>();
  const checks: Deferred<PictureCheck>[] = [];
  const keeping = deferred<void>();
  const removing = deferred<void>();
  const actor: Actor<typeof lyricBoardMachine> = createActor(
    lyricBoardMachine.provide({
      actors: {
        readStored: fromPromise(async () => ({ record: await stored.promise })),
        readPicture: fromPromise(() => storedPicture.promise),
        checkPicture: fromPromise(() => {
          const check = deferred<PictureCheck>();
          checks.push(check);
          return check.promise;
        }),
        keepPicture: fromPromise<void, { picture: Blob | null }>(({ input }) => {
          if (input.picture !== null) kept.push(input.picture);
          return keeping.promise;
        }),
        removePicture: fromPromise(() => {
          removals.push(kept.length);
          return removing.promise;
        }),
        lendUrl: fromCallback(({ sendBack }) => {
          lendings += 1;
          const url = `blob:${lendings}`;
          lent.add(url);
          sendBack({ type: 'picture.shown', url });
          return () => lent.delete(url);
        }),
      },
      actions: {
        toggleFullscreen: () => {
          fullscreenToggles += 1;
        },
        seek: (_, { time }) => {
          seeks.push(time);
        },
        save: (_, record) => {
          saved.push(record);
        },
        notify: (_, request) => {
          toasts.push(request);
        },
      },
    }),
    { clock },
  );
  actor.start();
  for (const type of types) actor.send({ type });
  const read = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  return {
    actor,
    clock,
    read,
    toasts,
    seeks,
    saved,
    kept,
    removals,
    lent,
    stored,
    storedPicture,
    checks,
    keeping,
    removing,
    fullscreenToggles: () => fullscreenToggles,
  };
}

/** Lets every promise that has its answer pass it on. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
