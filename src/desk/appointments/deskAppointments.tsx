import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router-dom';
import { z } from 'zod/mini';
import {
  type AgendaFilter,
  agendaFilter,
  agendaFilters,
  type DeskAppointment,
  deskAppointmentList,
} from '#contract/calls/deskAppointments.ts';
import { displayedMobile } from '#contract/mobile.ts';
import { bookingStatusLabels, messengerLabels } from '../../i18n/appointmentLabels.ts';
import { createFormats } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { requireData } from '../../services/requireData.ts';
import type { Services } from '../../services/services.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { paths } from '../../ui/paths.ts';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';
import { DimmedText } from '../queue/QueueRow.tsx';
import classes from '../queue/queue.module.css';
import { useSettlement } from './useSettlement.tsx';

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const filter = z.catch(agendaFilter, 'coming').parse(new URL(request.url).searchParams.get('list'));
  const query = { filter, page_size: 200 };
  return { filter, ...(await requireData(api.call(deskAppointmentList, { query, signal: request.signal }))) };
}

export const deskAppointmentsRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: Agenda }) satisfies RouteObject;

function Agenda() {
  const loaded = useLoaderData<typeof load>();
  return <AgendaScreen key={loaded.filter} {...loaded} />;
}

interface AgendaScreenProps {
  readonly filter: AgendaFilter;
  readonly appointments: readonly DeskAppointment[];
  readonly counts: Readonly<Partial<Record<AgendaFilter, number>>>;
  /** IANA, of the consultant. */
  readonly time_zone: string;
  readonly more: boolean;
}

/** Times are in the consultant's time zone. */
function AgendaScreen(props: AgendaScreenProps) {
  const { filter, appointments, counts, time_zone, more } = props;
  const { t } = useLingui();
  const { language } = useFormats();
  const times = useMemo(() => createFormats(language, { timeZone: time_zone }), [language, time_zone]);
  const zone = times.zone(time_zone);
  const names: Readonly<Record<AgendaFilter, string>> = {
    coming: t`Upcoming`,
    unsettled: t`Outcome missing`,
    settled: t`Past`,
  };
  const { ways, dialog } = useSettlement();
  const kept = useFocusFallback<HTMLDivElement>(appointments, { closesDialog: true });
  const days = [...new Set(appointments.map(({ starts_at }) => times.plainDay(starts_at)))];
  return (
    <div {...kept}>
      <PageHeader title={t`Appointments`} description={<Trans>Times are in {zone}.</Trans>} />
      <Card>
        <ListTabs
          label={t`Appointment lists`}
          active={filter}
          tabs={agendaFilters.map((id) => ({
            id,
            label: names[id],
            count: counts[id] ?? 0,
            href: paths.deskAppointments(id),
          }))}
        />
        {appointments.length === 0 && <EmptyState title={<Trans>No appointments</Trans>} />}
        {days.map((day) => (
          <section key={day} aria-label={times.calendarDay(day)}>
            <Text fw={600} pt="md">
              {times.calendarDay(day)}
            </Text>
            <ul className={classes.rows}>
              {appointments
                .filter(({ starts_at }) => times.plainDay(starts_at) === day)
                .map((appointment) => (
                  <li key={appointment.appointment_id}>
                    <Row appointment={appointment} filter={filter} times={times} ways={ways(appointment)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {more && (
          <Text c="dimmed" pt="sm">
            <Trans>Not all are shown. More appear as outcomes are recorded.</Trans>
          </Text>
        )}
      </Card>
      {dialog}
    </div>
  );
}

interface RowProps {
  readonly appointment: DeskAppointment;
  readonly filter: AgendaFilter;
  readonly times: ReturnType<typeof createFormats>;
  readonly ways: ReactNode;
}

function Row({ appointment, filter, times, ways }: RowProps) {
  const { t } = useLingui();
  const { status, settled_by, use_zone, mobile } = appointment;
  const messenger = `${t(messengerLabels[appointment.messenger])} ${appointment.messenger_id}`;
  const reach = [displayedMobile(use_zone, mobile), messenger];
  return (
    <Group justify="space-between" gap="12px 24px" px={4} py="md" style={{ overflowWrap: 'anywhere' }}>
      <Box flex="1 1 24em" miw={0}>
        <Text fw={600}>
          {times.time(appointment.starts_at)} ·{' '}
          <AppLink href={paths.deskAppointment(appointment.appointment_id, filter)}>{appointment.company}</AppLink>
        </Text>
        <Text>{times.text(appointment.category)}</Text>
        <DimmedText>{[appointment.contact, ...reach].join(' · ')}</DimmedText>
        <DimmedText>
          {[t(bookingStatusLabels[status]), settled_by].filter((each) => each !== null).join(' · ')}
        </DimmedText>
      </Box>
      {ways}
    </Group>
  );
}
