import { noticeIn } from '../../kit/fault.ts';
import { noFieldFaults } from '../../kit/fieldFaults.ts';
import { emptyPhoneContext, isCodeRefused } from '../../parts/phoneProof.ts';
import type {
  RegistrationContext,
  RegistrationFormValues,
  RegistrationMachineInput,
  ResendOutcome,
  ResendQuery,
  SaveOutcome,
  SaveQuery,
  TermsOutcome,
} from './types.ts';

const emptyFormValues: RegistrationFormValues = {
  company_name: '',
  enterprise_number: '',
  contact_name: '',
  email: '',
};

export const initialContext = ({ key, region, userInput }: RegistrationMachineInput): RegistrationContext => ({
  key,
  region,
  terms: null,
  entered: userInput?.entered ?? emptyFormValues,
  is_agreed: false,
  ...emptyPhoneContext,
  attempt: 1,
  is_asked_for: false,
  mailed: null,
  refusal: null,
  fault: null,
  ...noFieldFaults,
});

export const applyTerms = (outcome: TermsOutcome): Partial<RegistrationContext> => ({
  terms: outcome.kind === 'open' ? outcome.terms : null,
  fault: null,
});

/** A changed field clears the refusal, unless the refusal is about the code. */
export function enterCompany(
  context: RegistrationContext,
  typed: RegistrationFormValues,
): Partial<RegistrationContext> {
  const isSame = JSON.stringify(typed) === JSON.stringify(context.entered);
  return { entered: typed, ...(!isSame && !isCodeRefused(context) && { refusal: null }) };
}

export const agreeToTerms = ({ refusal }: RegistrationContext, agreed: boolean): Partial<RegistrationContext> => ({
  is_agreed: agreed,
  ...(refusal?.code === 'terms_changed' && { refusal: null }),
});

const idempotencyKeyOf = ({ key, attempt }: RegistrationContext): string => `${key}-${attempt}`;

export function buildSaveQuery(context: RegistrationContext): SaveQuery {
  const { region, entered, code, terms } = context;
  if (code === null || terms === null) throw new Error('something is registered that is not complete');
  const proved = { mobile: code.sent.mobile, sms_code: code.code };
  return {
    key: idempotencyKeyOf(context),
    application: { region, ...entered, ...proved, terms_version: terms.version },
  };
}

/** An accepted code is consumed. Changed terms must be accepted again. */
export function applySaveOutcome(
  { attempt, fault }: RegistrationContext,
  outcome: SaveOutcome,
): Partial<RegistrationContext> {
  const next = { attempt: attempt + 1, fault: noticeIn(fault) };
  if (outcome.kind === 'mailed') return { ...next, mailed: outcome.mailed, ...emptyPhoneContext };
  const { refusal, tries_left } = outcome;
  return { ...next, refusal, tries_left, ...(refusal.code === 'terms_changed' && { is_agreed: false }) };
}

export const buildResendQuery = (context: RegistrationContext): ResendQuery => ({
  key: idempotencyKeyOf(context),
  region: context.region,
});

/** A `refused` outcome may mean that the server no longer has the registration. */
export function applyResendOutcome(
  { attempt, mailed }: RegistrationContext,
  outcome: ResendOutcome,
): Partial<RegistrationContext> {
  const next = { attempt: attempt + 1 };
  switch (outcome.kind) {
    case 'mailed':
      return { ...next, mailed: outcome.mailed };
    case 'too_soon':
      return { ...next, mailed: mailed && { ...mailed, resend_at: outcome.resend_at } };
    case 'refused':
      return { ...next, refusal: outcome.refusal };
  }
}
