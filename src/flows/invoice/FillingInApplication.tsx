import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { applicationField, mailingFields } from '#contract/entities/invoice.ts';
import { editableFields, fieldProblem, refusedInvoice, taxpayerProblem } from '#machines/flows/invoice/reasons.ts';
import type { ApplicationFormValues } from '#machines/flows/invoice/types.ts';
import { fieldsOf } from '#machines/lifecycles/invoice.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { useRefusalText } from '#src/flowkit/faultText.ts';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { invoiceFieldLabels, invoiceRefusalMessages, taxpayerIdLabels } from '#src/i18n/invoiceLabels.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { ApplicationRows, shownApplicationOf } from './ApplicationRows.tsx';
import { CompanyFields, KindFields, MailingFields } from './fields.tsx';
import { BackLink, InvoicedOrder, LastAttemptNotice } from './parts.tsx';
import { applicationSchema } from './schema.ts';
import type { ViewProps } from './view.ts';

/** After a refusal only the refused fields are open. */
export function FillingInApplication(props: ViewProps) {
  const { t, i18n } = useLingui();
  const { context } = props.snapshot;
  const refused = refusedInvoice(context);
  if (context.order_invoice === null || context.record === null) return null;
  return (
    <PageFrame title={refused === null ? t`Request an invoice` : t`Correct your invoice request`}>
      <BackLink links={props.links} />
      <LastAttemptNotice {...props} />
      {refused?.refusal != null && (
        <Notice tone="warn" title={i18n._(invoiceRefusalMessages[refused.refusal.code])}>
          <Trans>Correct the items below. Everything else stays as you submitted it.</Trans>
        </Notice>
      )}
      {refused === null && context.filled_from === 'last' && (
        <Notice tone="info">
          <Trans>We’ve filled this in from your last invoice. Check that it’s still correct.</Trans>
        </Notice>
      )}
      <InvoicedOrder order_invoice={context.order_invoice} />
      <ApplicationForm {...props} />
    </PageFrame>
  );
}

function useApplicationForm({ snapshot, send }: ViewProps) {
  const { t, i18n } = useLingui();
  const refusalText = useRefusalText();
  const { context } = snapshot;
  const { entered, record } = context;
  const zone = record?.use_zone ?? 'other';
  const open = new Set(editableFields(context));
  const { area: _area, notice_letter: _letter, ...typed } = entered;
  const missing = {
    notice_letter: t`Upload the general taxpayer notice letter.`,
    area: t`Choose the area.`,
  };
  const toldOf = (field: keyof typeof invoiceFieldLabels): string | undefined => {
    const problem = open.has(field) ? fieldProblem(context, field) : null;
    if (problem === null) return undefined;
    if (problem.kind === 'reviewed') return problem.words;
    if (problem.kind === 'refused') return refusalText(problem.refusal);
    return field === 'area' || field === 'notice_letter' ? missing[field] : undefined;
  };
  const named = applicationField.options;
  const entries = named.map((field) => [field, toldOf(field)] as const);
  return useTypedForm({
    id: 'invoice',
    schema: applicationSchema(zone, open),
    labels: {
      kind: t`Format`,
      invoice_type: t`Invoice`,
      company_name: i18n._(invoiceFieldLabels.company_name),
      taxpayer_id: i18n._(taxpayerIdLabels[zone]),
      registered_address: i18n._(invoiceFieldLabels.registered_address),
      registration_phone: i18n._(invoiceFieldLabels.registration_phone),
      bank: i18n._(invoiceFieldLabels.bank),
      bank_account: i18n._(invoiceFieldLabels.bank_account),
      notice_letter: i18n._(invoiceFieldLabels.notice_letter),
      email: i18n._(invoiceFieldLabels.email),
      recipient: i18n._(invoiceFieldLabels.recipient),
      telephone: i18n._(invoiceFieldLabels.telephone),
      area: i18n._(invoiceFieldLabels.area),
      detailed_address: i18n._(invoiceFieldLabels.detailed_address),
    },
    beside: ['notice_letter', 'area'],
    typed,
    keep: (entering: ApplicationFormValues) => send({ type: 'application.enter', typed: entering }),
    checked: faultReportingOf(context, send),
    doubts:
      open.has('taxpayer_id') && taxpayerProblem(context, entered.taxpayer_id) === 'doubtful' ? ['taxpayer_id'] : [],
    submit: () => send({ type: 'application.review', understood: true }),
    refuse: () => send({ type: 'application.review', understood: false }),
    problems: Object.fromEntries(entries),
  });
}

function ApplicationForm(props: ViewProps) {
  const { t } = useLingui();
  const { context } = props.snapshot;
  const open = new Set(editableFields(context));
  const refused = refusedInvoice(context);
  const form = useApplicationForm(props);
  const kept = refused === null ? [] : fieldsOf(refused.kind).filter((field) => !open.has(field));
  const fields = { ...props, form, open };
  return (
    <Form form={form}>
      <Stack gap="xl">
        {refused === null && <KindFields {...fields} />}
        <CompanyFields {...fields} />
        {mailingFields.some((field) => open.has(field)) && <MailingFields {...fields} />}
        {refused !== null && kept.length > 0 && (
          <Section title={t`Unchanged details`}>
            <ApplicationRows
              shown={shownApplicationOf(refused)}
              zone={context.record?.use_zone ?? 'other'}
              files={props.files}
              fields={kept}
            />
          </Section>
        )}
        <Actions>
          <Button type="submit">
            <Trans>Review request</Trans>
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
