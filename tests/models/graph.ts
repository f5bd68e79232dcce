import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** What can happen in a machine: situations by their identity, and the steps between them. */
export interface Graph {
  situations: Map<string, AnyMachineSnapshot>;
  edges: Edge[];
  /** The step by which each situation was reached first; the first has none. */
  reachedBy: Map<string, Edge>;
  /** Situations from which no other was reached first: each ends one shortest path. */
  ends: number;
}

interface Edge {
  from: string;
  to: string;
  event: string;
  /** What the event led to; `to` is its identity. */
  snapshot: AnyMachineSnapshot;
}

/** A step as the exploration of `xstate/graph` found it. */
interface Step {
  state: AnyMachineSnapshot;
  event: AnyEventObject;
  nextState: AnyMachineSnapshot;
}

/**
 * @param first where the exploration began
 * @param steps in the order found, breadth first
 * @param identity the key that tells situations apart
 * @param eventText an event for the reader
 */
export function toGraph(
  first: AnyMachineSnapshot,
  steps: readonly Step[],
  identity: (snapshot: AnyMachineSnapshot) => string,
  eventText: (event: AnyEventObject) => string,
): Graph {
  const situations = new Map([[identity(first), first]]);
  const edges = steps.map(({ state, event, nextState }) => {
    const to = identity(nextState);
    if (!situations.has(to)) situations.set(to, nextState);
    return { from: identity(state), to, event: eventText(event), snapshot: nextState };
  });
  const reachedBy = new Map<string, Edge>();
  // Breadth first, so the first edge to a situation ends a shortest path.
  for (const edge of edges) {
    if (edge.to !== identity(first) && !reachedBy.has(edge.to)) reachedBy.set(edge.to, edge);
  }
  const inner = new Set([...reachedBy.values()].map(({ from }) => from));
  return { situations, edges, reachedBy, ends: situations.size - inner.size };
}

/** Situations from which no path leads to one that `isEnd`. */
export function trapped(graph: Graph, isEnd: (snapshot: AnyMachineSnapshot) => boolean): string[] {
  const before = new Map<string, string[]>();
  for (const { from, to } of graph.edges) before.set(to, [...(before.get(to) ?? []), from]);
  const free = new Set([...graph.situations].filter(([, at]) => isEnd(at)).map(([key]) => key));
  for (const key of free) {
    for (const earlier of before.get(key) ?? []) free.add(earlier);
  }
  return [...graph.situations.keys()].filter((key) => !free.has(key));
}

/** The events of a shortest path to the situation, for the reader of a failure. */
export function pathTo(graph: Graph, key: string): string {
  const events: string[] = [];
  for (let edge = graph.reachedBy.get(key); edge; edge = graph.reachedBy.get(edge.from)) {
    events.unshift(edge.event);
  }
  return events.length === 0 ? 'at the start' : events.join(' > ');
}
