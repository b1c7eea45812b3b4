import { exampleModel } from '../../kit/exampleModel.ts';
import { activationExamples } from './examples.ts';
import { activationMachine } from './machine.ts';
import type { ActivationMachineInput } from './types.ts';

const activationPaths = [
  // A remaining credit is shown before the activation, and as a voucher after it.
  [
    'readActivation: a credit leaves something',
    'order.activate (confirmed)',
    'activateOrder: activated, and a voucher issued',
  ],
  // A new signing link shows neither the document chosen before nor its refusal.
  [
    'readActivation: a signature is missing',
    'document.choose (the proof)',
    'activation.check (asked)',
    'readActivation: the address has expired',
    'checkSigning: refused for a new reason',
    'signing.begin (asked)',
  ],
  // A new question clears the last refusal, and the notice to child accounts.
  [
    'readActivation: a signature is missing',
    'signing.begin (asked)',
    'beginSigning: refused for a new reason',
    'activation.check (asked)',
    'readActivation: a signature is missing',
    'signing.begin (asked)',
    'beginSigning: of a child account',
    'activation.check (asked)',
    'readActivation: a signature is missing',
  ],
  ['readActivation: the address has expired', 'checkSigning: refused for a new reason', 'watchActivation: opened'],
  ...['the address has expired', 'being signed'].map((standing) => [
    `readActivation: ${standing}`,
    'checkSigning: no connection',
    'signing.check (asked)',
    'checkSigning: no connection',
    'document.choose (the proof)',
    'beginSigning: out of service',
  ]),
];

export const activationModel = {
  machine: activationMachine,
  input: { key: 'key-of-the-draft', order_id: 'order-1', userInput: null } satisfies ActivationMachineInput,
  ...exampleModel(activationExamples),
  extraPaths: activationPaths,
};
