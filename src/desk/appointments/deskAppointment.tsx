import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router-dom';
import { z } from 'zod/mini';
import {
  type AgendaFilter,
  agendaFilter,
  type DeskAppointment,
  deskAppointmentRead,
} from '#contract/calls/deskAppointments.ts';
import { dayParts, type QuestionnaireInfo } from '#contract/entities/appointment.ts';
import { languageNames } from '#contract/languages.ts';
import { displayedMobile } from '#contract/mobile.ts';
import { bookingStatusLabels, dayPartLabels, messengerLabels } from '../../i18n/appointmentLabels.ts';
import { createFormats } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { requireData } from '../../services/requireData.ts';
import type { Services } from '../../services/services.ts';
import { Card } from '../../ui/Card.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { paths } from '../../ui/paths.ts';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';
import sides from '../sides.module.css';
import { useSettlement } from './useSettlement.tsx';

async function load({ api }: Services, { params, request }: LoaderFunctionArgs) {
  const filter = z.catch(agendaFilter, 'coming').parse(new URL(request.url).searchParams.get('list'));
  const query = { appointment_id: params.id ?? '' };
  return { filter, ...(await requireData(api.call(deskAppointmentRead, { query, signal: request.signal }))) };
}

export const deskAppointmentRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: OneAppointment }) satisfies RouteObject;

function OneAppointment() {
  const loaded = useLoaderData<typeof load>();
  return <AppointmentScreen key={loaded.appointment.appointment_id} {...loaded} />;
}

interface AppointmentScreenProps {
  readonly appointment: DeskAppointment;
  readonly questionnaire: QuestionnaireInfo;
  /** IANA, of the consultant. */
  readonly time_zone: string;
  /** The list from which it was opened. */
  readonly filter: AgendaFilter;
}

function AppointmentScreen(props: AppointmentScreenProps) {
  const { appointment, questionnaire, time_zone, filter } = props;
  const { t } = useLingui();
  const { language } = useFormats();
  const times = useMemo(() => createFormats(language, { timeZone: time_zone }), [language, time_zone]);
  const { ways, dialog } = useSettlement();
  const kept = useFocusFallback<HTMLElement>(appointment, { closesDialog: true });
  const { status, settled_by, use_zone, mobile } = appointment;
  const phone = t`phone number`;
  const messenger = t(messengerLabels[appointment.messenger]);
  return (
    <article {...kept}>
      <PageHeader
        title={appointment.company}
        description={times.text(appointment.category)}
        back={{ label: t`Appointments`, href: paths.deskAppointments(filter) }}
      />
      <div className={sides.sides}>
        <Card title={<Trans>Appointment</Trans>}>
          <DetailList
            rows={[
              { id: 'when', label: t`Time`, value: times.span(appointment.starts_at, appointment.ends_at) },
              { id: 'call', label: t`Call time`, value: times.time(appointment.calls_at) },
              { id: 'zone', label: t`Time zone`, value: times.zone(time_zone) },
              { id: 'contact', label: t`Contact`, value: <bdi>{appointment.contact}</bdi> },
              { id: 'language', label: t`Language`, value: languageNames[appointment.language] },
              {
                id: 'mobile',
                label: t`Phone`,
                value: <CopyText text={displayedMobile(use_zone, mobile)} copied={mobile} label={phone} />,
              },
              {
                id: 'messenger',
                label: messenger,
                value: <CopyText text={appointment.messenger_id} label={messenger} />,
              },
              { id: 'client', label: t`Client`, value: appointment.full_name },
              { id: 'booked', label: t`Booked on`, value: times.moment(appointment.booked_at) },
              {
                id: 'status',
                label: t`Status`,
                value: [t(bookingStatusLabels[status]), settled_by].filter((each) => each !== null).join(' · '),
              },
            ]}
          >
            {ways(appointment)}
          </DetailList>
        </Card>
        <Card title={<Trans>Client’s answers</Trans>}>
          <Answers questionnaire={questionnaire} />
        </Card>
      </div>
      {dialog}
    </article>
  );
}

/** A choice that is no longer offered appears as its id. */
function Answers({ questionnaire }: Pick<AppointmentScreenProps, 'questionnaire'>) {
  const { t } = useLingui();
  const { text, number, weekday } = useFormats();
  const { answers, industries, goals } = questionnaire;
  if (answers === null) {
    return (
      <Text c="dimmed">
        <Trans>No answers submitted</Trans>
      </Text>
    );
  }
  const industry = industries.find(({ industry_id }) => industry_id === answers.industry_id)?.name;
  const wanted = answers.goals.map((id) => {
    const name = goals.find(({ goal_id }) => goal_id === id)?.name;
    return { id, name: name === undefined ? id : text(name) };
  });
  const suited = dayParts.flatMap((part) => {
    const days = answers.preferred_times.filter((each) => each.part === part).map((each) => each.weekday);
    if (days.length === 0) return [];
    return [{ part, days: days.toSorted((a, b) => a - b).map(weekday) }];
  });
  return (
    <DetailList
      rows={[
        { id: 'industry', label: t`Industry`, value: industry === undefined ? answers.industry_id : text(industry) },
        { id: 'people', label: t`Number of users`, value: number(answers.team_size) },
        {
          id: 'goals',
          label: t`Goals`,
          value: wanted.map(({ id, name }) => <div key={id}>{name}</div>),
        },
        {
          id: 'times',
          label: t`Preferred times`,
          value: suited.map(({ part, days }) => (
            <div key={part}>
              {t(dayPartLabels[part])} · {days.join(' ')}
            </div>
          )),
        },
        ...(answers.remarks === undefined
          ? []
          : [{ id: 'remarks', label: t`Additional notes`, value: answers.remarks }]),
      ]}
    />
  );
}
