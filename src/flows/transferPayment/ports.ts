import { orderSetTransfer } from '#contract/calls/payment.ts';
import type { SubmitOutcome, TransferPorts } from '#machines/flows/transferPayment/types.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import { answered } from '../../ports/answered.ts';
import { type PaymentReader, paymentReadingBy } from '../../ports/paymentRead.ts';
import { portOf } from '../../ports/portOf.ts';

interface TransferPortsOptions extends PaymentReader {
  readonly upload: typeof uploadMachine;
}

export const transferPortsBy = ({ upload, ...reader }: TransferPortsOptions): TransferPorts => ({
  ...paymentReadingBy(reader),
  uploadReceipt: upload,
  // Not aborted when the machine leaves the state: a submitted proof cannot be withdrawn.
  submitProof: portOf(async ({ key, ...proof }): Promise<SubmitOutcome> => {
    const { api, token, tab } = reader;
    const answer = answered(await api.call(orderSetTransfer, { body: { ...proof, token }, key, tab }));
    if (answer.kind === 'ok') return { kind: 'submitted', payment: answer.data };
    return { kind: 'refused', refusal: answer.refusal };
  }),
});
