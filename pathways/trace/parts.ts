import type { AnyActorRef, AnyMachineSnapshot, Snapshot, StateValue } from 'xstate';
import type { Trace, TracedParts } from './format.ts';

interface Part {
  readonly value: StateValue;
  readonly context: unknown;
  readonly parts: Parts;
}
/** By the ids under which machines are invoked. */
export type Parts = Readonly<Record<string, Part>>;

export const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'value' in snapshot && 'context' in snapshot;

/** Active ones only. Holds references: contexts are never changed in place. */
export function partsOf({ children }: AnyMachineSnapshot): Parts {
  const parts: Record<string, Part> = {};
  for (const [id, actor] of Object.entries<AnyActorRef | undefined>(children)) {
    const snapshot: Snapshot<unknown> | undefined = actor?.getSnapshot();
    if (snapshot?.status !== 'active' || !isOfMachine(snapshot)) continue;
    parts[id] = { value: snapshot.value, context: snapshot.context, parts: partsOf(snapshot) };
  }
  return parts;
}

export const redactedParts = (parts: Parts, redact: (value: unknown) => unknown): TracedParts =>
  Object.fromEntries(
    Object.entries(parts).map(([id, { value, context, parts: inner }]) => [
      id,
      {
        value,
        context: recordOf(redact(context)),
        ...(Object.keys(inner).length > 0 && { parts: redactedParts(inner, redact) }),
      },
    ]),
  );

/** At the start and after each entry. */
export function partsAlong({ from, entries }: Trace): readonly [TracedParts, ...TracedParts[]] {
  const first = from.parts ?? {};
  let parts = first;
  const later = entries.map((entry) => {
    parts = entry.parts ?? parts;
    return parts;
  });
  return [first, ...later];
}

export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
