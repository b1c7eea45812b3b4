import { useEffect, useEffectEvent } from 'react';
import type { FieldFault, FieldFaults, FormChecked } from '#machines/kit/fieldFaults.ts';

/** The faults that a run has saved for its form, and how to report new ones. */
export interface FaultReporting {
  readonly faults: FieldFaults;
  readonly send: (event: FormChecked) => void;
}

export const faultReportingOf = (
  { field_faults }: { readonly field_faults: FieldFaults },
  send: FaultReporting['send'],
): FaultReporting => ({ faults: field_faults, send });

type ShownFaults = ReadonlyMap<string, FieldFault>;

/** Null clears the fault of a field. */
const faultsByName = (names: readonly string[], faultOf: (name: string) => FieldFault | undefined) =>
  Object.fromEntries(names.map((name) => [name, faultOf(name) ?? null]));

/**
 * Sends `form.checked` when the shown faults differ from those that the flow knows; the returned function does it at
 * once. A record is sent nothing.
 */
export function useFaultReport(
  checked: FaultReporting | undefined,
  names: readonly string[],
  shown: ShownFaults,
  isRecord: boolean,
): (shown: ShownFaults) => void {
  const report = (now: ShownFaults) => {
    if (checked === undefined || isRecord) return;
    const field_faults = faultsByName(names, (name) => now.get(name));
    const known = faultsByName(names, (name) => checked.faults[name]);
    if (JSON.stringify(field_faults) !== JSON.stringify(known)) checked.send({ type: 'form.checked', field_faults });
  };
  const told = JSON.stringify([...shown]);
  // The map is new on every render, so its text is the dependency.
  const reportChange = useEffectEvent((_faults: string) => report(shown));
  useEffect(() => reportChange(told), [told]);
  return report;
}
