import { msg } from '@lingui/core/macro';
import type { TransferChildren, TransferContext, TransferEvent } from '#machines/flows/transferPayment/types.ts';
import { describePayment, failed, formRows, pageRows, resumeRow, succeeded } from '../../flowkit/steps/common.ts';
import type { StepRows } from '../../flowkit/steps/rows.ts';
import { doneMessage, hiddenMessage } from '../../flowkit/steps/stepFormatter.ts';

export const transferPaymentTraceSteps = {
  'proof.enter': {
    by: 'person',
    can: msg`Enter the payer and account`,
    did: msg`Entered the payer and account`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [{ type: 'proof.enter', typed: { payer: '', payment_account: '' } }],
  },
  'proof.submit': {
    by: 'person',
    can: msg`Submit proof of transfer`,
    did: msg`Tried to submit proof of transfer`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'proof.submit', understood: true }],
  },
  'receipt.replace': { by: 'person', can: msg`Replace the bank receipt`, did: msg`Tried to replace the bank receipt` },
  'receipt.remove': { by: 'person', can: msg`Remove the bank receipt`, did: msg`Removed the bank receipt` },
  'proof.replace': { by: 'person', can: msg`Submit new proof`, did: msg`Tried to submit new proof` },
  'proof.keep': { by: 'person', can: msg`Keep earlier proof`, did: msg`Kept the earlier proof` },
  'payment.check': {
    by: 'person',
    can: msg`Check the payment status`,
    did: msg`Tried to check the payment status`,
  },
  ...formRows,
  ...pageRows,
  'flow.resume': resumeRow,

  readPayment: { by: 'server', did: msg`Loading the payment`, answer: describePayment },
  uploadReceipt: {
    by: 'person',
    did: msg`Uploaded the bank receipt`,
    left: msg`Kept the earlier bank receipt`,
  },
  submitProof: {
    by: 'server',
    did: msg`Submitting proof of transfer`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'submitted' ? succeeded(say(doneMessage)) : failed(refused(refusal)),
  },
  checkOutcome: { by: 'server', did: msg`Checking the payment status`, answer: describePayment },
  watchPayment: { by: 'server', did: msg`Waiting for a payment update`, answer: describePayment },
} as const satisfies StepRows<TransferContext, TransferEvent, TransferChildren>;
