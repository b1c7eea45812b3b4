import type {
  SigningAuthorisation,
  SubmittedVerification,
  Verification,
  VerificationField,
} from '#contract/entities/verification.ts';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { noticeIn } from '../../kit/fault.ts';
import { emptyPhoneContext, isCodeRefused } from '../../parts/phoneProof.ts';
import { editableFields, editablePersonFields, phaseOf, requiresPowerOfAttorney } from './reasons.ts';
import type {
  AuthorisationOutcome,
  EnterpriseFormValues,
  ProofMethod,
  SealedField,
  SubmitVerificationQuery,
  VerificationContext,
  VerificationFormValues,
} from './types.ts';

export const emptyFormValues: VerificationFormValues = {
  company_name: '',
  translated_name: '',
  credit_code: '',
  legal_person_name: null,
  legal_person_id: null,
  proof_method: 'authorisation',
  power_of_attorney: null,
  business_license: null,
};

/** Starts from the last submission, without the legal person and the files that must be provided again. */
function prefillAfterDecision(verification: Verification, submitted: SubmittedVerification): VerificationFormValues {
  const { company_name, translated_name, credit_code, business_license, power_of_attorney } = submitted;
  const isOpen = (field: VerificationField) => editableFields({ verification }).includes(field);
  return {
    company_name,
    translated_name,
    credit_code,
    legal_person_name: null,
    legal_person_id: null,
    proof_method: power_of_attorney === null ? 'authorisation' : 'attorney',
    power_of_attorney: isOpen('power_of_attorney') ? null : power_of_attorney,
    business_license: isOpen('business_license') ? null : business_license,
  };
}

/** Keeps the user's input unless there is a new decision. */
export function applyVerification(
  context: VerificationContext,
  verification: Verification,
): Partial<VerificationContext> {
  const kept = { verification, fault: null } as const;
  if (verification.submitted === null)
    return isFirst(context) ? { ...kept, ...prefillFromRegistration(context, verification) } : kept;
  if (verification.verification_id === context.answers || phaseOf({ verification }) !== 'open') return kept;
  const entered = prefillAfterDecision(verification, verification.submitted);
  const answers = verification.verification_id;
  return { ...kept, ...fieldsToReset, entered, answers };
}

const fieldsToReset = {
  is_person_given: false,
  is_asked_for: false,
  nothing_sent: false,
  has_number: true,
  number_found: null,
  ...emptyPhoneContext,
  refusal: null,
} as const;

const isFirst = ({ verification, entered }: VerificationContext): boolean =>
  verification === null && entered.company_name === '';

/** The certified name and number usually equal those of the registration. */
const prefillFromRegistration = ({ entered }: VerificationContext, { full_name, registered_number }: Verification) => ({
  entered: { ...entered, company_name: full_name, credit_code: registered_number ?? '' },
  has_number: registered_number !== null,
});

/** Without a newer submission, the last attempt submitted nothing. */
export function applyLookupResult(
  context: VerificationContext,
  verification: Verification,
): Partial<VerificationContext> {
  const kept = applyVerification(context, verification);
  const isSame = verification.verification_id === (context.verification?.verification_id ?? null);
  if (phaseOf({ verification }) !== 'open' || !isSame) return kept;
  return { ...kept, nothing_sent: true, fault: noticeIn(context.fault) };
}

/** Ignores changes to read-only fields. */
export function enterEnterprise(
  context: VerificationContext,
  { typed, has_number }: { readonly typed: EnterpriseFormValues; readonly has_number: boolean },
): Partial<VerificationContext> {
  const open = editableFields(context);
  const isOpen = (name: string) => open.some((field) => field === name);
  const heard = Object.fromEntries(Object.entries(typed).filter(([name]) => isOpen(name)));
  const entered = { ...context.entered, ...heard };
  const isSameNumber = entered.credit_code === context.entered.credit_code;
  return {
    entered,
    has_number,
    ...(!isSameNumber && { number_found: null }),
    // A refusal of the code stays while other fields change.
    ...(!isCodeRefused(context) && { refusal: null }),
  };
}

