import { z } from 'zod/mini';
import type { Zone } from '#contract/entities/client.ts';
import type { Challenge, CodePurpose, ImageCode } from '#contract/entities/oneTimeCode.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { unprovidedUntilMoment } from '../kit/deadline.ts';
import type { Fault } from '../kit/fault.ts';
import type { FieldFaults, FormChecked } from '../kit/fieldFaults.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack } from '../kit/runEvents.ts';
import { createPollingMachine } from './polling.ts';

export const sentCode = z.object({ mobile: z.string(), resend_at: z.string() });
/** `mobile` is the recipient (E.164). `resend_at` is when another code may be requested, by the page's clock. */
export type SentCode = Readonly<z.infer<typeof sentCode>>;

export interface OneTimeCodeInput {
  readonly purpose: CodePurpose;
  /** The region whose numbering rules apply. */
  readonly zone: Zone;
  /** As typed in the flow so far, or empty. */
  readonly mobile: string;
  /** From the previous output, if the server refused that code or the user came back; else null. */
  readonly sent: SentCode | null;
  /** Why the server refused the submitted code. `tries_left`: how many more codes may be entered. */
  readonly refusal: Refusal | null;
  readonly tries_left: number | null;
}

export const enteredCode = z.object({ mobile: z.string(), code: z.string(), sent: sentCode });
/** `mobile` is as typed. The flow submits the code with the number that it was sent to: `sent.mobile`. */
export type EnteredCode = Readonly<z.infer<typeof enteredCode>>;

export const unprovenPhone = z.object({ mobile: z.string(), sent: z.nullable(sentCode) });
/** A number for which no code was entered: as typed, and the code that was sent to it. */
export type UnprovenPhone = Readonly<z.infer<typeof unprovenPhone>>;

export const codeResultKinds = ['entered', 'left'] as const satisfies readonly CodeResult['kind'][];
export type CodeResult =
  | { readonly kind: 'entered'; readonly code: EnteredCode }
  | { readonly kind: 'left'; readonly unproven: UnprovenPhone };

export type CodeImage = Omit<ImageCode, 'expires_at'>;

export interface OneTimeCodeContext extends OneTimeCodeInput {
  readonly field_faults: FieldFaults;
  /** Whether another code is being requested although one was sent. */
  readonly asks_anew: boolean;
  /** While another number is typed: the number of the last code, as it was typed then. */
  readonly mobile_of_sent: string | null;
  /**
   * Whether a code was sent to the number in the field: for a while the server sends another without captcha and image.
   */
  readonly passed: boolean;
  readonly captcha_id: string | null;
  readonly image: CodeImage | null;
  /** The solution of the challenge that replaces reading the image. */
  readonly solution: string | null;
  readonly request: CodeQuery | null;
  /** When codes can be sent again, by the page's clock; null if the server has not said. */
  readonly retry_at: string | null;
  readonly fault: Fault | null;
  readonly entered: EnteredCode | null;
}

export type OneTimeCodeEvent =
  /** The whole content of the field. */
  | { readonly type: 'mobile.type'; readonly mobile: string }
  | { readonly type: 'captcha.slide' }
  | { readonly type: 'image.renew' }
  /** The user cannot read the image: the page solves a longer challenge instead. */
  | { readonly type: 'image.skip' }
  /** The key names one intent: repeating it sends no second message. */
  | {
      readonly type: 'code.send';
      /** Parsed, as E.164. */
      readonly mobile: string;
      readonly image_code: string;
      readonly key: string;
    }
  | { readonly type: 'code.enter'; readonly code: string }
  /** Another code to the same number; the key as for `code.send`. */
  | { readonly type: 'code.resend'; readonly key: string }
  | { readonly type: 'mobile.change' }
  /** Back to the field for a code that has arrived after all. */
  | { readonly type: 'code.have' }
  | { readonly type: 'code.leave' }
  | FormChecked
  | ConnectionBack;

export type CaptchaOutcome =
  | { readonly kind: 'passed'; readonly captcha_id: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type ImageOutcome =
  | { readonly kind: 'drawn'; readonly image: CodeImage }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const codeQuery = z.object({
  purpose: z.enum(['verification', 'appointment', 'registration']),
  zone: z.enum(['CN', 'HK', 'TW', 'JP', 'other']),
  mobile: z.string(),
  /** Empty if no image is required. */
  image_code_id: z.string(),
  image_code: z.string(),
  key: z.string(),
});
export type CodeQuery = Readonly<z.infer<typeof codeQuery>>;

const codeOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), resend_at: z.string() }),
  /** A code was sent to the number a moment ago, and is still valid. */
  z.object({ kind: z.literal('too_soon'), resend_at: z.string() }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema, retry_at: z.nullable(z.string()) }),
]);
export type CodeOutcome = Readonly<z.infer<typeof codeOutcome>>;

export const parseCodeQuery = (query: unknown): CodeQuery => codeQuery.parse(query);

export const oneTimeCodePorts = {
  /** Fetches a challenge, solves it and submits the solution. */
  passCaptcha: unprovidedPort<{ readonly purpose: CodePurpose }, CaptchaOutcome>('passCaptcha'),
  drawImage: unprovidedPort<{ readonly captcha_id: string }, ImageOutcome>('drawImage'),
  /** Solves the longer challenge; aborted when the machine stops it. */
  workInstead: unprovidedPort<{ readonly challenge: Challenge | null }, { readonly solution: string }>('workInstead'),
  sendCode: unprovidedPort<CodeQuery, CodeOutcome>('sendCode'),
  /** Repeats the request with its key until it is answered. The server sends no second message for the key. */
  checkOutcome: createPollingMachine(codeOutcome),
  untilMoment: unprovidedUntilMoment,
};
export type OneTimeCodePorts = typeof oneTimeCodePorts;
