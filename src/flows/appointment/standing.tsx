import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { beginsSoon } from '#machines/lifecycles/appointment.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { CheckAgain } from '#src/flowkit/CheckAgain.tsx';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import { FreezeClock } from './FreezeClock.tsx';
import { AppointmentRows, CalendarFile, News, useClientTimes, ZoneNote } from './parts.tsx';
import type { ViewProps } from './view.ts';

export function Reading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Appointments`} rows={5} />;
}

export function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <NotLoadedPage
      title={t`Appointments`}
      fault={snapshot.context.fault}
      lost={<Trans>Your appointments could not be loaded.</Trans>}
      onRetry={() => send({ type: 'appointments.check' })}
    />
  );
}

const HomeLink = () => (
  <AppLink href={paths.home()}>
    <Trans>To the home page</Trans>
  </AppLink>
);

const ListButton = ({ send }: Pick<ViewProps, 'send'>) => (
  <TextButton onClick={() => send({ type: 'list.show' })}>
    <Trans>All appointments</Trans>
  </TextButton>
);

export function ChildAccount({ send }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Only the main account can book appointments`}>
      <Notice tone="info">
        <Trans>Please ask the main account of your company to book implementation or training for you.</Trans>
      </Notice>
      <Actions>
        <Button component={BareLink} href={paths.home()}>
          <Trans>To the home page</Trans>
        </Button>
        <CheckAgain onCheck={() => send({ type: 'appointments.check' })} />
      </Actions>
    </PageFrame>
  );
}

