import { useEffect, useEffectEvent } from 'react';
import type { FieldFault, FieldFaults, FormChecked } from '#machines/kit/fieldFaults.ts';

/** Where the run of a flow keeps what its forms show against their fields. */
export interface CheckedForm {
  readonly faults: FieldFaults;
  readonly send: (event: FormChecked) => void;
}

/** Keeps what a form shows in the run of its flow. */
export const checkedBy = (
  { field_faults }: { readonly field_faults: FieldFaults },
  send: CheckedForm['send'],
): CheckedForm => ({ faults: field_faults, send });

type Shown = ReadonlyMap<string, FieldFault>;

/** The faults of these fields as an event tells them: null where there is none. */
const toldOf = (names: readonly string[], faultOf: (name: string) => FieldFault | undefined) =>
  Object.fromEntries(names.map((name) => [name, faultOf(name) ?? null]));

/**
 * Tells the flow what a form shows whenever that is something else than the flow knows, and answers how that is told at once. A record is
 * told nothing.
 */
export function useReported(
  checked: CheckedForm | undefined,
  names: readonly string[],
  shown: Shown,
  isRecord: boolean,
): (shown: Shown) => void {
  const report = (now: Shown) => {
    if (checked === undefined || isRecord) return;
    const field_faults = toldOf(names, (name) => now.get(name));
    const known = toldOf(names, (name) => checked.faults[name]);
    if (JSON.stringify(field_faults) !== JSON.stringify(known)) checked.send({ type: 'form.checked', field_faults });
  };
  const told = JSON.stringify([...shown]);
  // The map is another one at each rendering: its text says when the faults have changed.
  const reportChange = useEffectEvent((_faults: string) => report(shown));
  useEffect(() => reportChange(told), [told]);
  return report;
}
