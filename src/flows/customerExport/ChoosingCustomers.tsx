import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { z } from 'zod/mini';
import { customerColumns, customerStages } from '#contract/entities/customer.ts';
import { type CustomerExportView, exportFormats } from '#contract/entities/customerExport.ts';
import { typedOptionalDay } from '#contract/typedDay.ts';
import { beginReasons } from '#machines/flows/customerExport/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { NoEffectNotice, RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { DateField } from '#src/forms/DateField.tsx';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { messageId } from '#src/forms/fieldFaultMessages.ts';
import '#src/forms/styles.ts';
import { ReasonList } from '#src/flowkit/ReasonList.tsx';
import { CheckGroup } from '#src/forms/CheckGroup.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import {
  customerColumnLabels,
  customerStageLabels,
  exportFormatLabels,
  scopeMessages,
} from '#src/i18n/customerLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import type { ViewProps } from './view.ts';

export function ChoosingCustomers(props: ViewProps) {
  const { t } = useLingui();
  const { reach } = props.snapshot.context.view ?? {};
  return (
    <PageFrame title={t`Export customers`} description={reach && t(scopeMessages[reach.scope])}>
      <LastAttemptNotice snapshot={props.snapshot} />
      <Choices {...props} />
    </PageFrame>
  );
}

function LastAttemptNotice({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { refusal, fault, nothing_begun } = snapshot.context;
  if (refusal !== null)
    return (
      <RefusedNotice refusal={refusal}>
        <Trans>The export didn’t start. Your selections are saved.</Trans>
      </RefusedNotice>
    );
  if (!nothing_begun) return null;
  return (
    <NoEffectNotice fault={fault}>
      <Trans>The export didn’t start. Your selections are saved.</Trans>
    </NoEffectNotice>
  );
}

const daysSchema = z.object({ created_from: typedOptionalDay(), created_to: typedOptionalDay() }).check(
  z.refine(({ created_from, created_to }) => created_from === '' || created_to === '' || created_from <= created_to, {
    path: ['created_to'],
    message: messageId(msg`Choose an end date on or after the start date.`),
  }),
);

function Choices({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { view, chosen } = snapshot.context;
  const formats = useFormats();
  const zone = view === null ? '' : formats.zone(view.time_zone);
  const form = useTypedForm({
    id: 'export',
    schema: daysSchema,
    labels: { created_from: t`Created from`, created_to: t`Created to` },
    typed: { created_from: chosen.created_from, created_to: chosen.created_to },
    keep: (typed) => send({ type: 'days.enter', typed }),
    checked: faultReportingOf(snapshot.context, send),
    submit: (days) => send({ type: 'export.begin', days }),
  });
  const reasons = beginReasons(snapshot.context);
  const reasonText = {
    no_columns: t`Choose at least one column.`,
    department_gone: t`You no longer have access to this department. Choose another one.`,
  };
  return (
    <Form form={form}>
      <Stack gap="xl">
        <Section
          title={t`Customers`}
          help={<Trans>Leave empty to include every customer you can access. Dates are in {zone}.</Trans>}
        >
          <CheckGroup
            legend={t(customerColumnLabels.stage)}
            options={customerStages.map((value) => ({ value, label: t(customerStageLabels[value]) }))}
            values={chosen.stages}
            onChange={(stages) => send({ type: 'stages.choose', stages })}
          />
          <Departments snapshot={snapshot} send={send} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <DateField form={form} name="created_from" autoComplete="off" />
            <DateField form={form} name="created_to" autoComplete="off" />
          </SimpleGrid>
        </Section>
        <Section title={t`Columns`}>
          <CheckGroup
            legend={t`Columns in the file`}
            options={customerColumns.map((value) => ({ value, label: t(customerColumnLabels[value]) }))}
            values={chosen.columns}
            onChange={(columns) => send({ type: 'columns.choose', columns })}
          />
          <Group gap="md">
            <TextButton onClick={() => send({ type: 'columns.choose', columns: customerColumns })}>
              <Trans>Select all</Trans>
            </TextButton>
            <TextButton onClick={() => send({ type: 'columns.choose', columns: [] })}>
              <Trans>Clear all</Trans>
            </TextButton>
          </Group>
        </Section>
        <ChoiceCards
          legend={t`File format`}
          columns={2}
          value={chosen.format}
          choices={exportFormats.map((value) => ({
            value,
            title: t(exportFormatLabels[value]),
            description:
              value === 'xlsx'
                ? t`For spreadsheets. You can sort by date and use dates in formulas.`
                : t`For other software. Comma-separated text in UTF-8.`,
          }))}
          onChange={(format) => send({ type: 'format.choose', format })}
        />
        <ReasonList
          title={<Trans>The export can’t start yet</Trans>}
          items={reasons.map((id) => ({ id, text: reasonText[id] }))}
        />
        <Actions>
          <Button type="submit" disabled={reasons.length > 0}>
            <Trans>Start export</Trans>
          </Button>
          <AppLink href={paths.home()}>
            <Trans>Mall home</Trans>
          </AppLink>
        </Actions>
      </Stack>
    </Form>
  );
}

/** Labels each department with the path to it, `Sales / East`. The list must be in depth-first order, parents first. */
function optionsOf(departments: NonNullable<CustomerExportView['reach']>['departments']) {
  const above: string[] = [];
  return departments.map(({ department_id, name, depth }) => {
    above.splice(depth, above.length, name);
    return { value: department_id, label: above.join(' / ') };
  });
}

function Departments({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const { view, chosen } = snapshot.context;
  const departments = view?.reach?.departments ?? [];
  if (departments.length === 0 && chosen.department_id === null) return null;
  const isKnown = departments.some(({ department_id }) => department_id === chosen.department_id);
  const gone =
    chosen.department_id === null || isKnown ? [] : [{ value: chosen.department_id, label: t`No longer available` }];
  return (
    <NativeSelect
      label={t(customerColumnLabels.department)}
      description={t`Includes departments below it`}
      value={chosen.department_id ?? ''}
      data={[{ value: '', label: t`All departments, including unassigned` }, ...gone, ...optionsOf(departments)]}
      onChange={({ currentTarget: { value } }) =>
        send({ type: 'department.choose', department_id: value === '' ? null : value })
      }
    />
  );
}
