import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const purchaseMessages: FlowMessages = {
  name: msg`Purchase`,
  readable: msg`What you chose: the plan, the term, quantities, vouchers used or not, and an amount for advertising`,
  redacted: msg`Names, companies, codes that you typed, prices, order numbers and the dates of your products`,
  once: msg`Either way, only one order is placed.`,
  continued: msg`What you began here was finished in another window. What you entered since then has been taken over for a new order.`,
  found: (
    <Trans>
      If an order has been placed already, you will find it under <AppLink href={paths.orders()}>My orders</AppLink>.
    </Trans>
  ),
};
