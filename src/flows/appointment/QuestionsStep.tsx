import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { type Questionnaire, questionnaire } from '#contract/entities/appointment.ts';
import { missingAnswerFields } from '#machines/flows/appointment/reasons.ts';
import type { AnswersFormValues } from '#machines/flows/appointment/types.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { CheckCard } from '#src/forms/ChoiceCards.tsx';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { NumberField } from '#src/forms/NumberField.tsx';
import { SelectField } from '#src/forms/SelectField.tsx';
import { TextAreaField } from '#src/forms/TextAreaField.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { DayPartTable } from './DayPartTable.tsx';
import { BookingSteps, LastAttemptNotice, LeaveButton } from './parts.tsx';
import { answersSchema } from './schema.ts';
import type { ViewProps } from './view.ts';

const withToggled = (list: readonly string[], id: string, isIn: boolean): string[] =>
  isIn ? [...list.filter((each) => each !== id), id] : list.filter((each) => each !== id);

/** The questionnaire in the server's form; null if it is incomplete. */
function questionnaireOf(
  { goals, preferred_times }: AnswersFormValues,
  understood: Pick<Questionnaire, 'industry_id' | 'team_size'> & { readonly remarks: string },
): Questionnaire | null {
  const times = preferred_times.map((each) => {
    const [weekday, part] = each.split('-');
    return { weekday: Number(weekday), part };
  });
  const { remarks, ...said } = understood;
  const answers = { ...said, goals, preferred_times: times, ...(remarks !== '' && { remarks }) };
  return questionnaire.safeParse(answers).data ?? null;
}

export function QuestionsStep({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { entered, questionnaire: asked, is_asked_for } = snapshot.context;
  const { answers } = entered;
  const missing = new Set(is_asked_for ? missingAnswerFields(snapshot.context) : []);
  const enter = (changes: Partial<AnswersFormValues>) =>
    send({ type: 'answers.enter', typed: { ...answers, ...changes } });
  const form = useTypedForm({
    id: 'questionnaire',
    schema: answersSchema,
    labels: {
      industry_id: t`Industry`,
      team_size: t`Number of users`,
      goals: t`Goals`,
      preferred_times: t`Preferred times`,
      remarks: t`Additional notes`,
    },
    beside: ['goals', 'preferred_times'],
    typed: { industry_id: answers.industry_id, team_size: answers.team_size, remarks: answers.remarks },
    keep: enter,
    checked: faultReportingOf(snapshot.context, send),
    submit: (understood) => send({ type: 'answers.save', answers: questionnaireOf(answers, understood) }),
    refuse: () => send({ type: 'answers.save', answers: null }),
    problems: {
      goals: missing.has('goals') ? t`Choose at least one goal.` : undefined,
      preferred_times: missing.has('preferred_times') ? t`Choose at least one preferred time.` : undefined,
    },
  });
  const goals = form.field('goals');
  const times = form.field('preferred_times');
  if (asked === null) return null;
  return (
    <PageFrame
      title={t`Tell us about your company`}
      description={<Trans>You only need to answer once. You can change your answers later.</Trans>}
    >
      <BookingSteps snapshot={snapshot} send={send} current="questions" />
      <LastAttemptNotice snapshot={snapshot} />
      <Form form={form}>
        <Stack gap="xl">
          <SelectField
            form={form}
            name="industry_id"
            options={asked.industries.map(({ industry_id, name }) => ({ value: industry_id, label: text(name) }))}
          />
          <NumberField form={form} name="team_size" />
          <Section id={goals.id} title={t`Goals`}>
            {goals.problem !== null && <Notice tone="bad">{goals.problem}</Notice>}
            {asked.goals.map(({ goal_id, name }) => (
              <CheckCard
                key={goal_id}
                title={text(name)}
                checked={answers.goals.includes(goal_id)}
                onChange={(isIn) => enter({ goals: withToggled(answers.goals, goal_id, isIn) })}
              />
            ))}
          </Section>
          <Section id={times.id} title={t`Preferred times`}>
            {times.problem !== null && <Notice tone="bad">{times.problem}</Notice>}
            <DayPartTable
              chosen={answers.preferred_times}
              onToggle={(id, isIn) => enter({ preferred_times: withToggled(answers.preferred_times, id, isIn) })}
            />
          </Section>
          <TextAreaField form={form} name="remarks" rows={3} />
        </Stack>
      </Form>
      <Actions>
        <Button onClick={form.submit}>
          <Trans>Save and continue</Trans>
        </Button>
        <LeaveButton send={send} />
      </Actions>
    </PageFrame>
  );
}

export function SavingAnswers() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Tell us about your company`}>
      <BusyIndicator>
        <Trans>Saving your answers…</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}
