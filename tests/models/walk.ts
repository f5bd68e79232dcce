import type {
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { type Graph, pathTo, toGraph, trapped } from './graph.ts';
import type { MachineModel, Walk } from './harness.ts';
import { inventoryOf } from './inventory.ts';

/** What the walks over one machine found. */
export interface Report {
  machine: string;
  states: { reached: number; all: number };
  transitions: { taken: number; all: number };
  /** Situations told apart, the shortest paths that reach them all, and the steps tried. */
  situations: number;
  paths: number;
  steps: number;
  milliseconds: number;
  missingStates: string[];
  missingTransitions: string[];
  /** Situations without a way back to a ready one, each with the events that lead there. */
  traps: string[];
  /** Invariants that did not hold, each with the events that lead there. */
  broken: string[];
}

/** What the machine did while it was walked, read from its own inspection. */
interface Footprints {
  states: Set<string>;
  transitions: Set<AnyTransitionDefinition>;
}

export function walkModel(name: string, model: MachineModel<AnyStateMachine>): Report {
  const begin = performance.now();
  const inventory = inventoryOf(model.machine);
  const footprints: Footprints = { states: new Set(), transitions: new Set() };
  const graphs = [model, ...(model.also ?? [])].map((walk) =>
    explore(model.machine, walk, footprints),
  );
  const missingStates = [...inventory.states].filter((id) => !footprints.states.has(id));
  const missingTransitions = [...inventory.transitions]
    .filter(([transition]) => !footprints.transitions.has(transition))
    .map(([, described]) => described);
  const count = (figure: (graph: Graph) => number) =>
    graphs.reduce((sum, graph) => sum + figure(graph), 0);
  return {
    machine: name,
    states: {
      reached: inventory.states.size - missingStates.length,
      all: inventory.states.size,
    },
    transitions: {
      taken: inventory.transitions.size - missingTransitions.length,
      all: inventory.transitions.size,
    },
    situations: count((graph) => graph.situations.size),
    paths: count((graph) => graph.ends),
    steps: count((graph) => graph.edges.length),
    milliseconds: Math.round(performance.now() - begin),
    missingStates,
    missingTransitions,
    traps: graphs.flatMap((graph) => trapsOf(graph, model)),
    broken: graphs.flatMap((graph) => brokenIn(graph, model)),
  };
}

function explore(
  machine: AnyStateMachine,
  walk: Walk<AnyStateMachine>,
  footprints: Footprints,
): Graph {
  const identity = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.status, snapshot.value, walk.classes(snapshot.context)]);
  const begun: AnyMachineSnapshot[] = [];
  const logic = watched(machine, footprints, (initial, follow) => {
    const first = (walk.start ?? []).reduce(follow, initial);
    begun.push(first);
    return first;
  });
  const adjacency = getAdjacencyMap(logic, {
    input: walk.input,
    events: (snapshot) => eventsIn(snapshot, walk),
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: identity,
    serializeEvent: eventText,
    limit: walk.limit,
  });
  const [first] = begun;
  if (first === undefined) throw new Error('the walk did not begin');
  return toGraph(first, adjacencyMapToArray(adjacency), identity, eventText);
}

/**
 * The machine, begun where the walk begins and telling its microsteps: so transient states and
 * the branches of guards are seen too.
 */
function watched(
  machine: AnyStateMachine,
  footprints: Footprints,
  begin: (
    initial: AnyMachineSnapshot,
    follow: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => AnyMachineSnapshot,
  ) => AnyMachineSnapshot,
) {
  const seen = new WeakSet<object>();
  const watch = (scope: AnyActorScope) => {
    if (seen.has(scope)) return;
    seen.add(scope);
    scope.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) footprints.transitions.add(transition);
      visit(inspected.snapshot, footprints);
    });
  };
  const transition = (
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
    scope: AnyActorScope,
  ): AnyMachineSnapshot => {
    watch(scope);
    return machine.transition(snapshot, event, scope);
  };
  return {
    transition,
    getInitialSnapshot: (scope: AnyActorScope, input: unknown): AnyMachineSnapshot => {
      watch(scope);
      const initial = machine.getInitialSnapshot(scope, input);
      visit(initial, footprints);
      return begin(initial, (snapshot, event) => transition(snapshot, event, scope));
    },
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => machine.getPersistedSnapshot(snapshot),
  };
}

function visit(snapshot: object, { states }: Footprints): void {
  if (!('_nodes' in snapshot) || !Array.isArray(snapshot._nodes)) return;
  for (const { id } of snapshot._nodes) states.add(id);
}

/** The model's events, the delays that run, and the failures the model does not list itself. */
function eventsIn(
  snapshot: AnyMachineSnapshot,
  { events }: Walk<AnyStateMachine>,
): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const listed: readonly AnyEventObject[] =
    typeof events === 'function' ? events(snapshot) : events;
  const delays = snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => eventType));
  const failures = snapshot._nodes
    .flatMap((node) => node.invoke.map(({ id }) => `xstate.error.actor.${id}`))
    .filter((type) => !listed.some((event) => event.type === type));
  return [
    ...listed,
    ...[...new Set(delays)].map((type) => ({ type })),
    ...failures.map((type) => ({ type, error: new Error('not to be had') })),
  ];
}

function eventText(event: AnyEventObject): string {
  const { type, ...payload } = event;
  const text = JSON.stringify(payload, (_, value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : value,
  );
  return text === '{}' ? type : `${type} ${text}`;
}

function trapsOf(graph: Graph, { ready }: MachineModel<AnyStateMachine>): string[] {
  const isEnd = (snapshot: AnyMachineSnapshot) => snapshot.status === 'done' || ready(snapshot);
  return trapped(graph, isEnd).map((key) => `${key}: ${pathTo(graph, key)}`);
}

/** Every step is looked at, not one snapshot a situation; each statement is told once. */
function brokenIn(graph: Graph, { invariants = {} }: MachineModel<AnyStateMachine>): string[] {
  return Object.entries(invariants).flatMap(([statement, holds]) => {
    const atStart = [...graph.situations.values()].slice(0, 1).filter((first) => !holds(first));
    if (atStart.length > 0) return [`${statement}: at the start`];
    const edge = graph.edges.find(({ snapshot }) => !holds(snapshot));
    return edge ? [`${statement}: ${pathTo(graph, edge.from)} > ${edge.event}`] : [];
  });
}
