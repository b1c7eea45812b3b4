import { z } from 'zod/mini';

/** A closed vocabulary, so that traces may contain it. */
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
  /** Violates a rule of the field for which the form has its own message. */
  'wrong',
  /** Accepted, with a warning. */
  'doubtful',
] as const;

/** `summary`: at the field and in the summary above the fields. */
export const faultPlaces = ['field', 'summary'] as const;

export const fieldFault = z.object({
  code: z.enum(fieldFaultCodes),
  /** The limit that was violated: characters, a number, or a day in milliseconds; null if the fault has no limit. */
  limit: z.nullable(z.number()),
  shown: z.enum(faultPlaces),
});
export type FieldFault = Readonly<z.infer<typeof fieldFault>>;

export const fieldFaults = z.record(z.string(), fieldFault);
export type FieldFaults = Readonly<z.infer<typeof fieldFaults>>;

/** Field names are unique within a flow, across its forms. */
export const formContext = { field_faults: fieldFaults } as const;
export const noFieldFaults = { field_faults: {} } as const;

/**
 * Sent by a form when the faults that it shows change: the fault of each of its fields, or null. A trace contains no
 * typed values, so a replay could not validate them again.
 */
export interface FormChecked {
  readonly type: 'form.checked';
  readonly field_faults: Readonly<Record<string, FieldFault | null>>;
}

interface WithFieldFaults {
  readonly field_faults: FieldFaults;
}

/** Leaves the faults of the flow's other forms unchanged. */
export function applyFormChecked({ field_faults }: WithFieldFaults, checked: FormChecked): WithFieldFaults {
  const kept = Object.entries({ ...field_faults, ...checked.field_faults });
  return {
    field_faults: Object.fromEntries(kept.flatMap(([name, fault]) => (fault === null ? [] : [[name, fault] as const]))),
  };
}

export const fieldFaultAllowlist = {
  codes: { 'field_faults.*.code': fieldFaultCodes, 'field_faults.*.shown': faultPlaces },
  shown: ['field_faults.*.limit'],
} as const;
