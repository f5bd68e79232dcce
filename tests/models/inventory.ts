import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** All that a machine's chart holds. */
export interface Inventory {
  /** Ids of the state nodes, the root among them. */
  states: Set<string>;
  /** Every transition with a name for the reader; guard branches count one by one. */
  transitions: Map<AnyTransitionDefinition, string>;
}

/**
 * Reads states and transitions out of the built machine: `on`, `always`, `after`, `onDone` and
 * `onError`. A forbidden transition (no target, no actions) is nothing that could be taken.
 */
export function inventoryOf(machine: AnyStateMachine): Inventory {
  const nodes: AnyStateNode[] = [machine.root, ...getStateNodes(machine.root)];
  const transitions = new Map<AnyTransitionDefinition, string>();
  for (const node of nodes) {
    for (const [event, list] of node.transitions) addAll(transitions, node, event, list);
    addAll(transitions, node, 'always', node.always ?? []);
  }
  return {
    states: new Set(nodes.filter(({ type }) => type !== 'history').map(({ id }) => id)),
    transitions,
  };
}

function addAll(
  into: Map<AnyTransitionDefinition, string>,
  node: AnyStateNode,
  event: string,
  list: readonly AnyTransitionDefinition[],
): void {
  list.forEach((transition, index) => {
    if (!transition.target && transition.actions.length === 0) return;
    const targets = (transition.target ?? []).map(({ id }) => id).join(', ') || 'itself';
    into.set(transition, `${node.id} --${event}[${index}]--> ${targets}`);
  });
}
