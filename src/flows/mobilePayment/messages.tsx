import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';

export const mobilePaymentMessages: FlowMessages = {
  name: msg`Mobile payment`,
  readable: msg`Order and payment status, payment provider and device, and your choices`,
  redacted: msg`Payment code, companies, order number, amounts and dates`,
  once: msg`You won’t be charged twice.`,
  continued: msg`You finished this in another window. Here’s the latest status.`,
  found: <Trans>Open the order’s payment link to check the status.</Trans>,
};
