import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RunMessages } from '../../runs/RunMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const verificationRunWords: RunMessages = {
  once: msg`Either way, it is submitted only once.`,
  continued: msg`What you began here was finished in another window. You see how the verification stands now.`,
  found: (
    <Trans>
      Your <AppLink href={paths.home()}>home page</AppLink> shows how the verification stands.
    </Trans>
  ),
};
