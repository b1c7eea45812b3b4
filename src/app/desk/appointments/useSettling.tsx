import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DeskAppointment, Settlement } from '#contract/calls/deskAppointments.ts';
import type { reviewMachine } from '#machines/parts/review.ts';
import { useAsked } from '../queue/useAsked.ts';
import { SettleAppointment } from './SettleAppointment.tsx';

/** What a page needs on which appointments are settled. */
export interface Settling {
  readonly newKey: () => string;
  readonly machine: () => typeof reviewMachine;
  /** It may have been settled: what is shown is read again. */
  readonly onSettled: () => void;
}

/** What is about to be said of which appointment. */
interface Asked {
  readonly appointment: DeskAppointment;
  readonly next: Settlement;
}

/** The ways in which an appointment can be settled now, and the dialog that asks once more before one is taken. */
export function useSettling({ newKey, machine, onSettled }: Settling) {
  const { t } = useLingui();
  const { asked, isOpen, ask, close } = useAsked<Asked>();
  const names: Readonly<Record<Settlement, string>> = {
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
        onSettled();
      }}
    />
  );
  return { ways, dialog };
}
