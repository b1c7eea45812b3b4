import { setup, transition } from 'xstate';
import type { verificationStatuses } from '#contract/entities/client.ts';
import {
  isSameVerificationType,
  mainlandVerificationType,
  type Verification,
  type VerificationField,
  type VerificationReason,
  verificationFields,
} from '#contract/entities/verification.ts';

export type VerificationStatus = (typeof verificationStatuses)[number];

export type VerificationEvent =
  | { readonly type: 'verification.submit' }
  /** `for_now`: something is still missing. */
  | { readonly type: 'verification.accept'; readonly for_now: boolean }
  | { readonly type: 'verification.refuse'; readonly by_field: boolean };

/**
 * The verification of an enterprise. A submission is reviewed: accepted, accepted for now with some fields missing,
 * refused as a whole, or by field. Refused and missing fields are submitted again until it passes.
 */
export const verificationLifecycle = setup({ types: { events: {} as VerificationEvent } }).createMachine({
  id: 'verification',
  initial: 'none',
  states: {
    none: { on: { 'verification.submit': 'pending' } },
    pending: {
      on: {
        'verification.accept': [{ guard: ({ event }) => event.for_now, target: 'trial_pass' }, { target: 'pass' }],
        'verification.refuse': [
          { guard: ({ event }) => event.by_field, target: 'refuse_alternate' },
          { target: 'refuse' },
        ],
      },
    },
    trial_pass: {
      on: {
        'verification.submit': 'pending',
        'verification.accept': { guard: ({ event }) => !event.for_now, target: 'pass' },
      },
    },
    refuse: { on: { 'verification.submit': 'pending' } },
    refuse_alternate: { on: { 'verification.submit': 'pending' } },
    pass: { type: 'final' },
  },
});

/** Null if the lifecycle rejects the event. */
export function nextVerificationStatus(
  status: VerificationStatus,
  event: VerificationEvent,
): VerificationStatus | null {
  const before = verificationLifecycle.resolveState({ value: status });
  return before.can(event) ? transition(verificationLifecycle, before, event)[0].value : null;
}

/** Null if a verification can be submitted. */
export function reasonAgainstVerifying(of: {
  readonly status: VerificationStatus;
  readonly is_admin: boolean;
}): VerificationReason | null {
  if (of.status === 'pass') return 'passed';
  if (of.status === 'pending') return 'pending';
  return of.is_admin ? null : 'main_account_only';
}

export const legalPersonFields: ReadonlySet<VerificationField> = new Set([
  'legal_person_name',
  'legal_person_id',
  'power_of_attorney',
]);

/** Only mainland China asks for the legal person. */
export const verificationFieldsOf = (verification_type: number): readonly VerificationField[] =>
  verification_type === mainlandVerificationType
    ? verificationFields
    : verificationFields.filter((field) => !legalPersonFields.has(field));

type VerificationState = Pick<Verification, 'status' | 'refusal' | 'own_type' | 'verification_type'>;

/** The fields that can be submitted: all, or those named by a decision about the same type. */
export function editableVerificationFields(standing: VerificationState): readonly VerificationField[] {
  const { status, refusal, own_type, verification_type } = standing;
  const all = verificationFieldsOf(own_type);
  if (status === 'pending' || status === 'pass') return [];
  const isNamed = status === 'refuse_alternate' || status === 'trial_pass';
  if (!isNamed || refusal === null || !isSameVerificationType(own_type, verification_type)) return all;
  const named = refusal.fields.map(({ field }) => field);
  return all.filter((field) => named.includes(field));
}

/** Whether the legal person must be proved: by the authorisation, or by a power of attorney. */
export const needsLegalPersonProof = (open: readonly VerificationField[]): boolean =>
  open.includes('power_of_attorney');

/** Whether at least part of the name is Chinese. One of an enterprise's two names must be. */
export const hasChineseCharacters = (name: string): boolean => /\p{Script=Han}/u.test(name);

/** Validity in years. */
const powerOfAttorneyYears = 10;

export function powerOfAttorneyUntil(from: Date): Date {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + powerOfAttorneyYears);
  return until;
}

/** Working days within which a verification is decided. */
export const reviewDays = 2;
