import type { Refusal } from '../kit/fault.ts';
import type { EnteredCode, OneTimeCodeInput } from './oneTimeCodeTypes.ts';

/** What a flow keeps of a phone that is proved by a code: the code that was entered, and what the server has against it. */
export interface ProvenPhone {
  readonly code: EnteredCode | null;
  readonly refusal: Refusal | null;
  readonly tries_left: number | null;
}

const tellsOfCode: ReadonlySet<Refusal> = new Set<Refusal>([
  'sms_code_missing',
  'sms_code_wrong',
  'sms_code_expired',
  'sms_code_exhausted',
  'mobile_invalid',
]);

/** Whether another code is needed than the one that was entered. */
export const isCodeRefused = ({ refusal }: Pick<ProvenPhone, 'refusal'>): boolean =>
  refusal !== null && tellsOfCode.has(refusal);

/** Whether the phone is still to be proved, or anew. */
export const isCodeNeeded = (phone: Pick<ProvenPhone, 'code' | 'refusal'>): boolean =>
  phone.code === null || isCodeRefused(phone);

/** Takes the code that somebody has entered; null where they did not want to. */
export const takeCode = (phone: ProvenPhone, code: EnteredCode | null): Partial<ProvenPhone> =>
  code === null ? {} : { code, tries_left: null, ...(isCodeRefused(phone) && { refusal: null }) };

/** What the part is told that has a code sent and entered: what it ended with before, and what the server has against that. */
export const codeToProve = (
  phone: ProvenPhone,
  about: Pick<OneTimeCodeInput, 'purpose' | 'zone'>,
): OneTimeCodeInput => ({
  ...about,
  mobile: phone.code?.mobile ?? '',
  sent: phone.code?.sent ?? null,
  refusal: isCodeRefused(phone) ? phone.refusal : null,
  tries_left: phone.tries_left,
});
