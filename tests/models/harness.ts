import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate';

/** An event that a machine sends to itself: an actor's answer or failure, the end of a delay. */
export interface SyntheticEvent {
  type: `xstate.${string}`;
  actorId: string;
  output?: unknown;
  error?: unknown;
}

export type ModelEvent<Machine extends AnyStateMachine> = EventFrom<Machine> | SyntheticEvent;

type Maybe<Value> = undefined extends Value ? { input?: Value } : { input: Value };

/** One exploration of the machine, breadth first from `input` and the events of `start`. */
export type Walk<Machine extends AnyStateMachine> = Maybe<InputFrom<Machine>> & {
  /**
   * What can happen, two or three representative payloads an event. Delays, and failures of
   * invoked actors, happen by themselves; their answers (`done`) are listed here. A function
   * is to name its return type, `ModelEvent<typeof machine>[]`.
   */
  events:
    | readonly ModelEvent<Machine>[]
    | ((snapshot: SnapshotFrom<Machine>) => readonly ModelEvent<Machine>[]);
  /**
   * What of the context tells two situations apart: classes such as none/one/many, never the
   * figures themselves, or the walk does not end.
   */
  classes: (context: ContextFrom<Machine>) => unknown;
  /** Tripwire: more edges than this, and the classes are too fine. */
  limit: number;
  /** Events that lead to where this walk begins. */
  start?: readonly ModelEvent<Machine>[];
};

export type MachineModel<Machine extends AnyStateMachine> = Walk<Machine> & {
  machine: Machine;
  /** Where the machine waits for its user; from everywhere a path must lead back to one. */
  ready: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Statements that hold in every situation. */
  invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /**
   * Further walks, for a machine of several regions whose product is too large: each explores
   * one region's events, and what they cover counts together.
   */
  also?: readonly Walk<Machine>[];
};

/**
 * Describes how a machine is walked. A file of tests/models named after the machine has it as
 * its default export:
 *
 * @example
 * export default defineModel({
 *   machine: searchMachine,
 *   events: [
 *     { type: 'text.changed', text: '' },
 *     { type: 'text.changed', text: '山' },
 *     done('search', []),
 *     done('search', [{ id: 1 }]),
 *     failed('search', new Error('offline')), // only where the kind of error matters
 *   ],
 *   ready: (snapshot) => snapshot.matches('idle'),
 *   classes: ({ text, hits }) => [text === '', hits.length === 0],
 *   invariants: {
 *     'an empty text has no hits': ({ context }) => context.text !== '' || context.hits.length === 0,
 *   },
 *   limit: 2000,
 * });
 */
export function defineModel<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
): MachineModel<Machine> {
  return model;
}

/** The answer of an invoked actor, by the id of its invoke. */
export function done(id: string, output: unknown): SyntheticEvent {
  return { type: `xstate.done.actor.${id}`, output, actorId: id };
}

/** The failure of an invoked actor. Without one in the model, a plain Error happens by itself. */
export function failed(id: string, error: unknown): SyntheticEvent {
  return { type: `xstate.error.actor.${id}`, error, actorId: id };
}
