import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { messengers } from '#contract/entities/appointment.ts';
import { missingContactFields } from '#machines/flows/appointment/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { ProvenPhone } from '#src/flowkit/oneTimeCode/ProvenPhone.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { RadioField } from '#src/forms/RadioField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { messengerLabels } from '#src/i18n/appointmentLabels.ts';
import { DetailList } from '#src/ui/DetailList.tsx';
import { useSubmitCode, useUnprovenText } from '../../flowkit/oneTimeCode/codeActor.ts';
import {
  BookingSteps,
  LastAttemptNotice,
  LeaveButton,
  nameOfCategory,
  TimeZoneNote,
  useClientTimes,
} from './parts.tsx';
import { contactSchema } from './schema.ts';
import type { ViewProps } from './view.ts';

export function ContactStep(props: ViewProps) {
  const { t, i18n } = useLingui();
  const { snapshot, send, newKey, now } = props;
  const { appointment_info, entered, categories, category_id, slot, code, is_asked_for } = snapshot.context;
  const unprovenText = useUnprovenText(snapshot.children.provePhone);
  const { span, text } = useClientTimes(appointment_info);
  const about = nameOfCategory(categories, category_id);
  const isCodeMissing = is_asked_for && missingContactFields(snapshot.context).length > 0;
  const { entry, submitCode } = useSubmitCode();
  const form = useTypedForm({
    id: 'appointment',
    schema: contactSchema,
    labels: {
      company: t`Company`,
      contact: t`Contact`,
      messenger: t`Messaging app`,
      messenger_id: t`WeChat or DingTalk ID`,
      mobile: t`Mobile number`,
    },
    beside: ['mobile'],
    typed: entered.contact,
    keep: (typed) => send({ type: 'contact.enter', typed }),
    checked: faultReportingOf(snapshot.context, send),
    before: submitCode,
    submit: () => send({ type: 'appointment.book', understood: true }),
    refuse: () => send({ type: 'appointment.book', understood: false }),
    problems: { mobile: isCodeMissing ? unprovenText : undefined },
  });
  const phone = form.field('mobile');
  return (
    <PageFrame title={t`Contact details for the call`} description={<TimeZoneNote snapshot={snapshot} />}>
      <BookingSteps snapshot={snapshot} send={send} current="contact" />
      <LastAttemptNotice snapshot={snapshot} />
      {slot !== null && (
        <DetailList
          rows={[
            ...(about === null ? [] : [{ id: 'about', label: t`Topic`, value: text(about) }]),
            { id: 'time', label: t`Time`, value: span(slot.starts_at, slot.ends_at) },
          ]}
        />
      )}
      <Form form={form}>
        <Stack gap="md">
          <TextField form={form} name="company" kind="name" autoComplete="organization" />
          <TextField form={form} name="contact" kind="name" autoComplete="name" />
          <RadioField
            form={form}
            name="messenger"
            options={messengers.map((value) => ({ value, label: i18n._(messengerLabels[value]) }))}
          />
          <TextField form={form} name="messenger_id" kind="code" autoComplete="off" />
        </Stack>
      </Form>
      <ProvenPhone
        id="appointment-mobile"
        title={phone.label}
        label={phone.label}
        zone={appointment_info?.use_zone ?? 'other'}
        mobile={code?.sent.mobile ?? null}
        problem={phone.problem}
        onChange={() => send({ type: 'phone.change' })}
        part={snapshot.children.provePhone}
        newKey={newKey}
        now={now}
        entry={entry}
      />
      <Actions>
        <Button onClick={form.submit}>
          <Trans>Book appointment</Trans>
        </Button>
        <Button variant="default" onClick={() => send({ type: 'time.change' })}>
          <Trans>Choose another time</Trans>
        </Button>
        <LeaveButton send={send} />
      </Actions>
    </PageFrame>
  );
}
