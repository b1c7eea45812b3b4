import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { AppointmentSettlement, DeskAppointment } from '#contract/calls/deskAppointments.ts';
import { TextAreaControl } from '../../forms/controls/TextControls.tsx';
import { createAppointmentReview } from '../../ports/appointmentReview.ts';
import { useServices } from '../../services/services.ts';
import { useRowDialog } from '../queue/useRowDialog.ts';
import { SettleDialog, type SettleDialogControl } from '../review/SettleDialog.tsx';

interface SettlementQuestion {
  readonly appointment: DeskAppointment;
  readonly next: AppointmentSettlement;
}

export function useSettlement() {
  const { t } = useLingui();
  const { api, now, newKey } = useServices();
  const { revalidate } = useRevalidator();
  const machine = useCallback(() => createAppointmentReview(api, now), [api, now]);
  const { asked, isOpen, ask, close } = useRowDialog<SettlementQuestion>();
  const names: Readonly<Record<AppointmentSettlement, string>> = {
    kept: t`Mark as attended`,
    no_show: t`Mark as no-show`,
    cancelled: t`Cancel appointment`,
  };
  const ways = (appointment: DeskAppointment): ReactNode => (
    <Group gap="xs">
      {appointment.settlements.map((next) => (
        <Button key={next} variant="default" onClick={() => ask({ appointment, next })}>
          {names[next]}
        </Button>
      ))}
    </Group>
  );
  const dialog = asked !== null && (
    <SettleAppointment
      key={asked.number}
      {...asked.question}
      open={isOpen}
      newKey={newKey}
      machine={machine}
      onClose={() => {
        close();
        // Reload even after cancelling: the server may have settled it although the response was lost.
        void revalidate();
      }}
    />
  );
  return { ways, dialog };
}

interface SettleAppointmentProps extends SettleDialogControl {
  readonly appointment: DeskAppointment;
  readonly next: AppointmentSettlement;
}

function SettleAppointment({ appointment, next, ...settling }: SettleAppointmentProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const company = appointment.full_name;
  const titles: Readonly<Record<AppointmentSettlement, string>> = {
    kept: t`Mark the appointment with ${company} as attended?`,
    no_show: t`Mark the appointment with ${company} as a no-show?`,
    cancelled: t`Cancel the appointment with ${company}?`,
  };
  return (
    <SettleDialog
      {...settling}
      subject_id={appointment.appointment_id}
      verdict={next}
      details={{ words }}
      title={titles[next]}
      overtaken={<Trans>Someone has already recorded an outcome or cancelled this appointment.</Trans>}
    >
      {next === 'cancelled' ? (
        <>
          <Text>
            <Trans>We’ll notify the client right away. It won’t count as a cancellation by the client.</Trans>
          </Text>
          <TextAreaControl
            label={t`Message to client (optional)`}
            value={words}
            maxLength={500}
            rows={3}
            onText={setWords}
          />
        </>
      ) : (
        <Text>
          <Trans>This can’t be changed later. The client can book another appointment.</Trans>
        </Text>
      )}
    </SettleDialog>
  );
}
