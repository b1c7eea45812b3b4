import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { noFieldFaults } from '../kit/fieldFaults.ts';
import type {
  CodeOutcome,
  CodeQuery,
  CodeResult,
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
} from './oneTimeCodeTypes.ts';

/** Refusals after which no valid code is left. */
const codeEndingRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'sms_code_missing',
  'sms_code_expired',
  'sms_code_exhausted',
  'mobile_invalid',
]);

/** Those after which another code can be sent to the same number without a captcha. */
const passKeepingRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['sms_code_expired', 'sms_code_exhausted']);

export const initialCodeContext = (input: OneTimeCodeInput): OneTimeCodeContext => ({
  ...input,
  sent: input.refusal !== null && codeEndingRefusals.has(input.refusal.code) ? null : input.sent,
  asks_anew: false,
  mobile_of_sent: null,
  passed: input.sent !== null && input.refusal !== null && passKeepingRefusals.has(input.refusal.code),
  captcha_id: null,
  image: null,
  solution: null,
  request: null,
  retry_at: null,
  fault: null,
  ...noFieldFaults,
  entered: null,
});

type SendCodeEvent = Extract<OneTimeCodeEvent, { type: 'code.send' }>;

/** `solution` replaces the typed `image_code` if the page solved the challenge instead. */
export const buildCodeQuery = (
  { purpose, zone, image, solution }: OneTimeCodeContext,
  { mobile, image_code, key }: SendCodeEvent,
): CodeQuery => ({
  purpose,
  zone,
  mobile,
  image_code_id: image?.image_code_id ?? '',
  image_code: image === null ? '' : (solution ?? image_code),
  key,
});

export const buildResendCodeQuery = ({ purpose, zone, sent }: OneTimeCodeContext, key: string): CodeQuery => ({
  purpose,
  zone,
  mobile: sent?.mobile ?? '',
  image_code_id: '',
  image_code: '',
  key,
});

export function requirePendingRequest({ request }: OneTimeCodeContext): CodeQuery {
  if (request === null) throw new Error('nothing has been asked for');
  return request;
}

/** A request consumes the image in any case; the captcha only if a code was sent. */
export function applyCodeOutcome(
  { request, passed }: OneTimeCodeContext,
  outcome: CodeOutcome,
): Partial<OneTimeCodeContext> {
  const spent = { image: null, solution: null, request: null } as const;
  if (outcome.kind === 'refused') {
    const { refusal, retry_at } = outcome;
    return { ...spent, refusal, retry_at, passed: passed && refusal.code !== 'captcha_expired' };
  }
  const sent = { mobile: request?.mobile ?? '', resend_at: outcome.resend_at };
  const refusal: Refusal | null = outcome.kind === 'too_soon' ? { code: 'sms_too_soon' } : null;
  return { ...spent, captcha_id: null, asks_anew: false, mobile_of_sent: null, passed: false, sent, refusal };
}

/** While another code is being requested, the last one is left out: the typed number may be another. */
export function codeResultOf({ entered, mobile, sent, asks_anew }: OneTimeCodeContext): CodeResult {
  if (entered !== null) return { kind: 'entered', code: entered };
  return { kind: 'left', unproven: { mobile, sent: asks_anew ? null : sent } };
}
