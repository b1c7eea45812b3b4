import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';

export const registrationMessages: FlowMessages = {
  name: msg`Registering a company`,
  readable: msg`Region, whether you agreed to the terms, why anything was rejected, and your choices`,
  redacted: msg`Company name and number, names, email addresses, phone numbers, codes and dates`,
  once: msg`The company will only be registered once.`,
  continued: msg`You finished this in another window. Here’s the latest status.`,
  found: <Trans>Check the status in the email we sent.</Trans>,
};
