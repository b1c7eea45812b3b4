import { z } from 'zod/mini';
import { type RegistrationRegion, registrationRegion, type Terms, terms } from '#contract/entities/registration.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { unprovidedUntilMoment } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { RunEvent } from '../../kit/runEvents.ts';
import { oneTimeCodeMachine } from '../../parts/oneTimeCode.ts';
import { pollingOf } from '../../parts/polling.ts';
import { provenPhone } from '../../parts/provenPhone.ts';

/** What is typed: as it was typed, or as it was understood. */
const registrationTyped = z.object({
  company_name: z.string(),
  enterprise_number: z.string(),
  contact_name: z.string(),
  email: z.string(),
});
export type RegistrationTyped = Readonly<z.infer<typeof registrationTyped>>;

/** To which address a mail has gone, and when another may be asked for, by the clock of the page. */
const mailed = z.object({ email: z.string(), resend_at: z.string(), expires_at: z.string() });
export type Mailed = Readonly<z.infer<typeof mailed>>;

export const registrationContext = z.object({
  /** The key of the draft: with the number of the attempt it is the key of each handing-in and of each mail. */
  key: z.string(),
  region: registrationRegion,
  /** The terms that hold, as they were read last. */
  terms: z.nullable(terms),
  entered: registrationTyped,
  /** Whether the terms that are shown are agreed to. */
  is_agreed: z.boolean(),
  ...provenPhone,
  attempt: z.int().check(z.minimum(1)),
  /** Whether somebody wanted to go on before all was there. */
  is_asked_for: z.boolean(),
  mailed: z.nullable(mailed),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
});
export type RegistrationContext = Readonly<z.infer<typeof registrationContext>>;

/** What outlives a version of the machine: what was typed. The terms are agreed to anew. */
export const registrationKept = z.pick(registrationContext, { entered: true });
export type RegistrationKept = Readonly<z.infer<typeof registrationKept>>;

export interface RegistrationMachineInput extends Pick<RegistrationContext, 'key' | 'region'> {
  /** What was kept of a run before this one. */
  readonly userInput: RegistrationKept | null;
}

/** What a person, or the page, can send. */
export type RegistrationEvent =
  | { readonly type: 'company.enter'; readonly typed: RegistrationTyped }
  | { readonly type: 'terms.agree'; readonly agreed: boolean }
  /** Another number, or another code. */
  | { readonly type: 'phone.change' }
  /** All of it is handed in. Whether all that was typed could be understood is what the form knows. */
  | { readonly type: 'registration.submit'; readonly understood: boolean }
  /** Whether companies can register is asked once more. */
  | { readonly type: 'registration.check' }
  | { readonly type: 'mail.resend' }
  /** Something of it was wrong, the address for example: it is entered once more. */
  | { readonly type: 'registration.change' }
  /** Done with the page. */
  | { readonly type: 'registration.finish' }
  | FormChecked
  | RunEvent;

export type TermsOutcome = { readonly kind: 'open'; readonly terms: Terms } | { readonly kind: 'closed' };

const saveQuery = z.object({
  key: z.string(),
  application: z.extend(registrationTyped, {
    region: registrationRegion,
    mobile: z.string(),
    sms_code: z.string(),
    terms_version: z.string(),
  }),
});
/** What is registered, under the key of the attempt. */
export type SaveQuery = Readonly<z.infer<typeof saveQuery>>;

const saveOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mailed'), mailed }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema, tries_left: z.nullable(z.int()) }),
]);
export type SaveOutcome = Readonly<z.infer<typeof saveOutcome>>;

/** What polling is asked. */
export const saveQueryOf = (query: unknown): SaveQuery => saveQuery.parse(query);

export interface ResendQuery {
  readonly key: string;
  readonly region: RegistrationRegion;
}

export type ResendOutcome =
  | { readonly kind: 'mailed'; readonly mailed: Mailed }
  /** One was sent a moment ago. */
  | { readonly kind: 'too_soon'; readonly resend_at: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const registrationPorts = {
  readTerms: unprovidedPort<Record<string, never>, TermsOutcome>('readTerms'),
  /** Has a code sent to a mobile number, and asks for it. */
  provePhone: oneTimeCodeMachine,
  saveRegistration: unprovidedPort<SaveQuery, SaveOutcome>('saveRegistration'),
  /** Hands in by the same key until there is an answer: what was registered by it is not registered again. */
  lookUp: pollingOf(saveOutcome),
  resendMail: unprovidedPort<ResendQuery, ResendOutcome>('resendMail'),
  untilMoment: unprovidedUntilMoment,
};
export type RegistrationPorts = typeof registrationPorts;

/** What the machine invokes: the port that is asked, by the id of the question. */
export type RegistrationQuestions = { readonly [Port in keyof RegistrationPorts]: Port };
