import { useEffect, useEffectEvent } from 'react';
import type { FieldFault, FieldFaults, FormChecked } from '#machines/kit/fieldFaults.ts';

/** The faults that a run has saved for its form, and how to report new ones. */
export interface CheckedForm {
  readonly faults: FieldFaults;
  readonly send: (event: FormChecked) => void;
}

export const checkedBy = (
  { field_faults }: { readonly field_faults: FieldFaults },
  send: CheckedForm['send'],
): CheckedForm => ({ faults: field_faults, send });

type Shown = ReadonlyMap<string, FieldFault>;

/** Null clears the fault of a field. */
const toldOf = (names: readonly string[], faultOf: (name: string) => FieldFault | undefined) =>
  Object.fromEntries(names.map((name) => [name, faultOf(name) ?? null]));

/**
 * Sends `form.checked` when the shown faults differ from those that the flow knows; the returned function does it at
 * once. A record is sent nothing.
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
  // The map is new on every render, so its text is the dependency.
  const reportChange = useEffectEvent((_faults: string) => report(shown));
  useEffect(() => reportChange(told), [told]);
  return report;
}
