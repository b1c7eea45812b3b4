import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { AppointmentSlot } from '#contract/entities/appointment.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import classes from './appointment.module.css';
import { BookingSteps, LastAttemptNotice, LeaveButton, TimeZoneNote, useClientTimes } from './parts.tsx';
import type { ViewProps } from './view.ts';

const DateCalendar = lazy(async () => ({ default: (await import('#src/forms/DateCalendar.tsx')).DateCalendar }));

export function LoadingTimes() {
  const { t } = useLingui();
  return <LoadingPage title={t`Choose a time`} rows={5} />;
}

export function TimesLoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Choose a time`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the available times. Your entries are saved.</Trans>}
      onRetry={() => send({ type: 'times.retry' })}
    >
      <LeaveButton send={send} />
    </LoadFailedPage>
  );
}

/** Days and times are in the client's time zone, not in that of the device. */
export function TimeStep({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { appointment_info, slots, slot, doing, is_asked_for } = snapshot.context;
  const { plainDay, span } = useClientTimes(appointment_info);
  const booked = appointment_info?.applied_appointment ?? null;
  const days = [...new Set(slots.map(({ starts_at }) => plainDay(starts_at)))];
  const [chosenDay, setDay] = useState(slot === null ? null : plainDay(slot.starts_at));
  const day = chosenDay ?? days[0] ?? null;
  const isMove = doing === 'move';
  return (
    <PageFrame
      title={isMove ? t`Reschedule appointment` : t`Choose a time`}
      description={<TimeZoneNote snapshot={snapshot} />}
    >
      <BookingSteps snapshot={snapshot} send={send} current="time" />
      <LastAttemptNotice snapshot={snapshot} />
      {isMove && booked !== null && (
        <DetailList
          rows={[{ id: 'booked', label: t`Current appointment`, value: span(booked.starts_at, booked.ends_at) }]}
        />
      )}
      {day === null ? (
        <EmptyState
          title={<Trans>No times available in the next three weeks</Trans>}
          text={<Trans>New times open daily. Check back later.</Trans>}
        />
      ) : (
        <div className={classes.choosing}>
          <Suspense fallback={<LoadingState rows={6} />}>
            <DateCalendar
              day={day}
              earliest={days[0] ?? day}
              latest={days.at(-1) ?? day}
              isOpen={(each) => days.includes(each)}
              onChoose={setDay}
              onClose={() => {}}
            />
          </Suspense>
          <TimesOfDay snapshot={snapshot} send={send} day={day} />
        </div>
      )}
      {is_asked_for && slot === null && (
        <Notice tone="bad" live="alert">
          <Trans>Choose a time to continue.</Trans>
        </Notice>
      )}
      <Actions>
        <Button onClick={() => send({ type: 'time.confirm' })}>
          {isMove ? <Trans>Change to this time</Trans> : <Trans>Continue</Trans>}
        </Button>
        <Button variant="default" onClick={() => send({ type: 'times.retry' })}>
          <Trans>Refresh times</Trans>
        </Button>
        <LeaveButton send={send} />
      </Actions>
    </PageFrame>
  );
}

function TimesOfDay({ snapshot, send, day }: Pick<ViewProps, 'snapshot' | 'send'> & { readonly day: string }) {
  const { appointment_info, slots, slot } = snapshot.context;
  const { plainDay, calendarDay, time, moment } = useClientTimes(appointment_info);
  const ofDay = slots.filter(({ starts_at }) => plainDay(starts_at) === day);
  const choose = (id: string) => {
    const chosen: AppointmentSlot | undefined = slots.find(({ slot_id }) => slot_id === id);
    if (chosen !== undefined) send({ type: 'time.choose', slot: chosen });
  };
  const chosenTime = slot === null ? null : moment(slot.starts_at);
  return (
    <Stack>
      <ChoiceCards
        legend={calendarDay(day)}
        columns={2}
        choices={ofDay.map(({ slot_id, starts_at }) => ({ value: slot_id, title: time(starts_at) }))}
        value={slot?.slot_id ?? null}
        onChange={choose}
      />
      <Text role="status">{chosenTime !== null && <Trans>Selected: {chosenTime}</Trans>}</Text>
    </Stack>
  );
}
