import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { AppointmentSettlement, DeskAppointment } from '#contract/calls/deskAppointments.ts';
import { LinesControl } from '../../forms/controls/TextControls.tsx';
import { SettleDialog, type Settling } from '../review/SettleDialog.tsx';

interface SettleAppointmentProps extends Settling {
  readonly appointment: DeskAppointment;
  readonly next: AppointmentSettlement;
}

/** What has become of an appointment is said once more before it is written down. */
export function SettleAppointment({ appointment, next, ...settling }: SettleAppointmentProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const company = appointment.full_name;
  const titles: Readonly<Record<AppointmentSettlement, string>> = {
    kept: t`Did the appointment with ${company} take place?`,
    no_show: t`Could nobody of ${company} be reached?`,
    cancelled: t`Cancel the appointment with ${company}?`,
  };
  return (
    <SettleDialog
      {...settling}
      subject_id={appointment.appointment_id}
      verdict={next}
      details={{ words }}
      title={titles[next]}
      overtaken={<Trans>It has been settled or cancelled meanwhile.</Trans>}
    >
      {next === 'cancelled' ? (
        <>
          <Text>
            <Trans>The client is told at once. It does not count as a cancellation of the client.</Trans>
          </Text>
          <LinesControl
            label={t`What the client is told (optional)`}
            value={words}
            maxLength={500}
            rows={3}
            onText={setWords}
          />
        </>
      ) : (
        <Text>
          <Trans>It is written down for good. The client can book another one.</Trans>
        </Text>
      )}
    </SettleDialog>
  );
}
