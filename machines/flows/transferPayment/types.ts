import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import { type PaymentView, paymentView } from '#contract/entities/payment.ts';
import { storedFile } from '#contract/files.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { paymentReading } from '../../parts/paymentRead.ts';
import { uploadMachine } from '../../parts/upload.ts';

/** What is typed: as it was typed, or as it was understood. */
const transferTyped = z.object({ payer: z.string(), payment_account: z.string() });
export type TransferTyped = Readonly<z.infer<typeof transferTyped>>;

/** What a person enters: it outlives a version of the machine. */
export const transferInput = z.extend(transferTyped, { bank_receipt: z.nullable(storedFile) });
export type TransferUserInput = Readonly<z.infer<typeof transferInput>>;

export const transferContext = z.object({
  /** The key of the draft: with the number of the attempt it is the key of each submission. */
  key: z.string(),
  order_id: itemId,
  /** How the order is paid, as it was read last. */
  payment: z.nullable(paymentView),
  entered: transferInput,
  attempt: z.int().check(z.minimum(1)),
  /** Whether a proof that is being checked is being replaced. */
  is_replacing: z.boolean(),
  /** Whether somebody wanted to hand the proof in before it was complete. */
  is_asked_for: z.boolean(),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a look-up has shown that the last attempt handed nothing in. */
  nothing_submitted: z.boolean(),
});
export type TransferContext = Readonly<z.infer<typeof transferContext>>;

export interface TransferMachineInput extends Pick<TransferContext, 'key' | 'order_id'> {
  /** What was entered in a run before this one. */
  readonly userInput: TransferUserInput | null;
}

/** What a person, or the page, can send. */
export type TransferEvent =
  | { readonly type: 'proof.enter'; readonly typed: TransferTyped }
  | { readonly type: 'receipt.replace' }
  | { readonly type: 'receipt.remove' }
  /** To be handed in. Whether all that was typed could be understood is what the form knows. */
  | { readonly type: 'proof.submit'; readonly understood: boolean }
  /** Another proof is to take the place of the one that is being checked. */
  | { readonly type: 'proof.replace' }
  /** The one that is being checked stays. */
  | { readonly type: 'proof.keep' }
  /** How the payment stands is asked once more. */
  | { readonly type: 'payment.check' }
  | ReceiptLeave
  | FormChecked
  | RunEvent;

export interface SubmitQuery {
  readonly order_id: string;
  readonly key: string;
  readonly payer: string;
  readonly payment_account: string;
  /** The id of the uploaded file. */
  readonly bank_receipt: string;
}

export type SubmitOutcome =
  | { readonly kind: 'submitted'; readonly payment: PaymentView }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const transferPorts = {
  ...paymentReading,
  /** Uploads the receipt of the bank. */
  uploadReceipt: uploadMachine,
  submitProof: unprovidedPort<SubmitQuery, SubmitOutcome>('submitProof'),
};
export type TransferPorts = typeof transferPorts;

/** What the machine invokes: the port that is asked, by the id of the question. */
export type TransferQuestions = { readonly [Port in keyof TransferPorts]: Port };
