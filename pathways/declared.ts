import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';

/** A declared transition; each alternative of a guarded list is one of its own. */
export interface Declared {
  /** `<source> <event>[<index>] -> <targets>`: stable while the machine does not change. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly definition: AnyTransitionDefinition;
}

/**
 * A copy of a machine that also emits actions for the declared transitions that a step takes and the states that it
 * enters.
 */
export interface Observed {
  readonly machine: AnyStateMachine;
  readonly declared: readonly Declared[];
  readonly states: readonly string[];
}

const takenAction = 'pathways.taken';
const enteredAction = 'pathways.entered';

/** A copy that shares no state nodes with the original, so its definitions may be changed. */
export const copyOf = (machine: AnyStateMachine): AnyStateMachine =>
  new StateMachine(machine.config, machine.implementations);

/** Builds the observed copy; the given machine stays unchanged. */
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

/** The id of the declared transition that an observed machine's marker action reports; null for any other action. */
export const takenBy = (action: Action): string | null => markIn(action, takenAction);

/** The id of the entered state that an observed machine's marker action reports; null for any other action. */
export const enteredBy = (action: Action): string | null => markIn(action, enteredAction);

type Action = { readonly type: string; readonly params?: unknown };

function markIn({ type, params }: Action, mark: string): string | null {
  if (type !== mark) return null;
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' ? params.id : null;
}

/** A state node and all its descendants, in order of declaration. */
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
