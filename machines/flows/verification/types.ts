import { z } from 'zod/mini';
import {
  type SigningAuthorisation,
  sealedText,
  signingAuthorisation,
  type Verification,
  type VerificationField,
  verification,
} from '#contract/entities/verification.ts';
import { storedFile } from '#contract/files.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { trusted } from '../../kit/answer.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { oneTimeCodeMachine } from '../../parts/oneTimeCode.ts';
import { phoneContext } from '../../parts/phoneProof.ts';
import { createPollingMachine } from '../../parts/polling.ts';
import { uploadMachine } from '../../parts/upload.ts';

/** Encrypted by the page for the server only, and a masked form for display. */
const sealedField = z.object({ sealed: sealedText, masked: z.string() });
export type SealedField = Readonly<z.infer<typeof sealedField>>;

/** As typed, or as parsed. */
const enterpriseFormValues = z.object({
  company_name: z.string(),
  translated_name: z.string(),
  credit_code: z.string(),
});
export type EnterpriseFormValues = Readonly<z.infer<typeof enterpriseFormValues>>;

/** The proof of the legal person: the authorisation at the signing provider, or a power of attorney. */
export const proofMethods = ['authorisation', 'attorney'] as const;
const proofMethod = z.enum(proofMethods);
export type ProofMethod = z.infer<typeof proofMethod>;

const verificationFormValues = z.extend(enterpriseFormValues, {
  legal_person_name: z.nullable(sealedField),
  legal_person_id: z.nullable(sealedField),
  proof_method: proofMethod,
  power_of_attorney: z.nullable(storedFile),
  business_license: z.nullable(storedFile),
});
export type VerificationFormValues = Readonly<z.infer<typeof verificationFormValues>>;

/** `unchecked`: the register was not available, which refuses no number. */
const numberLookup = z.object({ number: z.string(), is: z.enum(['free', 'invalid', 'taken', 'unchecked']) });
export type NumberLookup = Readonly<z.infer<typeof numberLookup>>;

export const verificationContext = z.object({
  /** The draft's key; together with `attempt` the idempotency key of each submission. */
  key: z.string(),
  /** The verification, as read last. */
  verification: z.nullable(verification),
  /** The authorisation at the provider; null before it was read. */
  authorisation: z.nullable(signingAuthorisation),
  /** The provider's message to a child account. */
  child_refusal: z.nullable(refusalSchema),
  entered: verificationFormValues,
  /** The decided submission that the form corrects; null before the first decision. */
  answers: z.nullable(z.string()),
  /** Whether the page of the legal person is complete. */
  is_person_given: z.boolean(),
  /** Whether the form considers the typed number complete, by the rules of its zone. */
  has_number: z.boolean(),
  /** The last lookup; null if the number has not been looked up. */
  number_found: z.nullable(numberLookup),
  ...phoneContext,
  attempt: z.int().check(z.minimum(1)),
  /** Whether the user tried to continue with something missing. */
  is_asked_for: z.boolean(),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a lookup showed that the last attempt submitted nothing. */
  nothing_sent: z.boolean(),
});
export type VerificationContext = Readonly<z.infer<typeof verificationContext>>;

/** Carried over when a run cannot be restored: the input, and the decision that it corrects. */
export const verificationUserInput = z.pick(verificationContext, { entered: true, answers: true, has_number: true });
export type VerificationUserInput = Readonly<z.infer<typeof verificationUserInput>>;

export interface VerificationMachineInput extends Pick<VerificationContext, 'key'> {
  /** From an earlier run. */
  readonly userInput: VerificationUserInput | null;
}

export type OverseasEvent =
  /** `has_number`: whether the form considers the number complete. */
  | { readonly type: 'enterprise.enter'; readonly typed: EnterpriseFormValues; readonly has_number: boolean }
  | { readonly type: 'license.replace' }
  | { readonly type: 'license.remove' }
  /** Another number, or another code. */
  | { readonly type: 'phone.change' }
  /** `understood`: whether the form could parse all fields. */
  | { readonly type: 'verification.submit'; readonly understood: boolean }
  | { readonly type: 'verification.check' }
  | ReceiptLeave
  | FormChecked
  | RunEvent;

export type MainlandEvent =
  | OverseasEvent
  /** Sealed by the page; null for an empty field. */
  | {
      readonly type: 'person.enter';
      readonly name: SealedField | null;
      readonly number: SealedField | null;
    }
  | { readonly type: 'proofMethod.choose'; readonly method: ProofMethod }
  | { readonly type: 'attorney.replace' }
  | { readonly type: 'attorney.remove' }
  /** The user says that the authorisation is given. */
  | { readonly type: 'authorisation.check' }
  /** On to the enterprise, and back to the legal person. */
  | { readonly type: 'person.done'; readonly understood: boolean }
  | { readonly type: 'person.change' };

const verificationAnswer = z.object({ verification: trusted<Verification>() });
export type VerificationAnswer = Readonly<z.infer<typeof verificationAnswer>>;
export const parseVerificationAnswer = (answer: unknown): VerificationAnswer => verificationAnswer.parse(answer);

const authorisationOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('updated'), authorisation: trusted<SigningAuthorisation>() }),
  /** The caller is a child account at the provider; its message explains it. */
  z.object({ kind: z.literal('child'), refusal: refusalSchema }),
]);
export type AuthorisationOutcome = Readonly<z.infer<typeof authorisationOutcome>>;

export interface SubmitVerificationQuery {
  readonly key: string;
  readonly application: { readonly verification_type: number } & Readonly<
    Partial<Record<VerificationField | 'sms_code', string>>
  >;
}

export type SubmitVerificationOutcome =
  | { readonly kind: 'sent'; readonly verification: Verification }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tries_left: number | null };

export const overseasPorts = {
  readVerification: unprovidedPort<Record<string, never>, VerificationAnswer>('readVerification'),
  searchNumber: unprovidedPort<{ readonly number: string }, NumberLookup>('searchNumber'),
  uploadLicense: uploadMachine,
  provePhone: oneTimeCodeMachine,
  submitVerification: unprovidedPort<SubmitVerificationQuery, SubmitVerificationOutcome>('submitVerification'),
  /** Reads the verification until its state is known. */
  checkOutcome: createPollingMachine(verificationAnswer),
  watchVerification: createPollingMachine(verificationAnswer),
};
export type OverseasPorts = typeof overseasPorts;

export const mainlandPorts = {
  ...overseasPorts,
  readAuthorisation: unprovidedPort<Record<string, never>, AuthorisationOutcome>('readAuthorisation'),
  watchAuthorisation: createPollingMachine(authorisationOutcome),
  uploadAttorney: uploadMachine,
};
export type MainlandPorts = typeof mainlandPorts;

export type VerificationChildren = { readonly [Port in keyof MainlandPorts]: Port };
