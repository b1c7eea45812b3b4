import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  StateMachine,
} from 'xstate';
import type { TracedPart, TracedParts } from '#pathways/trace/format.ts';

/** The state and the context in which a run stands, with the parts that run within it as they were recorded. */
export interface Configuration extends Pick<AnyMachineSnapshot, 'value' | 'context'> {
  readonly parts: TracedParts;
}

/** The actor of a frozen run: never started, it asks nothing and goes nowhere, and neither do its parts. */
export const frozenActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  configuration: Configuration,
): Actor<Machine> => createActor(machine, { input, snapshot: frozen(machine, configuration) });

/** The parts that a run has where it stands, by the names under which it invokes them. */
export const partsIn = (snapshot: AnyMachineSnapshot): readonly string[] => invokedIn(snapshot).map(({ id }) => id);

type Frozen = Snapshot<unknown> & Readonly<Record<string, unknown>>;

/** What would be kept of a run that stands there. A part that is not invoked there is left out. */
function frozen(machine: AnyStateMachine, { value, context, parts = {} }: TracedPart): Frozen {
  const resolved = machine.resolveState({ value, context: { ...context } });
  const children = invokedIn(resolved).flatMap(({ id, src, part }) => {
    const recorded = Object.hasOwn(parts, id) ? parts[id] : undefined;
    return recorded === undefined ? [] : [[id, { src, snapshot: frozen(part, recorded) }] as const];
  });
  return { ...machine.getPersistedSnapshot(resolved), children: Object.fromEntries(children) };
}

const invokedIn = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => {
      const part: unknown = typeof src === 'string' ? snapshot.machine.implementations.actors[src] : undefined;
      return part instanceof StateMachine ? [{ id, src, part }] : [];
    }),
  );
