import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AppLink } from '../ui/AppLink.tsx';
import { paths } from '../ui/paths.ts';
import type { RunMessages } from './FlowMessages.ts';

export const orderRunMessages = (once: MessageDescriptor): RunMessages => ({
  once,
  continued: msg`What you began here was finished in another window. You see how the order stands now.`,
  found: (
    <Trans>
      You will find how the order stands under <AppLink href={paths.orders()}>My orders</AppLink>.
    </Trans>
  ),
});
