import { type AnyStateMachine, createActor, matchesState, type Snapshot, StateMachine, type StateValue } from 'xstate';
import { z } from 'zod/mini';

const stateValue: z.ZodMiniType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]));
const parts = z.object({ value: stateValue, context: z.record(z.string(), z.unknown()) });
const persistedSnapshot = z.extend(parts, {
  status: z.enum(['active', 'done']),
  children: z.record(z.string(), z.looseObject({ src: z.string(), snapshot: z.looseObject({ status: z.string() }) })),
});

interface ResolvedState {
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
  readonly status: 'active' | 'done';
  readonly asks: readonly { readonly id: string; readonly src: string; readonly input: unknown }[];
}

/** A snapshot as XState persisted it; null if the machine cannot continue from it unchanged. */
export function restoreUnchanged(machine: AnyStateMachine, snapshot: unknown): Restorable | null {
  const kept = persistedSnapshot.safeParse(snapshot);
  if (!kept.success) return null;
  const { value, context, status, children } = kept.data;
  const state = resolvedStateAt(machine, value, context);
  const isAsking = state?.asks.every(({ id, src }) => children[id]?.src === src) === true;
  if (state?.status !== status || !isAsking) return null;
  return { value, context, snapshot: { output: undefined, error: undefined, ...kept.data } };
}

/** A snapshot that starts in this state: all its actors are invoked again. Null if the machine cannot start there. */
export function restoreAtState(
  machine: AnyStateMachine,
  from: { value: unknown; context: unknown },
): Restorable | null {
  const read = parts.safeParse(from);
  const state = read.success ? resolvedStateAt(machine, read.data.value, read.data.context) : null;
  if (state === null) return null;
  const { value, context, status, asks } = state;
  const children = Object.fromEntries(
    asks.map(({ id, src, input }) => [
      id,
      { src, snapshot: startedActorSnapshot(machine.implementations.actors[src], input) },
    ]),
  );
  return {
    value,
    context,
    snapshot: { ...pendingActorSnapshot(undefined), status, value, context, children, historyValue: {} },
  };
}

interface Restorable {
  readonly value: StateValue;
  readonly context: unknown;
  readonly snapshot: Snapshot<unknown> & Record<string, unknown>;
}

const pendingActorSnapshot = (input: unknown) => ({
  status: 'active' as const,
  input,
  output: undefined,
  error: undefined,
});

/** A child machine starts in its initial state. */
const startedActorSnapshot = (logic: unknown, input: unknown) =>
  logic instanceof StateMachine ? createActor(logic, { input }).getPersistedSnapshot() : pendingActorSnapshot(input);

/** Null if the machine has no such state, or if the inputs of its actors cannot be computed from this context. */
function resolvedStateAt(
  machine: AnyStateMachine,
  value: StateValue,
  context: Record<string, unknown>,
): ResolvedState | null {
  try {
    const resolved = machine.resolveState({ value, context });
    // XState drops unknown regions and fills in missing ones.
    const isWhole = matchesState(value, resolved.value) && matchesState(resolved.value, value);
    if (!isWhole) return null;
    const self = createActor(machine, { snapshot: machine.getPersistedSnapshot(resolved) });
    const event = { type: 'xstate.init' };
    const asks = resolved._nodes.flatMap((node) =>
      node.invoke.map(({ id, src, input }) => ({
        id,
        src: String(src),
        input: typeof input === 'function' ? input({ context, event, self }) : input,
      })),
    );
    return { value, context, status: resolved.status === 'done' ? 'done' : 'active', asks };
  } catch {
    return null;
  }
}
