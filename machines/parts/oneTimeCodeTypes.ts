import { z } from 'zod/mini';
import type { Zone } from '#contract/entities/client.ts';
import type { Challenge, CodePurpose, ImageCode } from '#contract/entities/code.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { unprovidedUntilMoment } from '../kit/deadline.ts';
import type { Fault } from '../kit/fault.ts';
import type { FieldFaults, FormChecked } from '../kit/fieldFaults.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack } from '../kit/runEvents.ts';
import { pollingOf } from './polling.ts';

export const sentCode = z.object({ mobile: z.string(), resend_at: z.string() });
/** A code that has been sent: to which number, and when another may be asked for, by the clock of the page. */
export type SentCode = Readonly<z.infer<typeof sentCode>>;

/** What the flow that invokes the part says. */
export interface OneTimeCodeInput {
  readonly purpose: CodePurpose;
  /** Where the number is at home. */
  readonly zone: Zone;
  /** What the flow has of the number: as it was typed, or empty. */
  readonly mobile: string;
  /** What the part ended with before, where the server has refused that code or the person has come back; else null. */
  readonly sent: SentCode | null;
  /** Why the server has not taken the code that was handed in, and how often one may still be entered. */
  readonly refusal: Refusal | null;
  readonly tries_left: number | null;
}

export const enteredCode = z.object({ mobile: z.string(), code: z.string(), sent: sentCode });
/** A code that was entered, with its number as it was typed. It is handed in with the number that it was sent to: `sent.mobile`. */
export type EnteredCode = Readonly<z.infer<typeof enteredCode>>;

export const unprovenPhone = z.object({ mobile: z.string(), sent: z.nullable(sentCode) });
/** A number that no code was entered for yet: as it was typed, and the code that is on its way to it. */
export type UnprovenPhone = Readonly<z.infer<typeof unprovenPhone>>;

/** How the part ends. */
export const codeEndings = ['entered', 'left'] as const satisfies readonly CodeEnding['kind'][];
/** What the part ends with. */
export type CodeEnding =
  | { readonly kind: 'entered'; readonly code: EnteredCode }
  | { readonly kind: 'left'; readonly unproven: UnprovenPhone };

export type CodeImage = Omit<ImageCode, 'expires_at'>;

export interface OneTimeCodeContext extends OneTimeCodeInput {
  readonly field_faults: FieldFaults;
  /** Whether another code is asked for, although one was sent. */
  readonly asks_anew: boolean;
  /** The number of the code that was sent, as it was typed, while another one is being typed. */
  readonly mobile_of_sent: string | null;
  /** Whether a code was sent to the number in the field: the server sends another one without captcha and image for a while. */
  readonly passed: boolean;
  readonly captcha_id: string | null;
  readonly image: CodeImage | null;
  /** What was done in place of reading the image. */
  readonly solution: string | null;
  /** What is being sent, under its key. */
  readonly request: CodeQuery | null;
  /** When codes are sent again, by the clock of the page; null where the server has not said. */
  readonly retry_at: string | null;
  readonly fault: Fault | null;
  readonly entered: EnteredCode | null;
}

export type OneTimeCodeEvent =
  /** All that stands in the field of the number. */
  | { readonly type: 'mobile.type'; readonly mobile: string }
  /** Somebody has slid to the end. */
  | { readonly type: 'captcha.slide' }
  | { readonly type: 'image.renew' }
  /** Somebody cannot read the image: the page works instead. */
  | { readonly type: 'image.skip' }
  /** The key names one intent: sent again it sends no second message. */
  | {
      readonly type: 'code.send';
      /** Understood, as E.164. */
      readonly mobile: string;
      readonly image_code: string;
      readonly key: string;
    }
  | { readonly type: 'code.enter'; readonly code: string }
  /** Another code to the same number, under a key as above. */
  | { readonly type: 'code.resend'; readonly key: string }
  /** The code is to go to another number. */
  | { readonly type: 'mobile.change' }
  /** Back to the field for the code that has come after all. */
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
  /** Empty where no image was asked for. */
  image_code_id: z.string(),
  image_code: z.string(),
  key: z.string(),
});
export type CodeQuery = Readonly<z.infer<typeof codeQuery>>;

const codeOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), resend_at: z.string() }),
  /** One was sent to the number a moment ago: it can still be entered. */
  z.object({ kind: z.literal('too_soon'), resend_at: z.string() }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema, retry_at: z.nullable(z.string()) }),
]);
export type CodeOutcome = Readonly<z.infer<typeof codeOutcome>>;

/** What polling is asked. */
export const codeQueryOf = (query: unknown): CodeQuery => codeQuery.parse(query);

/** What the part asks of the world. */
export const oneTimeCodePorts = {
  /** Gets a challenge, solves it and hands the solution in. */
  passCaptcha: unprovidedPort<{ readonly purpose: CodePurpose }, CaptchaOutcome>('passCaptcha'),
  drawImage: unprovidedPort<{ readonly captcha_id: string }, ImageOutcome>('drawImage'),
  /** Does the longer work; what is under way is broken off where nobody wants it any more. */
  workInstead: unprovidedPort<{ readonly challenge: Challenge | null }, { readonly solution: string }>('workInstead'),
  sendCode: unprovidedPort<CodeQuery, CodeOutcome>('sendCode'),
  /** Sends by the same key until there is an answer: what has been sent by it is not sent again. */
  lookUp: pollingOf(codeOutcome),
  untilMoment: unprovidedUntilMoment,
};
export type OneTimeCodePorts = typeof oneTimeCodePorts;
