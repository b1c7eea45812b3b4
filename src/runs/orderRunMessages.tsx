import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AppLink } from '../ui/AppLink.tsx';
import { paths } from '../ui/paths.ts';
import type { RunMessages } from './FlowMessages.ts';

export const orderRunMessages = (once: MessageDescriptor): RunMessages => ({
  once,
  continued: msg`You finished this in another window. Here’s the latest status.`,
  found: (
    <Trans>
      Check the status in <AppLink href={paths.orders()}>My orders</AppLink>.
    </Trans>
  ),
});
