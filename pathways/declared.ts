import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';

/** Each alternative of a guarded list is a transition of its own. */
export interface Declared {
  /** `<source> <event>[<index>] -> <targets>`: stable while the machine does not change. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly definition: AnyTransitionDefinition;
}

/** `machine` is a copy that also emits marker actions for each transition taken and each state entered. */
export interface Observed {
  readonly machine: AnyStateMachine;
  readonly declared: readonly Declared[];
  readonly states: readonly string[];
}

const takenAction = 'pathways.taken';
const enteredAction = 'pathways.entered';

/** Shares no state nodes with the original, so its definitions may be changed. */
export const copyOf = (machine: AnyStateMachine): AnyStateMachine =>
  new StateMachine(machine.config, machine.implementations);

/** Leaves the given machine unchanged. */
export function observe(machine: AnyStateMachine): Observed {
  const copy = copyOf(machine);
  const nodes = nodesOf(copy.root);
  const declared = declaredOf(copy);
  for (const { id, definition } of declared) {
    definition.actions = [...definition.actions, { type: takenAction, params: { id } }];
  }
  for (const node of nodes) node.entry = [...node.entry, { type: enteredAction, params: { id: node.id } }];
  const states = nodes.filter(({ type }) => type !== 'history').map(({ id }) => id);
  return { machine: copy, declared, states };
}

export const declaredOf = (machine: AnyStateMachine): readonly Declared[] =>
  nodesOf(machine.root).flatMap((node) =>
    transitionsOf(node).map(({ event, index, definition }): Declared => {
      const targets = (definition.target ?? []).map(({ id }) => id);
      const id = `${node.id} ${event}[${index}] -> ${targets.join(' + ') || '(stays)'}`;
      return { id, source: node.id, event, targets, definition };
    }),
  );

/** The transition's id in a marker action; null for any other action. */
export const takenBy = (action: Action): string | null => markIn(action, takenAction);

/** The state's id in a marker action; null for any other action. */
export const enteredBy = (action: Action): string | null => markIn(action, enteredAction);

type Action = { readonly type: string; readonly params?: unknown };

function markIn({ type, params }: Action, mark: string): string | null {
  if (type !== mark) return null;
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' ? params.id : null;
}

/** Includes the node itself; in order of declaration. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))];
}

function transitionsOf(node: AnyStateNode) {
  const byEvent = [...node.transitions.entries()].flatMap(([event, list]) =>
    list.map((definition, index) => ({ event, index, definition })),
  );
  const eventless = (node.always ?? []).map((definition, index) => ({ event: 'always', index, definition }));
  return [...byEvent, ...eventless];
}
