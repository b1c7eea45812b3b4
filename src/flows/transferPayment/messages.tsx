import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';

export const transferPaymentMessages: FlowMessages = {
  name: msg`Paying by bank transfer`,
  readable: msg`How the order and its payment stood, what kind of file was uploaded, and what you decided`,
  redacted: msg`The payer, the account, the receipt and its name, companies, the order number, amounts and dates`,
  once: msg`Either way, nothing is paid or submitted twice.`,
  continued: msg`What you began here was finished in another window. You see how the payment stands now.`,
  found: <Trans>The payment link of the order shows the current status.</Trans>,
};
