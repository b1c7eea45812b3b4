import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const verificationMessages: FlowMessages = {
  name: msg`Verifying a company`,
  readable: msg`Verification and authorisation status, fields to correct, and your choices`,
  redacted: msg`Legal representative, company names and numbers, files and file names, phone numbers and codes, and dates`,
  once: msg`The verification will only be submitted once.`,
  continued: msg`You finished this in another window. Here’s the latest status.`,
  found: (
    <Trans>
      Check the status on your <AppLink href={paths.home()}>home page</AppLink>.
    </Trans>
  ),
};
