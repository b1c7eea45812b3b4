import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const invoiceMessages: FlowMessages = {
  name: msg`Requesting an invoice`,
  readable: msg`Invoice status, invoice type, fields to correct, and your choices`,
  redacted: msg`Company name, numbers and addresses, notice letter and its file name, order number, amounts and dates`,
  once: msg`The invoice will only be requested once.`,
  continued: msg`You finished this in another window. Here’s the latest status.`,
  found: (
    <Trans>
      Check the status in <AppLink href={paths.orders()}>My orders</AppLink>.
    </Trans>
  ),
};
