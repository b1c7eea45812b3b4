import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';

/** A transition as the machine declares it; each alternative of a guarded list counts on its own. */
export interface Declared {
  /** `<source> <event>[<index>] -> <targets>`: stable as long as the machine is not changed. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly definition: AnyTransitionDefinition;
}

/**
 * A machine that says which of its declared transitions a step takes, and which states it enters. Otherwise it is the
 * machine that was given.
 */
export interface Observed {
  readonly machine: AnyStateMachine;
  readonly declared: readonly Declared[];
  readonly states: readonly string[];
}

const takenAction = 'pathways.taken';
const enteredAction = 'pathways.entered';

/** A machine that is the same and shares no state nodes with it. */
export const copyOf = (machine: AnyStateMachine): AnyStateMachine =>
  new StateMachine(machine.config, machine.implementations);

/** Builds the observed copy of a machine. The given machine stays as it is. */
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

/** The transitions that a machine declares. */
export const declaredOf = (machine: AnyStateMachine): readonly Declared[] =>
  nodesOf(machine.root).flatMap((node) =>
    transitionsOf(node).map(({ event, index, definition }): Declared => {
      const targets = (definition.target ?? []).map(({ id }) => id);
      const id = `${node.id} ${event}[${index}] -> ${targets.join(' + ') || '(stays)'}`;
      return { id, source: node.id, event, targets, definition };
    }),
  );

/** The declared transition that an action of an observed machine stands for, if it is such a mark. */
export const takenBy = (action: Action): string | null => markIn(action, takenAction);

/** The state that is entered where an observed machine acts, if the action is such a mark. */
export const enteredBy = (action: Action): string | null => markIn(action, enteredAction);

type Action = { readonly type: string; readonly params?: unknown };

function markIn({ type, params }: Action, mark: string): string | null {
  if (type !== mark) return null;
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' ? params.id : null;
}

/** A state node and everything below it, in the order of declaration. */
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
