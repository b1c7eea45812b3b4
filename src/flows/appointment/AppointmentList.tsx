import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { Appointment, BookingStatus } from '#contract/entities/appointment.ts';
import { canBook } from '#machines/flows/appointment/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { bookingStatusLabels } from '#src/i18n/appointmentLabels.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Notice, type Tone } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import classes from './appointment.module.css';
import { LastAttemptNotice, TimeZoneNote, useClientTimes } from './parts.tsx';
import type { ViewProps } from './view.ts';

const tones = {
  applied: 'info',
  kept: 'good',
  cancelled: 'plain',
  no_show: 'warn',
} as const satisfies Record<BookingStatus, Tone | 'plain'>;

export function AppointmentList({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { appointment_info } = snapshot.context;
  const { moment } = useClientTimes(appointment_info);
  if (appointment_info === null) return null;
  const { frozen_until } = appointment_info.limit;
  const until = frozen_until === null ? null : moment(frozen_until);
  const isFree = canBook(snapshot.context);
  return (
    <PageFrame title={t`Appointments`} description={<TimeZoneNote snapshot={snapshot} />}>
      <LastAttemptNotice snapshot={snapshot} />
      {until !== null && (
        <Notice tone="warn" title={<Trans>Booking is paused</Trans>}>
          <Trans>You can book again from {until}.</Trans>
        </Notice>
      )}
      {appointment_info.appointments[0]?.cancelled_by === 'us' && (
        <Notice tone="warn" live="status" title={<Trans>We had to cancel your last appointment.</Trans>}>
          <Trans>You can book another at any time.</Trans>
        </Notice>
      )}
      {appointment_info.appointments.length === 0 ? (
        <EmptyState
          title={<Trans>No appointments yet</Trans>}
          text={
            <Trans>
              A consultant can set up the product with you or train your team by phone, at a time that suits you.
            </Trans>
          }
        />
      ) : (
        <Stack component="ul" gap="sm" className={classes.list ?? ''}>
          {appointment_info.appointments.map((appointment) => (
            <Row key={appointment.appointment_id} snapshot={snapshot} appointment={appointment} />
          ))}
        </Stack>
      )}
      <Actions>
        {isFree && (
          <Button onClick={() => send({ type: 'booking.begin' })}>
            <Trans>Book an appointment</Trans>
          </Button>
        )}
        {snapshot.can({ type: 'standing.show' }) && (
          <Button variant={isFree ? 'default' : 'filled'} onClick={() => send({ type: 'standing.show' })}>
            <Trans>View latest appointment</Trans>
          </Button>
        )}
        <Button variant="default" onClick={() => send({ type: 'appointments.check' })}>
          <Trans>Refresh list</Trans>
        </Button>
        <AppLink href={paths.home()}>
          <Trans>Go to home page</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

function Row({ snapshot, appointment }: Pick<ViewProps, 'snapshot'> & { readonly appointment: Appointment }) {
  const { i18n } = useLingui();
  const { text, span } = useClientTimes(snapshot.context.appointment_info);
  const { status, cancelled_by, cancel_words } = appointment;
  return (
    <li className={classes.row}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{text(appointment.category)}</Text>
        <StatusBadge tone={tones[status]}>{i18n._(bookingStatusLabels[status])}</StatusBadge>
      </Group>
      <div>{span(appointment.starts_at, appointment.ends_at)}</div>
      {cancelled_by === 'us' && (
        <Text c="dimmed">
          <Trans>We had to cancel this appointment. It doesn’t count as one of your cancellations.</Trans>
        </Text>
      )}
      {cancel_words !== null && (
        <Text>
          <Trans>
            Message from your consultant: <bdi>{cancel_words}</bdi>
          </Trans>
        </Text>
      )}
    </li>
  );
}
