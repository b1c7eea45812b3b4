import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { AppointmentSettlement, DeskAppointment } from '#contract/calls/deskAppointments.ts';
import { appointmentReviewBy } from '../../ports/appointmentReview.ts';
import { useServices } from '../../services/services.ts';
import { useAsked } from '../queue/useAsked.ts';
import { SettleAppointment } from './SettleAppointment.tsx';

/** What is about to be said of which appointment. */
interface Asked {
  readonly appointment: DeskAppointment;
  readonly next: AppointmentSettlement;
}

/** The ways in which an appointment can be settled now, and the dialog that asks once more before one is taken. */
export function useSettling() {
  const { t } = useLingui();
  const { api, now, newKey } = useServices();
  const { revalidate } = useRevalidator();
  const machine = useCallback(() => appointmentReviewBy(api, now), [api, now]);
  const { asked, isOpen, ask, close } = useAsked<Asked>();
  const names: Readonly<Record<AppointmentSettlement, string>> = {
    kept: t`It took place`,
    no_show: t`Nobody was there`,
    cancelled: t`Cancel it from our side`,
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
        // It may have been settled, also where that was not heard.
        void revalidate();
      }}
    />
  );
  return { ways, dialog };
}
