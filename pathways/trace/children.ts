import type { AnyActorRef, AnyMachineSnapshot, Snapshot, StateValue } from 'xstate';
import type { Trace, TracedChildren } from './format.ts';

interface ChildState {
  readonly value: StateValue;
  readonly context: unknown;
  readonly parts: ChildStates;
}
/** By the ids under which machines are invoked. */
export type ChildStates = Readonly<Record<string, ChildState>>;

export const isMachineSnapshot = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'value' in snapshot && 'context' in snapshot;

/** Active ones only. Holds references: contexts are never changed in place. */
export function childStatesOf({ children }: AnyMachineSnapshot): ChildStates {
  const parts: Record<string, ChildState> = {};
  for (const [id, actor] of Object.entries<AnyActorRef | undefined>(children)) {
    const snapshot: Snapshot<unknown> | undefined = actor?.getSnapshot();
    if (snapshot?.status !== 'active' || !isMachineSnapshot(snapshot)) continue;
    parts[id] = { value: snapshot.value, context: snapshot.context, parts: childStatesOf(snapshot) };
  }
  return parts;
}

export const redactedChildren = (parts: ChildStates, redact: (value: unknown) => unknown): TracedChildren =>
  Object.fromEntries(
    Object.entries(parts).map(([id, { value, context, parts: inner }]) => [
      id,
      {
        value,
        context: toRecord(redact(context)),
        ...(Object.keys(inner).length > 0 && { parts: redactedChildren(inner, redact) }),
      },
    ]),
  );

/** At the start and after each entry. */
export function childrenAlong({ from, entries }: Trace): readonly [TracedChildren, ...TracedChildren[]] {
  const first = from.parts ?? {};
  let parts = first;
  const later = entries.map((entry) => {
    parts = entry.parts ?? parts;
    return parts;
  });
  return [first, ...later];
}

export const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
