import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';

export const appointmentMessages: FlowMessages = {
  name: msg`Booking appointments`,
  readable: msg`Appointment status, anything that prevented booking, and your choices`,
  redacted: msg`Contacts, companies, phone numbers, codes, your answers, topics and times`,
  once: msg`The appointment will only be booked once.`,
  continued: msg`You finished this in another window. Here’s the latest status.`,
  found: (
    <Trans>
      Check the status in <AppLink href={paths.appointment()}>Appointments</AppLink>.
    </Trans>
  ),
};