export function enterPerson(
  context: VerificationContext,
  { name, number }: { readonly name: SealedField | null; readonly number: SealedField | null },
): Partial<VerificationContext> {
  const open = editablePersonFields(context);
  const legal_person_name = open.includes('legal_person_name') ? name : null;
  const legal_person_id = open.includes('legal_person_id') ? number : null;
  return { entered: { ...context.entered, legal_person_name, legal_person_id }, refusal: null };
}

export const chooseProofMethod = (
  { entered }: VerificationContext,
  proof_method: ProofMethod,
): Partial<VerificationContext> => ({
  entered: { ...entered, proof_method },
});

export const applyAuthorisation = (outcome: AuthorisationOutcome): Partial<VerificationContext> =>
  outcome.kind === 'updated'
    ? { authorisation: outcome.authorisation, child_refusal: null, fault: null }
    : { authorisation: null, child_refusal: outcome.refusal, fault: null };

/** A revision: differs when the status or the link changes. */
export const revisionOfAuthorisation = (authorisation: SigningAuthorisation | null): string =>
  `${authorisation?.fadada_status} ${authorisation?.fadada_url}`;

/** Refusals that mean our data is stale, for example after another window of the same run has submitted. */
export const staleDataRefusals: readonly RefusalCode[] = [
  'verification_state_refuses',
  'main_account_only',
  'idempotency_key_reused',
];
const fileRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['file_unknown', 'file_refused']);

/** Whether the refusal clears input: files that the server no longer has, or an invalid legal person. */
export const emptiesFields = (refusal: Refusal): boolean =>
  fileRefusals.has(refusal.code) || refusal.code === 'legal_person_invalid';

/** Clears what cannot be submitted again. */
export function setRefusal(
  { refusal, tries_left }: Pick<VerificationContext, 'tries_left'> & { readonly refusal: Refusal },
  context: VerificationContext,
): Partial<VerificationContext> {
  const { entered, verification } = context;
  const kept = { refusal, tries_left };
  if (fileRefusals.has(refusal.code)) {
    const isLicenseOpen = editableFields({ verification }).includes('business_license');
    const isVouched = requiresPowerOfAttorney(context);
    const business_license = isLicenseOpen ? null : entered.business_license;
    const power_of_attorney = isVouched ? null : entered.power_of_attorney;
    return { ...kept, entered: { ...entered, business_license, power_of_attorney }, is_person_given: !isVouched };
  }
  if (refusal.code === 'legal_person_invalid') {
    const person = { legal_person_name: null, legal_person_id: null };
    return { ...kept, entered: { ...entered, ...person }, is_person_given: false };
  }
  return kept;
}

/** A revision: differs when a change is relevant to pages. */
export const revisionOf = (verification: Verification | null): string =>
  `${verification?.status} ${verification?.verification_id} ${verification?.reason}`;

/** Submits only open fields, under a new key for each attempt. */
export function buildSubmitVerificationQuery(context: VerificationContext): SubmitVerificationQuery {
  const { key, attempt, verification, entered, code } = context;
  const all = {
    legal_person_name: entered.legal_person_name?.sealed,
    legal_person_id: entered.legal_person_id?.sealed,
    power_of_attorney: requiresPowerOfAttorney(context) ? entered.power_of_attorney?.file_id : undefined,
    company_name: entered.company_name,
    translated_name: entered.translated_name,
    credit_code: entered.credit_code,
    business_license: entered.business_license?.file_id,
    mobile: code?.sent.mobile,
  } as const satisfies Record<VerificationField, string | undefined>;
  const given = editableFields(context).flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]]));
  const isProved = editableFields(context).includes('mobile') && code !== null;
  return {
    key: `${key}-${attempt}`,
    application: {
      verification_type: verification?.own_type ?? 0,
      ...Object.fromEntries(given),
      ...(isProved && { sms_code: code.code }),
    },
  };
}
