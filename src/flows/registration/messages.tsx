import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';

export const registrationMessages: FlowMessages = {
  name: msg`Registering a company`,
  readable: msg`In which region it was, whether the terms were agreed to, why something was refused, and what you decided`,
  redacted: msg`The company and its number, names, e-mail addresses, phones and codes, and dates`,
  once: msg`Either way, the company is registered once.`,
  continued: msg`What you began here was finished in another window. You see how the registration stands now.`,
  found: <Trans>The e-mail that was sent shows how the registration stands.</Trans>,
};
