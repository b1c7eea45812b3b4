import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { isCodeNeeded } from '../../parts/phoneProof.ts';
import type { RegistrationContext, RegistrationFormValues } from './types.ts';

export type RegistrationField = keyof RegistrationFormValues | 'mobile' | 'agreed';

/** Only checks for empty fields; the form validates them. */
export function missingRegistrationFields(context: RegistrationContext): readonly RegistrationField[] {
  const { entered, is_agreed } = context;
  const missing: RegistrationField[] = [];
  for (const name of ['company_name', 'enterprise_number', 'contact_name', 'email'] as const)
    if (entered[name] === '') missing.push(name);
  if (isCodeNeeded(context)) missing.push('mobile');
  if (!is_agreed) missing.push('agreed');
  return missing;
}

const fieldByRefusalCode: ReadonlyMap<RefusalCode, RegistrationField> = new Map<RefusalCode, RegistrationField>([
  ['enterprise_number_invalid', 'enterprise_number'],
  ['mail_daily_limit', 'email'],
  ['terms_changed', 'agreed'],
]);

/** The field beside which the refusal is shown; null for none. */
export const fieldOfRefusal = ({ code }: Refusal): RegistrationField | null => fieldByRefusalCode.get(code) ?? null;

export type FieldProblem = { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'missing' };

/** The server's refusal; else that the field is missing, once the user tried to continue. */
export function fieldProblem(context: RegistrationContext, field: RegistrationField): FieldProblem | null {
  const { refusal, is_asked_for } = context;
  if (refusal !== null && fieldOfRefusal(refusal) === field) return { kind: 'refused', refusal };
  return is_asked_for && missingRegistrationFields(context).includes(field) ? { kind: 'missing' } : null;
}
