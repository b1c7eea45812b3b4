import { mainlandVerificationType, type VerificationField } from '#contract/entities/verification.ts';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { enterpriseNumberProblem, type NumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import {
  editableVerificationFields,
  legalPersonFields,
  needsLegalPersonProof,
} from '#machines/lifecycles/verification.ts';
import { isCodeNeeded } from '../../parts/phoneProof.ts';
import type { VerificationContext } from './types.ts';

export type Phase = 'passed' | 'pending' | 'closed' | 'open';

export function phaseOf({ verification }: Pick<VerificationContext, 'verification'>): Phase {
  switch (verification?.reason) {
    case 'passed':
    case 'pending':
      return verification.reason;
    case 'main_account_only':
      return 'closed';
    default:
      return 'open';
  }
}

/** All fields, or those that a decision has named. */
export const editableFields = ({
  verification,
}: Pick<VerificationContext, 'verification'>): readonly VerificationField[] =>
  verification === null ? [] : editableVerificationFields(verification);

export const editablePersonFields = (
  context: Pick<VerificationContext, 'verification'>,
): readonly VerificationField[] => editableFields(context).filter((field) => legalPersonFields.has(field));

export const editableEnterpriseFields = (
  context: Pick<VerificationContext, 'verification'>,
): readonly VerificationField[] => editableFields(context).filter((field) => !legalPersonFields.has(field));

export const isAuthorised = ({ authorisation }: Pick<VerificationContext, 'authorisation'>): boolean =>
  authorisation?.fadada_status === 'authorized' || authorisation?.fadada_status === 'identified';

export const requiresPowerOfAttorney = (context: Pick<VerificationContext, 'verification' | 'entered'>): boolean =>
  needsLegalPersonProof(editableFields(context)) && context.entered.proof_method === 'attorney';

export const requiresAuthorisation = (context: Pick<VerificationContext, 'verification' | 'entered'>): boolean =>
  needsLegalPersonProof(editableFields(context)) && context.entered.proof_method === 'authorisation';

/** What is missing besides the form's own checks. */
export function missingPersonFields(context: VerificationContext): readonly (VerificationField | 'authorisation')[] {
  const { entered } = context;
  const open = editablePersonFields(context);
  const missing: (VerificationField | 'authorisation')[] = [];
  if (open.includes('legal_person_name') && entered.legal_person_name === null) missing.push('legal_person_name');
  if (open.includes('legal_person_id') && entered.legal_person_id === null) missing.push('legal_person_id');
  if (requiresPowerOfAttorney(context) && entered.power_of_attorney === null) missing.push('power_of_attorney');
  if (requiresAuthorisation(context) && !isAuthorised(context)) missing.push('authorisation');
  return missing;
}

/** By the rules of the zone; null if valid. */
export const numberProblem = (
  { verification }: Pick<VerificationContext, 'verification'>,
  number: string,
): NumberProblem | null => (verification === null ? null : enterpriseNumberProblem(verification.use_zone, number));

/** Whether to look up the number: it is complete, its zone has rules, and it was not looked up before. */
export const needsNumberLookup = (context: VerificationContext): boolean =>
  context.has_number &&
  context.verification?.use_zone !== 'other' &&
  editableEnterpriseFields(context).includes('credit_code') &&
  context.number_found?.number !== context.entered.credit_code;

export const isNumberRefused = ({ number_found }: Pick<VerificationContext, 'number_found'>): boolean =>
  number_found?.is === 'invalid' || number_found?.is === 'taken';

/** What is missing besides the form's own checks. */
export function missingEnterpriseFields(context: VerificationContext): readonly VerificationField[] {
  const open = editableEnterpriseFields(context);
  const missing: VerificationField[] = [];
  for (const name of ['company_name', 'translated_name'] as const)
    if (open.includes(name) && context.entered[name] === '') missing.push(name);
  if (open.includes('credit_code') && (!context.has_number || isNumberRefused(context))) missing.push('credit_code');
  if (open.includes('business_license') && context.entered.business_license === null) missing.push('business_license');
  if (open.includes('mobile') && isCodeNeeded(context)) missing.push('mobile');
  return missing;
}

const fieldByRefusalCode: ReadonlyMap<RefusalCode, VerificationField> = new Map<RefusalCode, VerificationField>([
  ['legal_person_invalid', 'legal_person_id'],
  ['names_not_chinese', 'company_name'],
  ['credit_code_invalid', 'credit_code'],
  ['credit_code_taken', 'credit_code'],
]);

/** The field beside which the refusal is shown; null for none. */
export const fieldOfRefusal = ({ code }: Refusal): VerificationField | null => fieldByRefusalCode.get(code) ?? null;

export type FieldProblem =
  | { readonly kind: 'reviewed'; readonly words: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' };

/**
 * The server's or the lookup's refusal; else that the field is missing, once the user tried to continue; else the
 * reviewer's text until the field changes. The form validates the typed values.
 */
export function fieldProblem(context: VerificationContext, field: VerificationField): FieldProblem | null {
  const { refusal, number_found, is_asked_for } = context;
  if (refusal !== null && fieldOfRefusal(refusal) === field) return { kind: 'refused', refusal };
  if (field === 'credit_code' && number_found?.is === 'invalid')
    return { kind: 'refused', refusal: { code: 'credit_code_invalid' } };
  if (field === 'credit_code' && number_found?.is === 'taken')
    return { kind: 'refused', refusal: { code: 'credit_code_taken' } };
  const missing: readonly string[] = [...missingPersonFields(context), ...missingEnterpriseFields(context)];
  if (is_asked_for && missing.includes(field)) return { kind: 'missing' };
  const said = reviewerMessage(context, field);
  return said === null ? null : { kind: 'reviewed', words: said };
}

function reviewerMessage(
  { verification, entered, code }: VerificationContext,
  field: VerificationField,
): string | null {
  if (verification === null || phaseOf({ verification }) !== 'open') return null;
  const said = verification.refusal?.fields.find((each) => each.field === field)?.words ?? null;
  switch (field) {
    case 'company_name':
    case 'translated_name':
    case 'credit_code':
      return entered[field] === verification.submitted?.[field] ? said : null;
    case 'mobile':
      return code === null ? said : null;
    default:
      return entered[field] === null ? said : null;
  }
}

export const isMainland = ({ verification }: Pick<VerificationContext, 'verification'>): boolean =>
  verification?.own_type === mainlandVerificationType;
