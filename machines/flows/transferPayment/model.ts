import { exampleModel } from '../../kit/exampleModel.ts';
import { transferPaymentExamples } from './examples.ts';
import { transferPaymentMachine } from './machine.ts';

/** What pathways explores: the machine, its input, what people send and what its ports answer. */
export const transferPaymentModel = {
  machine: transferPaymentMachine,
  input: { key: 'key-of-the-draft', order_id: 'order-1', userInput: null },
  ...exampleModel(transferPaymentExamples),
  extraPaths: [
    // The page follows a proof that was replaced, and shows a refusal only with the proof that it is of.
    [
      'readPayment: being checked',
      'proof.replace (asked)',
      'proof.submit (understood)',
      'submitProof: refused for a new reason',
      'proof.keep (asked)',
      'readPayment: being checked',
      'proof.replace (asked)',
      'receipt.replace (asked)',
      'uploadReceipt: another uploaded',
      'proof.submit (understood)',
      'submitProof: handed in once more',
    ],
    // The proof that waits is the one from before: only its receipt is another.
    [
      'readPayment: being checked',
      'proof.replace (asked)',
      'receipt.replace (asked)',
      'uploadReceipt: another uploaded',
      'proof.submit (understood)',
      'submitProof: no connection',
      'lookUp: handed in',
    ],
    // The form sends all that stands in it: what is closed stays as it was handed in.
    ['readPayment: the payer was refused', 'proof.enter (a beginning)', 'proof.submit (understood)'],
    // Only what the form knows is missing.
    ['readPayment: unpaid', 'uploadReceipt: uploaded', 'proof.submit (with something missing)'],
  ],
};
