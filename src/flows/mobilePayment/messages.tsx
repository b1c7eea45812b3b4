import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';

export const mobilePaymentMessages: FlowMessages = {
  name: msg`Paying by phone`,
  readable: msg`How the order and its payment stood, by which provider and on which device it was to be paid, and what you decided`,
  redacted: msg`The code to pay by, companies, the order number, amounts and dates`,
  once: msg`Either way, nothing is paid twice.`,
  continued: msg`What you began here was finished in another window. You see how the payment stands now.`,
  found: <Trans>The payment link of the order shows the current status.</Trans>,
};
