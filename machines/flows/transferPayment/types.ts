import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import { type PaymentView, paymentView } from '#contract/entities/payment.ts';
import { storedFile } from '#contract/files.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { paymentReadPorts } from '../../parts/paymentRead.ts';
import { uploadMachine } from '../../parts/upload.ts';

/** As typed, or as parsed. */
const transferFormValues = z.object({ payer: z.string(), payment_account: z.string() });
export type TransferFormValues = Readonly<z.infer<typeof transferFormValues>>;

/** Carried over when a run cannot be restored. */
export const transferUserInput = z.extend(transferFormValues, { bank_receipt: z.nullable(storedFile) });
export type TransferUserInput = Readonly<z.infer<typeof transferUserInput>>;

export const transferContext = z.object({
  /** The draft's key; together with `attempt` the idempotency key of each submission. */
  key: z.string(),
  order_id: itemId,
  payment: z.nullable(paymentView),
  entered: transferUserInput,
  attempt: z.int().check(z.minimum(1)),
  is_replacing: z.boolean(),
  /** Whether the user tried to submit with something missing. */
  is_asked_for: z.boolean(),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a lookup showed that the last attempt submitted nothing. */
  nothing_submitted: z.boolean(),
});
export type TransferContext = Readonly<z.infer<typeof transferContext>>;

export interface TransferMachineInput extends Pick<TransferContext, 'key' | 'order_id'> {
  /** From an earlier run. */
  readonly userInput: TransferUserInput | null;
}

export type TransferEvent =
  | { readonly type: 'proof.enter'; readonly typed: TransferFormValues }
  | { readonly type: 'receipt.replace' }
  | { readonly type: 'receipt.remove' }
  /** `understood`: whether the form could parse all fields. */
  | { readonly type: 'proof.submit'; readonly understood: boolean }
  | { readonly type: 'proof.replace' }
  /** Abandons the replacement. */
  | { readonly type: 'proof.keep' }
  | { readonly type: 'payment.check' }
  | ReceiptLeave
  | FormChecked
  | RunEvent;

export interface SubmitProofQuery {
  readonly order_id: string;
  readonly key: string;
  readonly payer: string;
  readonly payment_account: string;
  /** The id of the uploaded file. */
  readonly bank_receipt: string;
}

export type SubmitProofOutcome =
  | { readonly kind: 'submitted'; readonly payment: PaymentView }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const transferPorts = {
  ...paymentReadPorts,
  uploadReceipt: uploadMachine,
  submitProof: unprovidedPort<SubmitProofQuery, SubmitProofOutcome>('submitProof'),
};
export type TransferPorts = typeof transferPorts;

export type TransferChildren = { readonly [Port in keyof TransferPorts]: Port };
