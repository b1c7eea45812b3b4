import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';

export const transferPaymentMessages: FlowMessages = {
  name: msg`Bank transfer`,
  readable: msg`Order and payment status, type of uploaded file, and your choices`,
  redacted: msg`Payer, account, receipt and its file name, companies, order number, amounts and dates`,
  once: msg`Nothing will be paid or submitted twice.`,
  continued: msg`You finished this in another window. Here’s the latest status.`,
  found: <Trans>Open the order’s payment link to check the status.</Trans>,
};
