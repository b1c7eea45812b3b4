import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  StateMachine,
} from 'xstate';
import type { TracedChild, TracedChildren } from '#pathways/trace/format.ts';

/** A recorded state of a run, with the recorded states of its child machines. */
export interface RecordedState extends Pick<AnyMachineSnapshot, 'value' | 'context'> {
  readonly parts: TracedChildren;
}

/** Never start it: a frozen run and its child machines must not call a port or change state. */
export const createFrozenActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  configuration: RecordedState,
): Actor<Machine> => createActor(machine, { input, snapshot: frozenSnapshotOf(machine, configuration) });

/** Invoke ids of the child machines that run in this state. */
export const childMachineIdsIn = (snapshot: AnyMachineSnapshot): readonly string[] =>
  invokedMachinesIn(snapshot).map(({ id }) => id);

type FrozenSnapshot = Snapshot<unknown> & Readonly<Record<string, unknown>>;

/** The persisted snapshot of a run in this state. Recorded children that the state does not invoke are left out. */
function frozenSnapshotOf(machine: AnyStateMachine, { value, context, parts = {} }: TracedChild): FrozenSnapshot {
  const resolved = machine.resolveState({ value, context: { ...context } });
  const children = invokedMachinesIn(resolved).flatMap(({ id, src, part }) => {
    const recorded = Object.hasOwn(parts, id) ? parts[id] : undefined;
    return recorded === undefined ? [] : [[id, { src, snapshot: frozenSnapshotOf(part, recorded) }] as const];
  });
  return { ...machine.getPersistedSnapshot(resolved), children: Object.fromEntries(children) };
}

const invokedMachinesIn = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => {
      const part: unknown = typeof src === 'string' ? snapshot.machine.implementations.actors[src] : undefined;
      return part instanceof StateMachine ? [{ id, src, part }] : [];
    }),
  );
