import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { isCodeNeeded } from '../../parts/provenPhone.ts';
import type { RegistrationContext, RegistrationTyped } from './types.ts';

/** What is asked for. */
export type RegistrationField = keyof RegistrationTyped | 'mobile' | 'agreed';

/** What is missing. Whether what was typed can be understood is what a form knows. */
export function missingOf(context: RegistrationContext): readonly RegistrationField[] {
  const { entered, is_agreed } = context;
  const missing: RegistrationField[] = [];
  for (const name of ['company_name', 'enterprise_number', 'contact_name', 'email'] as const)
    if (entered[name] === '') missing.push(name);
  if (isCodeNeeded(context)) missing.push('mobile');
  if (!is_agreed) missing.push('agreed');
  return missing;
}

const fieldsOfRefusals: ReadonlyMap<RefusalCode, RegistrationField> = new Map<RefusalCode, RegistrationField>([
  ['enterprise_number_invalid', 'enterprise_number'],
  ['mail_daily_limit', 'email'],
  ['terms_changed', 'agreed'],
]);

/** The field at which a refusal of the server is said; null where it is about none. */
export const refusedField = ({ code }: Refusal): RegistrationField | null => fieldsOfRefusals.get(code) ?? null;

export type FieldProblem = { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'missing' };

/** What stands against a field: what the server has said, or that it is missing once somebody has wanted to go on. */
export function fieldProblem(context: RegistrationContext, field: RegistrationField): FieldProblem | null {
  const { refusal, is_asked_for } = context;
  if (refusal !== null && refusedField(refusal) === field) return { kind: 'refused', refusal };
  return is_asked_for && missingOf(context).includes(field) ? { kind: 'missing' } : null;
}