/** A client in the trial environment has nothing to implement yet. */
export function Sandbox({ send }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Appointments open once your plan is active`}>
      <Notice tone="info">
        <Trans>
          Your company still uses the trial environment, where nothing can be set up for you. Once you have bought and
          activated a plan, you can book here.
        </Trans>
      </Notice>
      <Actions>
        <Button component={BareLink} href={paths.store()}>
          <Trans>Choose a plan</Trans>
        </Button>
        <CheckAgain onCheck={() => send({ type: 'appointments.check' })} />
        <HomeLink />
      </Actions>
    </PageFrame>
  );
}

export function Applied({ snapshot, send, now, saveCalendar }: ViewProps) {
  const { t } = useLingui();
  const { told } = snapshot.context;
  const { moment } = useClientTimes(told);
  const appointment = told?.applied_appointment ?? null;
  if (appointment === null) return null;
  const calls = moment(appointment.calls_at);
  const isReminded = !beginsSoon(new Date(appointment.starts_at), now());
  return (
    <PageFrame title={t`Your appointment is booked`} description={<ZoneNote snapshot={snapshot} />}>
      <News snapshot={snapshot} />
      <Notice tone="good" title={<Trans>We call you 10 minutes before it begins: {calls}.</Trans>}>
        {!appointment.can_change ? (
          <Trans>It has started, so it can no longer be changed here. If you need help, please contact us.</Trans>
        ) : isReminded ? (
          <Trans>Please have your phone at hand. We remind you a day before.</Trans>
        ) : (
          <Trans>Please have your phone at hand.</Trans>
        )}
      </Notice>
      <AppointmentRows snapshot={snapshot} appointment={appointment} />
      <Actions>
        <CalendarFile appointment={appointment} saveCalendar={saveCalendar} />
        {appointment.can_change && (
          <>
            <Button variant="default" onClick={() => send({ type: 'appointment.move' })}>
              <Trans>Change the time</Trans>
            </Button>
            <Button variant="default" onClick={() => send({ type: 'appointment.cancel' })}>
              <Trans>Cancel the appointment</Trans>
            </Button>
          </>
        )}
        <CheckAgain onCheck={() => send({ type: 'appointments.check' })} />
        <ListButton send={send} />
        <HomeLink />
      </Actions>
    </PageFrame>
  );
}

export function Frozen({ snapshot, send, now }: ViewProps) {
  const { t } = useLingui();
  const { told } = snapshot.context;
  const { moment } = useClientTimes(told);
  const limit = told?.limit;
  if (limit === undefined || limit.frozen_until === null) return null;
  const until = moment(limit.frozen_until);
  const { cancelled_count: count } = limit;
  return (
    <PageFrame title={t`Booking is paused`} description={<ZoneNote snapshot={snapshot} />}>
      <News snapshot={snapshot} />
      <Notice tone="warn" title={<Trans>You can book again from {until}.</Trans>}>
        <p>
          <Trans>You have cancelled {count} times, so others are given the times for a while.</Trans>
        </p>
        <FreezeClock seconds={limit.frozen_for_seconds} now={now} />
      </Notice>
      <Actions>
        <CheckAgain onCheck={() => send({ type: 'appointments.check' })} />
        <ListButton send={send} />
        <HomeLink />
      </Actions>
    </PageFrame>
  );
}

export function Cancelled({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const limit = snapshot.context.told?.limit;
  if (limit === undefined) return null;
  const { cancelled_count: count, total_cancel_count: most, forbid_appointment_hour: hours } = limit;
  return (
    <PageFrame title={t`You have no appointment at the moment`}>
      <News snapshot={snapshot} />
      <Notice
        tone="info"
        title={<Trans>Your last appointment was cancelled. You can book another whenever you like.</Trans>}
      >
        {count > 0 && (
          <Trans>
            You have cancelled {count} of {most} times. The last of them pauses booking for {hours} hours.
          </Trans>
        )}
      </Notice>
      <Actions>
        <Button onClick={() => send({ type: 'booking.begin' })}>
          <Trans>Book again</Trans>
        </Button>
        <CheckAgain onCheck={() => send({ type: 'appointments.check' })} />
        <ListButton send={send} />
        <HomeLink />
      </Actions>
    </PageFrame>
  );
}

export function Confirming({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { told, limit } = snapshot.context;
  const { moment } = useClientTimes(told);
  const appointment = told?.applied_appointment ?? null;
  if (limit === null || appointment === null) return null;
  const { total_cancel_count: most } = limit;
  const count = limit.cancelled_count + 1;
  const until = limit.would_freeze_until === null ? null : moment(limit.would_freeze_until);
  return (
    <PageFrame title={t`Cancel this appointment?`} description={<ZoneNote snapshot={snapshot} />}>
      <Notice
        tone={limit.would_freeze ? 'warn' : 'info'}
        title={
          <Trans>
            This would be cancellation {count} of {most}.
          </Trans>
        }
      >
        {until === null ? (
          <Trans>You can book another time afterwards. Changing the time instead costs nothing.</Trans>
        ) : (
          <Trans>By it booking is paused until {until}. Changing the time instead costs nothing.</Trans>
        )}
      </Notice>
      <AppointmentRows snapshot={snapshot} appointment={appointment} />
      <Actions>
        <Button color="red.9" onClick={() => send({ type: 'appointment.cancel' })}>
          <Trans>Cancel the appointment</Trans>
        </Button>
        <Button variant="default" onClick={() => send({ type: 'booking.leave' })}>
          <Trans>Keep the appointment</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}

export function Limiting() {
  const { t } = useLingui();
  return <LoadingPage title={t`Cancel this appointment?`} rows={4} />;
}

export function Cancelling() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancelling the appointment`}>
      <Busy>
        <Trans>The appointment is being cancelled. Please do not close this page.</Trans>
      </Busy>
    </PageFrame>
  );
}

export function Booking() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Booking the appointment`}>
      <Busy>
        <Trans>The appointment is being booked. Please do not close this page.</Trans>
      </Busy>
    </PageFrame>
  );
}

export function Moving() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Changing the time`}>
      <Busy>
        <Trans>The time is being changed. Please do not close this page.</Trans>
      </Busy>
    </PageFrame>
  );
}

export function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We do not know yet whether it was done`}>
      <Polling
        polling={snapshot.children.lookUp}
        asking={<Trans>We did not hear back, so we are checking the status of your appointment.</Trans>}
        unknown={<Trans>We keep looking. What you entered is kept, and nothing is done twice.</Trans>}
      >
        {null}
      </Polling>
    </PageFrame>
  );
}
