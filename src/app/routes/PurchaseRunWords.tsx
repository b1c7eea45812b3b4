import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RunMessages } from '../../runs/RunMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const purchaseRunWords: RunMessages = {
  once: msg`Either way, only one order is placed.`,
  continued: msg`What you began here was finished in another window. What you entered since then has been taken over for a new order.`,
  found: (
    <Trans>
      If an order has been placed already, you will find it under <AppLink href={paths.orders()}>My orders</AppLink>.
    </Trans>
  ),
};
