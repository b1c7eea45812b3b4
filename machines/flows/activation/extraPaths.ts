/** Paths that show what no shorter one does. */
export const activationPaths = [
  // What is left of a credit is shown before the activation, and as a voucher after it.
  [
    'readActivation: a credit leaves something',
    'order.activate (confirmed)',
    'activateOrder: activated, and a voucher issued',
  ],
  // What was chosen and refused before is not told where the address has expired and is asked for again.
  [
    'readActivation: a signature is missing',
    'document.choose (the proof)',
    'activation.check (asked)',
    'readActivation: the address has expired',
    'checkSigning: refused for a new reason',
    'signing.begin (asked)',
  ],
  // Why something was refused, and that it is a child account that asks, is not told of what is asked next.
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
