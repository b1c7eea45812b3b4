import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Appointment, AppointmentCategory, AppointmentInfo } from '#contract/entities/appointment.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { displayedMobile } from '#contract/mobile.ts';
import { NoEffectNotice, RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { useFaultText } from '#src/flowkit/faultText.ts';
import { messengerLabels } from '#src/i18n/appointmentLabels.ts';
import { createFormats } from '#src/i18n/formats.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { DetailList } from '#src/ui/DetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Steps, type WizardStep } from '#src/ui/Steps.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { WorkingButton } from '#src/ui/WorkingButton.tsx';
import { useIsWrongCodeShown } from '../../flowkit/oneTimeCode/codeActor.ts';
import type { ViewProps } from './view.ts';

export function LastAttemptNotice({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const faultText = useFaultText();
  const saysWrongCode = useIsWrongCodeShown(snapshot.children.provePhone);
  const { refusal, fault, nothing_sent } = snapshot.context;
  if (refusal !== null) {
    return (
      <RefusedNotice refusal={refusal} isAtField={saysWrongCode}>
        <Trans>Nothing was changed. Your entries are saved.</Trans>
      </RefusedNotice>
    );
  }
  if (nothing_sent) {
    return (
      <NoEffectNotice fault={fault}>
        <Trans>That didn’t go through. Try again.</Trans>
      </NoEffectNotice>
    );
  }
  return fault === null ? null : (
    <Notice tone="bad" live="alert" support title={faultText(fault)}>
      <Trans>Nothing was changed. Try again.</Trans>
    </Notice>
  );
}

export function nameOfCategory(categories: readonly AppointmentCategory[], id: string | null): LocalizedText | null {
  for (const { category_id, name, children } of categories) {
    const found = category_id === id ? name : nameOfCategory(children, id);
    if (found !== null) return found;
  }
  return null;
}

export function TimeZoneNote({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { appointment_info } = snapshot.context;
  const times = useClientTimes(appointment_info);
  const zone = times.zone(times.timeZone);
  return appointment_info === null ? null : <Trans>Times are in {zone}.</Trans>;
}

export function AppointmentRows({ snapshot, appointment }: Pick<ViewProps, 'snapshot'> & { appointment: Appointment }) {
  const { t, i18n } = useLingui();
  const { appointment_info } = snapshot.context;
  const { text, span, moment } = useClientTimes(appointment_info);
  const mobile = displayedMobile(appointment_info?.use_zone ?? 'other', appointment.mobile);
  const messenger = i18n._(messengerLabels[appointment.messenger]);
  const rows = [
    { id: 'about', label: t`Topic`, value: text(appointment.category) },
    { id: 'time', label: t`Time`, value: span(appointment.starts_at, appointment.ends_at) },
    { id: 'call', label: t`Call from consultant`, value: moment(appointment.calls_at) },
    { id: 'consultant', label: t`Consultant`, value: <bdi>{appointment.consultant}</bdi> },
    { id: 'company', label: t`Company`, value: <bdi>{appointment.company}</bdi> },
    { id: 'contact', label: t`Contact`, value: <bdi>{appointment.contact}</bdi> },
    { id: 'mobile', label: t`Mobile number`, value: <bdi>{mobile}</bdi> },
    { id: 'messenger', label: messenger, value: <bdi>{appointment.messenger_id}</bdi> },
  ];
  return <DetailList rows={rows} />;
}

export type StepName = 'questions' | 'category' | 'time' | 'contact';

interface BookingStepsProps extends Pick<ViewProps, 'snapshot' | 'send'> {
  readonly current: StepName;
}

/** Lets the user go back to earlier steps; while an appointment is being moved there are no steps. */
export function BookingSteps({ snapshot, send, current }: BookingStepsProps) {
  const { t } = useLingui();
  if (snapshot.context.doing === 'move') return null;
  const names: readonly StepName[] = ['questions', 'category', 'time', 'contact'];
  const labels = {
    questions: t`Your company`,
    category: t`Topic`,
    time: t`Time`,
    contact: t`Contact details`,
  } as const satisfies Record<StepName, string>;
  const ways = {
    questions: { type: 'answers.change' },
    category: { type: 'category.change' },
    time: { type: 'time.change' },
    contact: null,
  } as const satisfies Record<StepName, unknown>;
  const at = names.indexOf(current);
  const steps = names.map((id, index): WizardStep => {
    const event = ways[id];
    const isWayBack = index < at && event !== null && snapshot.can(event);
    const state = index === at ? 'current' : index < at ? 'done' : 'ahead';
    return { id, label: labels[id], state, ...(isWayBack && { onBack: () => send(event) }) };
  });
  return <Steps label={t`Booking steps`} steps={steps} />;
}

export const LeaveButton = ({ send }: Pick<ViewProps, 'send'>) => (
  <TextButton onClick={() => send({ type: 'booking.leave' })}>
    <Trans>Back to appointments</Trans>
  </TextButton>
);

export function CalendarFileButton({
  appointment,
  saveCalendar,
}: Pick<ViewProps, 'saveCalendar'> & { readonly appointment: Appointment }) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async () => {
    setState('busy');
    try {
      await saveCalendar(appointment.appointment_id);
      setState('ready');
    } catch {
      // Shown below: for any cause the remedy is to try again.
      setState('failed');
    }
  };
  return (
    <>
      <WorkingButton variant="default" loading={state === 'busy'} onClick={() => void save()}>
        <Trans>Add to calendar</Trans>
      </WorkingButton>
      {state === 'failed' && (
        <Notice tone="bad" live="alert" support>
          <Trans>We couldn’t get the calendar file. Try again.</Trans>
        </Notice>
      )}
    </>
  );
}

/** Formats times in the client's time zone without naming it: the pages name it once. */
export function useClientTimes(appointment_info: Pick<AppointmentInfo, 'time_zone'> | null) {
  const { language } = useFormats();
  const timeZone = appointment_info?.time_zone ?? 'UTC';
  return useMemo(
    () => ({ ...createFormats(language, { timeZone, isZoneSaid: true }), timeZone }),
    [language, timeZone],
  );
}
