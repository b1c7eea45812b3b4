import { z } from 'zod/mini';
import { type RegistrationRegion, registrationRegion, type Terms, terms } from '#contract/entities/registration.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { unprovidedUntilMoment } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { RunEvent } from '../../kit/runEvents.ts';
import { oneTimeCodeMachine } from '../../parts/oneTimeCode.ts';
import { phoneContext } from '../../parts/phoneProof.ts';
import { createPollingMachine } from '../../parts/polling.ts';

/** As typed, or as parsed. */
const registrationFormValues = z.object({
  company_name: z.string(),
  enterprise_number: z.string(),
  contact_name: z.string(),
  email: z.string(),
});
export type RegistrationFormValues = Readonly<z.infer<typeof registrationFormValues>>;

/** `resend_at` is by the page's clock. */
const confirmationMail = z.object({ email: z.string(), resend_at: z.string(), expires_at: z.string() });
export type ConfirmationMail = Readonly<z.infer<typeof confirmationMail>>;

export const registrationContext = z.object({
  /** The draft's key; together with `attempt` the idempotency key of each submission and each mail. */
  key: z.string(),
  region: registrationRegion,
  terms: z.nullable(terms),
  entered: registrationFormValues,
  /** Whether the terms on the page are accepted. */
  is_agreed: z.boolean(),
  ...phoneContext,
  attempt: z.int().check(z.minimum(1)),
  /** Whether the user tried to continue with something missing. */
  is_asked_for: z.boolean(),
  mailed: z.nullable(confirmationMail),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
});
export type RegistrationContext = Readonly<z.infer<typeof registrationContext>>;

/** Carried over when a run cannot be restored. The terms must be accepted again. */
export const registrationUserInput = z.pick(registrationContext, { entered: true });
export type RegistrationUserInput = Readonly<z.infer<typeof registrationUserInput>>;

export interface RegistrationMachineInput extends Pick<RegistrationContext, 'key' | 'region'> {
  /** From an earlier run. */
  readonly userInput: RegistrationUserInput | null;
}

export type RegistrationEvent =
  | { readonly type: 'company.enter'; readonly typed: RegistrationFormValues }
  | { readonly type: 'terms.agree'; readonly agreed: boolean }
  /** Another number, or another code. */
  | { readonly type: 'phone.change' }
  /** `understood`: whether the form could parse all fields. */
  | { readonly type: 'registration.submit'; readonly understood: boolean }
  | { readonly type: 'registration.check' }
  | { readonly type: 'mail.resend' }
  /** Returns to the form, for example to correct the address. */
  | { readonly type: 'registration.change' }
  | { readonly type: 'registration.finish' }
  | FormChecked
  | RunEvent;

export type TermsOutcome = { readonly kind: 'open'; readonly terms: Terms } | { readonly kind: 'closed' };

const saveQuery = z.object({
  key: z.string(),
  application: z.extend(registrationFormValues, {
    region: registrationRegion,
    mobile: z.string(),
    sms_code: z.string(),
    terms_version: z.string(),
  }),
});
export type SaveQuery = Readonly<z.infer<typeof saveQuery>>;

const saveOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mailed'), mailed: confirmationMail }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema, tries_left: z.nullable(z.int()) }),
]);
export type SaveOutcome = Readonly<z.infer<typeof saveOutcome>>;

export const parseSaveQuery = (query: unknown): SaveQuery => saveQuery.parse(query);

export interface ResendQuery {
  readonly key: string;
  readonly region: RegistrationRegion;
}

export type ResendOutcome =
  | { readonly kind: 'mailed'; readonly mailed: ConfirmationMail }
  | { readonly kind: 'too_soon'; readonly resend_at: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const registrationPorts = {
  readTerms: unprovidedPort<Record<string, never>, TermsOutcome>('readTerms'),
  provePhone: oneTimeCodeMachine,
  saveRegistration: unprovidedPort<SaveQuery, SaveOutcome>('saveRegistration'),
  /** Repeats the submission with its key until it is answered. The server does not register twice for a key. */
  checkOutcome: createPollingMachine(saveOutcome),
  resendMail: unprovidedPort<ResendQuery, ResendOutcome>('resendMail'),
  untilMoment: unprovidedUntilMoment,
};
export type RegistrationPorts = typeof registrationPorts;

export type RegistrationChildren = { readonly [Port in keyof RegistrationPorts]: Port };
