import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { beginsSoon } from '#machines/lifecycles/appointment.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import { PauseCountdown } from './PauseCountdown.tsx';
import { AppointmentRows, CalendarFileButton, LastAttemptNotice, TimeZoneNote, useClientTimes } from './parts.tsx';
import type { ViewProps } from './view.ts';

export function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Appointments`} rows={5} />;
}

export function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Appointments`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load your appointments.</Trans>}
      onRetry={() => send({ type: 'appointments.check' })}
    />
  );
}

const HomeLink = () => (
  <AppLink href={paths.home()}>
    <Trans>Go to home page</Trans>
  </AppLink>
);

const ListButton = ({ send }: Pick<ViewProps, 'send'>) => (
  <TextButton onClick={() => send({ type: 'list.show' })}>
    <Trans>View all appointments</Trans>
  </TextButton>
);

export function ChildAccount({ send }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Only the main account can book appointments`}>
      <Notice tone="info">
        <Trans>Ask your company’s main account owner to book implementation or training for you.</Trans>
      </Notice>
      <Actions>
        <Button component={BareLink} href={paths.home()}>
          <Trans>Go to home page</Trans>
        </Button>
        <CheckAgainButton onCheck={() => send({ type: 'appointments.check' })} />
      </Actions>
    </PageFrame>
  );
}

/** A client in the trial environment has nothing to implement yet. */
export function PlanRequired({ send }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Appointments require an active plan`}>
      <Notice tone="info">
        <Trans>
          Your company is still using the trial environment, where we can’t set anything up for you. You can book here
          once you’ve bought and activated a plan.
        </Trans>
      </Notice>
      <Actions>
        <Button component={BareLink} href={paths.store()}>
          <Trans>Choose a plan</Trans>
        </Button>
        <CheckAgainButton onCheck={() => send({ type: 'appointments.check' })} />
        <HomeLink />
      </Actions>
    </PageFrame>
  );
}

export function Booked({ snapshot, send, now, saveCalendar }: ViewProps) {
  const { t } = useLingui();
  const { appointment_info } = snapshot.context;
  const { moment } = useClientTimes(appointment_info);
  const appointment = appointment_info?.applied_appointment ?? null;
  if (appointment === null) return null;
  const calls = moment(appointment.calls_at);
  const isReminded = !beginsSoon(new Date(appointment.starts_at), now());
  return (
    <PageFrame title={t`Your appointment is booked`} description={<TimeZoneNote snapshot={snapshot} />}>
      <LastAttemptNotice snapshot={snapshot} />
      <Notice tone="good" title={<Trans>We’ll call you 10 minutes before it starts: {calls}.</Trans>}>
        {!appointment.can_change ? (
          <Trans>Your appointment has started, so you can no longer change it here. Contact us if you need help.</Trans>
        ) : isReminded ? (
          <Trans>Keep your phone nearby. We’ll remind you one day before.</Trans>
        ) : (
          <Trans>Keep your phone nearby.</Trans>
        )}
      </Notice>
      <AppointmentRows snapshot={snapshot} appointment={appointment} />
      <Actions>
        <CalendarFileButton appointment={appointment} saveCalendar={saveCalendar} />
        {appointment.can_change && (
          <>
            <Button variant="default" onClick={() => send({ type: 'appointment.move' })}>
              <Trans>Reschedule appointment</Trans>
            </Button>
            <Button variant="default" onClick={() => send({ type: 'appointment.cancel' })}>
              <Trans>Cancel appointment</Trans>
            </Button>
          </>
        )}
        <CheckAgainButton onCheck={() => send({ type: 'appointments.check' })} />
        <ListButton send={send} />
        <HomeLink />
      </Actions>
    </PageFrame>
  );
}

