import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  assign,
  type EventObject,
  type MachineContext,
} from 'xstate';
import { pathAlongLabels } from './cover.ts';
import { observe } from './declaredTransitions.ts';
import type { Model } from './model.ts';

/** A context field that several regions write. */
export interface ContendedField {
  readonly state: string;
  readonly field: string;
  readonly regions: readonly string[];
}

/** By field: a parallel state declares them in `meta.shares`. */
type SharedFieldReasons = Readonly<Record<string, string>>;

/**
 * Fields that one parallel region may overwrite while another still uses them, found by walking paths that take each
 * transition. Transitions that leave all the regions do not count.
 */
export function findContendedFields(model: Model, paths: readonly (readonly string[])[]): readonly ContendedField[] {
  const { machine } = observe(model.machine);
  const writes = new Map<string, Set<string>>();
  for (const node of nodesOf(machine.root)) recordWrites(machine, node, writes);
  for (const labels of paths) pathAlongLabels(model, machine, labels);
  return nodesOf(machine.root)
    .filter(({ type }) => type === 'parallel')
    .flatMap((state) => contendedFieldsOf(state, writes));
}

/** By the id of the parallel state. */
export function sharedFieldReasonsOf(machine: AnyStateMachine): Readonly<Record<string, SharedFieldReasons>> {
  const parallel = nodesOf(machine.root).filter(({ type }) => type === 'parallel');
  return Object.fromEntries(parallel.map(({ id, meta }) => [id, meta?.shares ?? {}]));
}

function contendedFieldsOf(state: AnyStateNode, writes: ReadonlyMap<string, ReadonlySet<string>>): ContendedField[] {
  const written = Object.values(state.states).map((region) => ({
    region: region.id,
    fields: new Set(nodesOf(region).flatMap(({ id }) => [...(writes.get(id) ?? [])])),
  }));
  const fields = new Set(written.flatMap((one) => [...one.fields]));
  return [...fields]
    .sort()
    .map((field) => ({
      state: state.id,
      field,
      regions: written.filter((one) => one.fields.has(field)).map(({ region }) => region),
    }))
    .filter(({ regions }) => regions.length > 1);
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Makes every transition, entry and exit action of a state record the context fields that it changes. */
function recordWrites(machine: AnyStateMachine, node: AnyStateNode, writes: Map<string, Set<string>>): void {
  const fields = new Set<string>();
  writes.set(node.id, fields);
  const watched = (actions: Actions) => actions.map((action) => recordingAction(machine, action, fields));
  const definitions = [...node.transitions.values()].flat().concat(node.always ?? []);
  for (const definition of definitions) {
    if (!leavesRegions(node, definition)) definition.actions = watched(definition.actions);
  }
  node.entry = watched(node.entry);
  node.exit = watched(node.exit);
}

function leavesRegions(node: AnyStateNode, { target }: AnyTransitionDefinition): boolean {
  const around = ancestorsOf(node).filter(({ type }) => type === 'parallel');
  return around.every((state) => target?.every((one) => one !== state && !ancestorsOf(one).includes(state)) ?? false);
}

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...ancestorsOf(node.parent)];

type Actions = AnyTransitionDefinition['actions'];

function paramsOf(
  action: Actions[number],
  given: { readonly context: MachineContext; readonly event: EventObject },
): unknown {
  if (typeof action !== 'object' || !('params' in action)) return undefined;
  const { params } = action;
  return typeof params === 'function' ? params(given) : params;
}

function recordingAction(machine: AnyStateMachine, action: Actions[number], fields: Set<string>): Actions[number] {
  const named = typeof action === 'string' ? action : 'type' in action ? String(action.type) : '';
  const found: unknown = machine.implementations.actions[named] ?? action;
  if (typeof found !== 'function' || !('type' in found)) return action;
  if (found.type === 'xstate.enqueueActions') {
    throw new Error(`${named}: what an action enqueues cannot be watched; write it as a list of actions`);
  }
  if (!('assignment' in found)) return action;
  const { assignment } = found;
  if (typeof assignment !== 'function') {
    for (const field of Object.keys(Object(assignment))) fields.add(field);
    return action;
  }
  return assign((given, params) => {
    const change: object = assignment(given, paramsOf(action, given) ?? params);
    for (const field of Object.keys(change)) fields.add(field);
    return change;
  });
}
