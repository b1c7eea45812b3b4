import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const purchaseMessages: FlowMessages = {
  name: msg`Purchase`,
  readable: msg`Your choices: plan, term, quantities, whether vouchers were used, and advertising amount`,
  redacted: msg`Names, companies, codes you entered, prices, order numbers and product dates`,
  once: msg`Only one order will be placed.`,
  continued: msg`You finished this in another window. Anything you’ve entered since has been carried over to a new order.`,
  found: (
    <Trans>
      If your order was placed, you’ll find it in <AppLink href={paths.orders()}>My orders</AppLink>.
    </Trans>
  ),
};
