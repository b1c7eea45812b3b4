import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const customerExportMessages: FlowMessages = {
  name: msg`Exporting customers`,
  readable: msg`How the export stood, which columns, stages and kind of file you chose, and what you decided`,
  redacted: msg`Customers, departments, how many there were, the name of the file, and dates`,
  once: msg`Either way, the export starts only once.`,
  continued: msg`What you began here was finished in another window. You see how the export stands now.`,
  found: (
    <Trans>
      You will find how the export stands <AppLink href={paths.customerExport()}>where customers are exported</AppLink>.
    </Trans>
  ),
};