export function BookingPaused({ snapshot, send, now }: ViewProps) {
  const { t } = useLingui();
  const { appointment_info } = snapshot.context;
  const { moment } = useClientTimes(appointment_info);
  const limit = appointment_info?.limit;
  if (limit === undefined || limit.frozen_until === null) return null;
  const until = moment(limit.frozen_until);
  const { cancelled_count: count } = limit;
  return (
    <PageFrame title={t`Booking is paused`} description={<TimeZoneNote snapshot={snapshot} />}>
      <LastAttemptNotice snapshot={snapshot} />
      <Notice tone="warn" title={<Trans>You can book again from {until}.</Trans>}>
        <p>
          <Trans>Booking is paused because you’ve reached the limit of {count} cancellations.</Trans>
        </p>
        <PauseCountdown seconds={limit.frozen_for_seconds} now={now} />
      </Notice>
      <Actions>
        <CheckAgainButton onCheck={() => send({ type: 'appointments.check' })} />
        <ListButton send={send} />
        <HomeLink />
      </Actions>
    </PageFrame>
  );
}

export function Cancelled({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const limit = snapshot.context.appointment_info?.limit;
  if (limit === undefined) return null;
  const { cancelled_count: count, total_cancel_count: most, forbid_appointment_hour: hours } = limit;
  return (
    <PageFrame title={t`No appointment booked`}>
      <LastAttemptNotice snapshot={snapshot} />
      <Notice tone="info" title={<Trans>Your last appointment was cancelled. You can book another at any time.</Trans>}>
        {count > 0 && (
          <Trans>
            You’ve used {count} of {most} cancellations. After the last one, booking is paused for {hours} hours.
          </Trans>
        )}
      </Notice>
      <Actions>
        <Button onClick={() => send({ type: 'booking.begin' })}>
          <Trans>Book another appointment</Trans>
        </Button>
        <CheckAgainButton onCheck={() => send({ type: 'appointments.check' })} />
        <ListButton send={send} />
        <HomeLink />
      </Actions>
    </PageFrame>
  );
}

export function ConfirmingCancellation({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { appointment_info, limit } = snapshot.context;
  const { moment } = useClientTimes(appointment_info);
  const appointment = appointment_info?.applied_appointment ?? null;
  if (limit === null || appointment === null) return null;
  const { total_cancel_count: most } = limit;
  const count = limit.cancelled_count + 1;
  const until = limit.would_freeze_until === null ? null : moment(limit.would_freeze_until);
  return (
    <PageFrame title={t`Cancel this appointment?`} description={<TimeZoneNote snapshot={snapshot} />}>
      <Notice
        tone={limit.would_freeze ? 'warn' : 'info'}
        title={
          <Trans>
            This will count as cancellation {count} of {most}.
          </Trans>
        }
      >
        {until === null ? (
          <Trans>You can book again afterwards. Rescheduling doesn’t count.</Trans>
        ) : (
          <Trans>If you cancel, you can’t book until {until}. Rescheduling doesn’t count.</Trans>
        )}
      </Notice>
      <AppointmentRows snapshot={snapshot} appointment={appointment} />
      <Actions>
        <Button color="red.9" onClick={() => send({ type: 'appointment.cancel' })}>
          <Trans>Cancel appointment</Trans>
        </Button>
        <Button variant="default" onClick={() => send({ type: 'booking.leave' })}>
          <Trans>Keep appointment</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}

export function LoadingCancelLimit() {
  const { t } = useLingui();
  return <LoadingPage title={t`Cancel this appointment?`} rows={4} />;
}

export function Cancelling() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancelling the appointment`}>
      <BusyIndicator>
        <Trans>Keep this page open while we cancel your appointment.</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}

export function Booking() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Booking the appointment`}>
      <BusyIndicator>
        <Trans>Keep this page open while we book your appointment.</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}

export function Rescheduling() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Rescheduling the appointment`}>
      <BusyIndicator>
        <Trans>Keep this page open while we reschedule your appointment.</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}

export function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We can’t confirm your request yet`}>
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your appointment.</Trans>}
        unknown={<Trans>We’ll keep checking. Your entries are saved, and your request won’t be processed twice.</Trans>}
      >
        {null}
      </Polling>
    </PageFrame>
  );
}
