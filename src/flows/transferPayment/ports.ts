import { orderSetTransfer } from '#contract/calls/payment.ts';
import type { SubmitProofOutcome, TransferPorts } from '#machines/flows/transferPayment/types.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import { createPort } from '../../ports/createPort.ts';
import { expectAnswer } from '../../ports/expectAnswer.ts';
import { createPaymentReading, type PaymentReadOptions } from '../../ports/paymentRead.ts';

interface TransferPortsOptions extends PaymentReadOptions {
  readonly upload: typeof uploadMachine;
}

export const createTransferPorts = ({ upload, ...reader }: TransferPortsOptions): TransferPorts => ({
  ...createPaymentReading(reader),
  uploadReceipt: upload,
  // Not aborted when the machine leaves the state: a submitted proof cannot be withdrawn.
  submitProof: createPort(async ({ key, ...proof }): Promise<SubmitProofOutcome> => {
    const { api, token, tab } = reader;
    const answer = expectAnswer(await api.call(orderSetTransfer, { body: { ...proof, token }, key, tab }));
    if (answer.kind === 'ok') return { kind: 'submitted', payment: answer.data };
    return { kind: 'refused', refusal: answer.refusal };
  }),
});
