import { msg } from '@lingui/core/macro';
import type { TransferContext, TransferEvent, TransferQuestions } from '#machines/flows/transferPayment/types.ts';
import { answered, failed, formRows, pageRows, paymentAnswer, resumeRow } from '../../flowkit/steps/common.ts';
import type { StepRows } from '../../flowkit/steps/rows.ts';
import { doneWords, hiddenWords } from '../../flowkit/steps/teller.ts';

export const transferPaymentSteps = {
  'proof.enter': {
    by: 'person',
    can: msg`Enter the payer and the account`,
    did: msg`Entered the payer and the account`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [{ type: 'proof.enter', typed: { payer: '', payment_account: '' } }],
  },
  'proof.submit': {
    by: 'person',
    can: msg`Submit proof of transfer`,
    did: msg`Wanted to submit the proof of the transfer`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'proof.submit', understood: true }],
  },
  'receipt.replace': { by: 'person', can: msg`Replace the bank receipt`, did: msg`Wanted to replace the bank receipt` },
  'receipt.remove': { by: 'person', can: msg`Remove the bank receipt`, did: msg`Removed the bank receipt` },
  'proof.replace': { by: 'person', can: msg`Submit another proof`, did: msg`Wanted to submit another proof` },
  'proof.keep': { by: 'person', can: msg`Keep the proof from before`, did: msg`Kept the proof from before` },
  'payment.check': {
    by: 'person',
    can: msg`Look again how the payment stands`,
    did: msg`Wanted to know how the payment stands`,
  },
  ...formRows,
  ...pageRows,
  'flow.resume': resumeRow,

  readPayment: { by: 'server', did: msg`Reading how the order is paid`, answer: paymentAnswer },
  uploadReceipt: {
    by: 'person',
    did: msg`Uploaded the bank receipt`,
    left: msg`Kept the bank receipt from before`,
  },
  submitProof: {
    by: 'server',
    did: msg`Submitting the proof of the transfer`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'submitted' ? answered(say(doneWords)) : failed(refused(refusal)),
  },
  lookUp: { by: 'server', did: msg`Looking how the payment stands`, answer: paymentAnswer },
  watchPayment: { by: 'server', did: msg`Waiting for news of the payment`, answer: paymentAnswer },
} as const satisfies StepRows<TransferContext, TransferEvent, TransferQuestions>;
