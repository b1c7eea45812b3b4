import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const verificationMessages: FlowMessages = {
  name: msg`Verifying the enterprise`,
  readable: msg`How the verification stood, which fields were refused, how the authorisation stood, and what you decided`,
  redacted: msg`The legal person, the company, its names and numbers, files and their names, phones and codes, and dates`,
  once: msg`Either way, it is submitted only once.`,
  continued: msg`What you began here was finished in another window. You see how the verification stands now.`,
  found: (
    <Trans>
      Your <AppLink href={paths.home()}>home page</AppLink> shows how the verification stands.
    </Trans>
  ),
};
