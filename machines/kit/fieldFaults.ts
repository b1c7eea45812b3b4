import { z } from 'zod/mini';

/** What can be at fault with a field of a form: a closed vocabulary, so that a trace can keep it. */
export const fieldFaultCodes = [
  'missing',
  'too_long',
  'too_short',
  'too_large',
  'too_small',
  'too_early',
  'too_late',
  'not_multiple',
  'not_email',
  'not_number',
  'not_mobile',
  'not_date',
  'not_well_formed',
  'not_offered',
  /** Against a rule of the field, in the words that the form has for it. */
  'wrong',
  /** Accepted, with a warning. */
  'doubtful',
] as const;

/** Where a form shows a fault: at its field, or in the summary above the fields as well. */
export const faultPlaces = ['field', 'summary'] as const;

export const fieldFault = z.object({
  code: z.enum(fieldFaultCodes),
  /** The limit that was missed: characters, a number, or a day in milliseconds; null where there is none. */
  limit: z.nullable(z.number()),
  shown: z.enum(faultPlaces),
});
export type FieldFault = Readonly<z.infer<typeof fieldFault>>;

/** Which fields of a flow are at fault as its person sees them, by their names, and how. */
export const fieldFaults = z.record(z.string(), fieldFault);
export type FieldFaults = Readonly<z.infer<typeof fieldFaults>>;

/** The part of a context that holds them. A flow names no field twice. */
export const formContext = { field_faults: fieldFaults } as const;
export const noFieldFaults = { field_faults: {} } as const;

/**
 * Sent by a form when the faults that it shows have changed: for each of its fields the fault, or null. What is typed does not leave
 * the device in a trace, so that nobody could judge it again.
 */
export interface FormChecked {
  readonly type: 'form.checked';
  readonly field_faults: Readonly<Record<string, FieldFault | null>>;
}

interface WithFieldFaults {
  readonly field_faults: FieldFaults;
}

/** The faults of a flow after one of its forms was checked. Those of its other forms stay. */
export function faultsAfter({ field_faults }: WithFieldFaults, checked: FormChecked): WithFieldFaults {
  const kept = Object.entries({ ...field_faults, ...checked.field_faults });
  return {
    field_faults: Object.fromEntries(kept.flatMap(([name, fault]) => (fault === null ? [] : [[name, fault] as const]))),
  };
}

/** What of the faults a trace keeps as it is. */
export const fieldFaultAllowlist = {
  codes: { 'field_faults.*.code': fieldFaultCodes, 'field_faults.*.shown': faultPlaces },
  shown: ['field_faults.*.limit'],
} as const;
