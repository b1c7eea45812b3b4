import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';

/** Each alternative of a guarded list is a transition of its own. */
export interface DeclaredTransition {
  /** `<source> <event>[<index>] -> <targets>`: stable while the machine does not change. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly targets: readonly string[];
  readonly definition: AnyTransitionDefinition;
}

/** `machine` is a copy that also emits marker actions for each transition taken and each state entered. */
export interface ObservedMachine {
  readonly machine: AnyStateMachine;
  readonly declared: readonly DeclaredTransition[];
  readonly states: readonly string[];
}

const takenMarker = 'pathways.taken';
const enteredMarker = 'pathways.entered';

/** Shares no state nodes with the original, so its definitions may be changed. */
export const copyMachine = (machine: AnyStateMachine): AnyStateMachine =>
  new StateMachine(machine.config, machine.implementations);

/** Leaves the given machine unchanged. */
export function observe(machine: AnyStateMachine): ObservedMachine {
  const copy = copyMachine(machine);
  const nodes = nodesOf(copy.root);
  const declared = declaredTransitionsOf(copy);
  for (const { id, definition } of declared) {
    definition.actions = [...definition.actions, { type: takenMarker, params: { id } }];
  }
  for (const node of nodes) node.entry = [...node.entry, { type: enteredMarker, params: { id: node.id } }];
  const states = nodes.filter(({ type }) => type !== 'history').map(({ id }) => id);
  return { machine: copy, declared, states };
}

export const declaredTransitionsOf = (machine: AnyStateMachine): readonly DeclaredTransition[] =>
  nodesOf(machine.root).flatMap((node) =>
    transitionsOfNode(node).map(({ event, index, definition }): DeclaredTransition => {
      const targets = (definition.target ?? []).map(({ id }) => id);
      const id = `${node.id} ${event}[${index}] -> ${targets.join(' + ') || '(stays)'}`;
      return { id, source: node.id, event, targets, definition };
    }),
  );

/** The transition's id in a marker action; null for any other action. */
export const takenTransitionIn = (action: Action): string | null => markerIdIn(action, takenMarker);

/** The state's id in a marker action; null for any other action. */
export const enteredStateIn = (action: Action): string | null => markerIdIn(action, enteredMarker);

type Action = { readonly type: string; readonly params?: unknown };

function markerIdIn({ type, params }: Action, mark: string): string | null {
  if (type !== mark) return null;
  if (typeof params !== 'object' || params === null || !('id' in params)) return null;
  return typeof params.id === 'string' ? params.id : null;
}

/** Includes the node itself; in order of declaration. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))];
}

function transitionsOfNode(node: AnyStateNode) {
  const byEvent = [...node.transitions.entries()].flatMap(([event, list]) =>
    list.map((definition, index) => ({ event, index, definition })),
  );
  const eventless = (node.always ?? []).map((definition, index) => ({ event: 'always', index, definition }));
  return [...byEvent, ...eventless];
}
