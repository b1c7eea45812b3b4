import { exampleModel } from '../../kit/exampleModel.ts';
import { mobilePaymentExamples } from './examples.ts';
import { mobilePaymentMachine } from './machine.ts';
import type { MobileMachineInput } from './types.ts';

export const mobilePaymentModel = {
  machine: mobilePaymentMachine,
  input: {
    key: 'key-of-the-draft',
    order_id: 'order-1',
    device: 'computer',
    userInput: null,
  } satisfies MobileMachineInput,
  ...exampleModel(mobilePaymentExamples),
  extraPaths: [
    // A new question clears the refusal of the last one.
    [
      'readPayment: a code is open',
      'payment.check (asked)',
      'checkPayment: refused for a new reason',
      'untilExpiry: its time is over',
      'checkPayment: no connection',
      'payment.check (asked)',
      'checkPayment: refused for a new reason',
      'payment.check (asked)',
      'checkPayment: no connection',
      'payment.close (asked)',
      'closePayment: refused for a new reason',
      'payment.close (asked)',
      'closePayment: no connection',
    ],
    [
      'readPayment: maybe paid',
      'payment.close (asked)',
      'closePayment: refused for a new reason',
      'payment.close (asked)',
      'closePayment: no connection',
    ],
  ],
};
