import { exampleModel } from '../../kit/exampleModel.ts';
import { transferPaymentExamples } from './examples.ts';
import { transferPaymentMachine } from './machine.ts';

export const transferPaymentModel = {
  machine: transferPaymentMachine,
  input: { key: 'key-of-the-draft', order_id: 'order-1', userInput: null },
  ...exampleModel(transferPaymentExamples),
  extraPaths: [
    // The page follows a replaced proof, and shows a refusal only with its own proof.
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
    // The waiting proof is the previous one: only its receipt differs.
    [
      'readPayment: being checked',
      'proof.replace (asked)',
      'receipt.replace (asked)',
      'uploadReceipt: another uploaded',
      'proof.submit (understood)',
      'submitProof: no connection',
      'checkOutcome: handed in',
    ],
    // The form sends all its fields; read-only ones keep their submitted values.
    ['readPayment: the payer was refused', 'proof.enter (a beginning)', 'proof.submit (understood)'],
    // Only a field that the form validates is missing.
    ['readPayment: unpaid', 'uploadReceipt: uploaded', 'proof.submit (with something missing)'],
  ],
};
