import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const customerExportMessages: FlowMessages = {
  name: msg`Exporting customers`,
  readable: msg`Export status, columns, stages and file format, and your choices`,
  redacted: msg`Customers, number of customers, departments, file name and dates`,
  once: msg`The export will only start once.`,
  continued: msg`You finished this in another window. Here’s the latest status.`,
  found: (
    <Trans>
      Check the status in <AppLink href={paths.customerExport()}>Export customers</AppLink>.
    </Trans>
  ),
};
