import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const appointmentMessages: FlowMessages = {
  name: msg`Booking appointments`,
  readable: msg`How your appointments stood, what stood against booking, and what you decided`,
  redacted: msg`Contacts, companies, phones and codes, what you answered, what it was about, and times`,
  once: msg`Either way, an appointment is booked once.`,
  continued: msg`What you began here was finished in another window. You see how your appointments stand now.`,
  found: (
    <Trans>
      You will find how they stand under <AppLink href={paths.appointment()}>Appointments</AppLink>.
    </Trans>
  ),
};
