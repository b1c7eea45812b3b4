import { exampleModel } from '../../kit/exampleModel.ts';
import { activationExamples } from './examples.ts';
import { activationMachine } from './machine.ts';
import type { ActivationMachineInput } from './types.ts';

/** Paths that show what no shorter one does. */
const activationPaths = [
  // What is left of a credit is shown before the activation, and as a voucher after it.
  [
    'readActivation: a credit leaves something',
    'order.activate (confirmed)',
    'activateOrder: activated, and a voucher issued',
  ],
  // A new signing address shows neither the document that was chosen before nor its refusal.
  [
    'readActivation: a signature is missing',
    'document.choose (the proof)',
    'activation.check (asked)',
    'readActivation: the address has expired',
    'checkSigning: refused for a new reason',
    'signing.begin (asked)',
  ],
  // A new question clears the refusal of the last one, and its "main account only".
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

/** What pathways explores: the machine, its input, what people send and what its ports answer. */
export const activationModel = {
  machine: activationMachine,
  input: { key: 'key-of-the-draft', order_id: 'order-1', userInput: null } satisfies ActivationMachineInput,
  ...exampleModel(activationExamples),
  extraPaths: activationPaths,
};
