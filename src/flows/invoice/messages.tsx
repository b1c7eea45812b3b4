import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const invoiceMessages: FlowMessages = {
  name: msg`Applying for an invoice`,
  readable: msg`How the invoice stood, which invoice it was to be, which fields were refused, and what you decided`,
  redacted: msg`The company, its numbers and addresses, the letter and its name, the order number, amounts and dates`,
  once: msg`Either way, the invoice is applied for once.`,
  continued: msg`What you began here was finished in another window. You see how the invoice stands now.`,
  found: (
    <Trans>
      You will find how the invoice stands under <AppLink href={paths.orders()}>My orders</AppLink>.
    </Trans>
  ),
};
