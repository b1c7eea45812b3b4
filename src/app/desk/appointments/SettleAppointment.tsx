import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createActor } from 'xstate';
import type { DeskAppointment, Settlement } from '#contract/calls/deskAppointments.ts';
import type { reviewMachine } from '#machines/parts/review.ts';
import { Busy } from '../../../flowkit/Busy.tsx';
import { useRefusalText } from '../../../flowkit/faultText.ts';
import { Polling } from '../../../flowkit/Polling.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface SettleAppointmentProps {
  readonly appointment: DeskAppointment;
  readonly next: Settlement;
  readonly open: boolean;
  readonly newKey: () => string;
  readonly machine: () => typeof reviewMachine;
  readonly onClose: () => void;
}

/** What has become of an appointment is said once more before it is written down. */
export function SettleAppointment({ appointment, next, open, newKey, machine, onClose }: SettleAppointmentProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const [words, setWords] = useState('');
  const [review] = useState(() => {
    const subject = { subject_id: appointment.appointment_id, parts: [], reasoned: [], marks: [] };
    return createActor(machine(), { input: subject }).start();
  });
  const snapshot = useSelector(review, (current) => current);
  const isDecided = snapshot.matches('decided');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDecided) close();
  }, [isDecided]);
  const name = appointment.full_name;
  const titles: Readonly<Record<Settlement, string>> = {
    kept: t`Did the appointment with ${name} take place?`,
    no_show: t`Could nobody of ${name} be reached?`,
    cancelled: t`Cancel the appointment with ${name}?`,
  };
  const isOpen = snapshot.matches('open');
  const { refusal } = snapshot.context;
  const settle = () => review.send({ type: 'verdict.give', verdict: next, details: { words }, key: newKey() });
  return (
    <Dialog
      open={open}
      title={titles[next]}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {isOpen ? <Trans>Back</Trans> : <Trans>Close</Trans>}
          </Button>
          {isOpen && (
            <Button onClick={settle}>
              <Trans>Yes</Trans>
            </Button>
          )}
        </>
      }
    >
      {isOpen && next === 'cancelled' && (
        <>
          <Text>
            <Trans>The client is told at once. It does not count as a cancellation of the client.</Trans>
          </Text>
          <Textarea
            label={t`What the client is told (optional)`}
            value={words}
            maxLength={500}
            rows={3}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </>
      )}
      {isOpen && next !== 'cancelled' && (
        <Text>
          <Trans>It is written down for good. The client can book another one.</Trans>
        </Text>
      )}
      {snapshot.matches('deciding') && (
        <Busy>
          <Trans>Your decision is being sent…</Trans>
        </Busy>
      )}
      {snapshot.matches('lookingUp') && (
        <Polling
          polling={snapshot.children.lookUp}
          asking={<Trans>We did not hear back, so we are asking whether your decision has arrived.</Trans>}
          unknown={<Trans>We keep asking. It is decided once, however often it is asked.</Trans>}
        >
          {null}
        </Polling>
      )}
      {snapshot.matches('overtaken') && (
        <Notice tone="info" live="alert" title={<Trans>It has been settled or cancelled meanwhile.</Trans>} />
      )}
      {snapshot.matches({ open: 'refused' }) && (
        <Notice tone="bad" live="alert" title={<Trans>Nothing has been decided.</Trans>}>
          {refusal === null ? '' : refusalText(refusal)}
        </Notice>
      )}
    </Dialog>
  );
}
