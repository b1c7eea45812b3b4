import type { AnyActorRef, AnyMachineSnapshot, Snapshot, StateValue } from 'xstate';
import type { Trace, TracedParts } from './format.ts';

/** An invoked machine. */
interface Part {
  readonly value: StateValue;
  readonly context: unknown;
  readonly parts: Parts;
}
/** By the ids under which they are invoked. */
export type Parts = Readonly<Record<string, Part>>;

export const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'value' in snapshot && 'context' in snapshot;

/** The active machines that a machine has invoked. Holds references only: contexts are never changed in place. */
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

/** The invoked machines at the start of a trace and after each of its entries. */
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
