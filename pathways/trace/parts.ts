import type { AnyActorRef, AnyMachineSnapshot, Snapshot, StateValue } from 'xstate';
import type { Trace, TracedParts } from './format.ts';

/** A machine that another has invoked, as it stands. */
interface Part {
  readonly value: StateValue;
  readonly context: unknown;
  readonly parts: Parts;
}
/** By the names under which they are invoked. */
export type Parts = Readonly<Record<string, Part>>;

export const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'value' in snapshot && 'context' in snapshot;

/** The machines that run within one, as they stand: what they hold is not changed in place, so that holding it is free. */
export function partsOf({ children }: AnyMachineSnapshot): Parts {
  const parts: Record<string, Part> = {};
  for (const [id, actor] of Object.entries<AnyActorRef | undefined>(children)) {
    const snapshot: Snapshot<unknown> | undefined = actor?.getSnapshot();
    if (snapshot?.status !== 'active' || !isOfMachine(snapshot)) continue;
    parts[id] = { value: snapshot.value, context: snapshot.context, parts: partsOf(snapshot) };
  }
  return parts;
}

/** The same as a trace holds them. */
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

/** The parts of a trace where it begins and after each of its entries. */
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
