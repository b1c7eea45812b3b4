import type { Refusal } from '../kit/fault.ts';
import { noFieldFaults } from '../kit/fieldFaults.ts';
import type {
  CodeEnding,
  CodeOutcome,
  CodeQuery,
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
} from './oneTimeCodeTypes.ts';

/** Refusals after which no code is left that could be entered. */
const endsCode: ReadonlySet<Refusal> = new Set<Refusal>([
  'sms_code_missing',
  'sms_code_expired',
  'sms_code_exhausted',
  'mobile_invalid',
]);

export const beginWith = (input: OneTimeCodeInput): OneTimeCodeContext => ({
  ...input,
  sent: input.refusal !== null && endsCode.has(input.refusal) ? null : input.sent,
  asks_anew: false,
  captcha_id: null,
  image: null,
  solution: null,
  request: null,
  fault: null,
  ...noFieldFaults,
  entered: null,
});

type Asking = Extract<OneTimeCodeEvent, { type: 'code.send' }>;

/** What is asked for: where the page has worked instead, with its solution. */
export const requestBy = (
  { purpose, zone, image, solution }: OneTimeCodeContext,
  { mobile, image_code, key }: Asking,
): CodeQuery => ({
  purpose,
  zone,
  mobile,
  image_code_id: image?.image_code_id ?? '',
  image_code: solution ?? image_code,
  key,
});

export function requestIn({ request }: OneTimeCodeContext): CodeQuery {
  if (request === null) throw new Error('nothing has been asked for');
  return request;
}

/** What an answer changes. The image was spent by asking; the captcha once a code was sent. */
export function takeOutcome({ request }: OneTimeCodeContext, outcome: CodeOutcome): Partial<OneTimeCodeContext> {
  const spent = { image: null, solution: null, request: null } as const;
  if (outcome.kind === 'refused') return { ...spent, refusal: outcome.refusal };
  const sent = { mobile: request?.mobile ?? '', resend_at: outcome.resend_at };
  const refusal = outcome.kind === 'too_soon' ? 'sms_too_soon' : null;
  return { ...spent, captcha_id: null, asks_anew: false, sent, refusal };
}

/** What the part ends with. A number that was typed while another code was asked for is told without the code of the one before. */
export function endingOf({ entered, mobile, sent, asks_anew }: OneTimeCodeContext): CodeEnding {
  if (entered !== null) return { kind: 'entered', code: entered };
  return { kind: 'left', unproven: { mobile, sent: asks_anew ? null : sent } };
}
