import { z } from 'zod/mini';
import {
  type Fadada,
  fadada,
  sealedText,
  type Verification,
  type VerificationField,
  verification,
} from '#contract/entities/verification.ts';
import { storedFile } from '#contract/files.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { letIn } from '../../kit/answer.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { oneTimeCodeMachine } from '../../parts/oneTimeCode.ts';
import { pollingOf } from '../../parts/polling.ts';
import { provenPhone } from '../../parts/provenPhone.ts';
import { uploadMachine } from '../../parts/upload.ts';

/** What the page has sealed, so that only the server reads it, and how it can be shown. */
const sealedField = z.object({ sealed: sealedText, masked: z.string() });
export type SealedField = Readonly<z.infer<typeof sealedField>>;

/** What is typed of the enterprise: as it was typed, or as it was understood. */
const enterpriseTyped = z.object({ company_name: z.string(), translated_name: z.string(), credit_code: z.string() });
export type EnterpriseTyped = Readonly<z.infer<typeof enterpriseTyped>>;

/** What vouches for the legal person: the authorisation at the provider of signatures, or a power of attorney. */
export const vouchers = ['authorisation', 'attorney'] as const;
const voucher = z.enum(vouchers);
export type Voucher = z.infer<typeof voucher>;

/** What a person enters. */
const verificationInput = z.extend(enterpriseTyped, {
  legal_person_name: z.nullable(sealedField),
  legal_person_id: z.nullable(sealedField),
  vouched_by: voucher,
  power_of_attorney: z.nullable(storedFile),
  business_license: z.nullable(storedFile),
});
export type VerificationInput = Readonly<z.infer<typeof verificationInput>>;

/** What the search has said of a number. A register that cannot be asked calls no number wrong. */
const numberFound = z.object({ number: z.string(), is: z.enum(['free', 'invalid', 'taken', 'unchecked']) });
export type NumberFound = Readonly<z.infer<typeof numberFound>>;

export const verificationContext = z.object({
  /** The key of the draft: with the number of the attempt it is the key of each handing-in. */
  key: z.string(),
  /** How the verification stands, as it was read last. */
  told: z.nullable(verification),
  /** How far the authorisation at the provider is; null until it was read. */
  authorisation: z.nullable(fadada),
  /** What the provider says to a child account. */
  child_refusal: z.nullable(refusalSchema),
  entered: verificationInput,
  /** Which handing-in was decided that the form answers to; null before one. */
  answers: z.nullable(z.string()),
  /** Whether the page about the legal person is done. */
  is_person_given: z.boolean(),
  /** Whether the number that stands in its field is complete: what the form knows by the rules of its zone. */
  has_number: z.boolean(),
  /** What is known of the number that was entered; null while nobody has asked. */
  number_found: z.nullable(numberFound),
  /** The mobile that is to be bound. */
  ...provenPhone,
  attempt: z.int().check(z.minimum(1)),
  /** Whether somebody wanted to go on before all was there. */
  is_asked_for: z.boolean(),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a look-up has shown that the last attempt handed in nothing. */
  nothing_sent: z.boolean(),
});
export type VerificationContext = Readonly<z.infer<typeof verificationContext>>;

/** What outlives a version of the machine: what was entered, and to which decision it answers. */
export const verificationKept = z.pick(verificationContext, { entered: true, answers: true, has_number: true });
export type VerificationKept = Readonly<z.infer<typeof verificationKept>>;

export interface VerificationMachineInput extends Pick<VerificationContext, 'key'> {
  /** What was kept of a run before this one. */
  readonly userInput: VerificationKept | null;
}

/** What a person, or the page, can send on either page. */
export type OverseasEvent =
  /** Whether the number is complete by the rules of its zone is what the form knows. */
  | { readonly type: 'enterprise.enter'; readonly typed: EnterpriseTyped; readonly has_number: boolean }
  | { readonly type: 'license.replace' }
  | { readonly type: 'license.remove' }
  /** Another number, or another code. */
  | { readonly type: 'phone.change' }
  /** All of it is handed in. Whether all that was typed could be understood is what the form knows. */
  | { readonly type: 'verification.submit'; readonly understood: boolean }
  /** How the verification stands is asked once more. */
  | { readonly type: 'verification.check' }
  | ReceiptLeave
  | FormChecked
  | RunEvent;

/** What can be sent where the legal person is asked for. */
export type MainlandEvent =
  | OverseasEvent
  /** What the page has sealed; null where a field is empty. */
  | {
      readonly type: 'person.enter';
      readonly name: SealedField | null;
      readonly number: SealedField | null;
    }
  | { readonly type: 'voucher.choose'; readonly voucher: Voucher }
  | { readonly type: 'attorney.replace' }
  | { readonly type: 'attorney.remove' }
  /** Somebody says that it is given. */
  | { readonly type: 'authorisation.check' }
  /** On to the enterprise, and back to the legal person. */
  | { readonly type: 'person.done'; readonly understood: boolean }
  | { readonly type: 'person.change' };

const verificationAnswer = z.object({ told: letIn<Verification>() });
export type VerificationAnswer = Readonly<z.infer<typeof verificationAnswer>>;
export const verificationAnswerOf = (answer: unknown): VerificationAnswer => verificationAnswer.parse(answer);

const authorisationOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), authorisation: letIn<Fadada>() }),
  /** Whoever asks is a child account at the provider, which says so itself. */
  z.object({ kind: z.literal('child'), refusal: refusalSchema }),
]);
/** How far the authorisation at the provider is. */
export type AuthorisationOutcome = Readonly<z.infer<typeof authorisationOutcome>>;

export interface SubmitQuery {
  readonly key: string;
  readonly application: { readonly verification_type: number } & Readonly<
    Partial<Record<VerificationField | 'sms_code', string>>
  >;
}

export type SubmitOutcome =
  | { readonly kind: 'sent'; readonly told: Verification }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tries_left: number | null };

export const overseasPorts = {
  readVerification: unprovidedPort<Record<string, never>, VerificationAnswer>('readVerification'),
  searchNumber: unprovidedPort<{ readonly number: string }, NumberFound>('searchNumber'),
  uploadLicense: uploadMachine,
  /** Has a code sent to a mobile number, and asks for it. */
  provePhone: oneTimeCodeMachine,
  submitVerification: unprovidedPort<SubmitQuery, SubmitOutcome>('submitVerification'),
  /** Reads the verification until it is known how it stands. */
  lookUp: pollingOf(verificationAnswer),
  /** Reads the verification until something has happened. */
  watchVerification: pollingOf(verificationAnswer),
};
export type OverseasPorts = typeof overseasPorts;

export const mainlandPorts = {
  ...overseasPorts,
  readAuthorisation: unprovidedPort<Record<string, never>, AuthorisationOutcome>('readAuthorisation'),
  /** Reads the authorisation until something has happened. */
  watchAuthorisation: pollingOf(authorisationOutcome),
  uploadAttorney: uploadMachine,
};
export type MainlandPorts = typeof mainlandPorts;

/** What the machines invoke: the port that is asked, by the id of the question. */
export type VerificationQuestions = { readonly [Port in keyof MainlandPorts]: Port };
