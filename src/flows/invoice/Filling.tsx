import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { applicationField } from '#contract/entities/invoice.ts';
import { fieldProblem, openFields, refusedInvoice, taxpayerProblem } from '#machines/flows/invoice/reasons.ts';
import type { ApplicationTyped } from '#machines/flows/invoice/types.ts';
import { fieldsOf, invoiceTypesIn } from '#machines/lifecycles/invoice.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { useRefusalText } from '#src/flowkit/faultText.ts';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { Form } from '#src/forms/Form.tsx';
import { RadioField } from '#src/forms/RadioField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import {
  invoiceFieldWords,
  invoiceKindWords,
  invoiceRefusalWords,
  invoiceTypeWord,
  taxpayerWords,
} from '#src/i18n/invoiceWords.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { AreaField } from './AreaField.tsx';
import { LetterField } from './LetterField.tsx';
import { BackLink, News, OrderRows } from './parts.tsx';
import { ApplicationRows, shownOf } from './rows.tsx';
import { applicationSchema } from './schema.ts';
import type { ViewProps } from './view.ts';

/** The form of an application; after a refusal only what has to be corrected. */
export function Filling(props: ViewProps) {
  const { t, i18n } = useLingui();
  const { context } = props.snapshot;
  const refused = refusedInvoice(context);
  if (context.told === null || context.record === null) return null;
  return (
    <PageFrame title={refused === null ? t`Apply for the invoice` : t`Please correct your application`}>
      <BackLink links={props.links} />
      <News {...props} />
      {refused?.refusal != null && (
        <Notice tone="warn" title={i18n._(invoiceRefusalWords[refused.refusal.code])}>
          <Trans>Please correct what is named below. All else stays as you sent it.</Trans>
        </Notice>
      )}
      {refused === null && context.filled_from === 'last' && (
        <Notice tone="info">
          <Trans>Filled in from your last invoice. Please check that it is still right.</Trans>
        </Notice>
      )}
      <OrderRows told={context.told} />
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
  const open = new Set(openFields(context));
  const { area: _area, notice_letter: _letter, ...typed } = entered;
  const missing = {
    notice_letter: t`Please upload the general taxpayer notice letter.`,
    area: t`Please choose the area.`,
  };
  const toldOf = (field: keyof typeof invoiceFieldWords): string | undefined => {
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
      kind: t`Form`,
      invoice_type: t`Invoice`,
      company_name: i18n._(invoiceFieldWords.company_name),
      taxpayer_id: i18n._(taxpayerWords[zone]),
      registered_address: i18n._(invoiceFieldWords.registered_address),
      registration_phone: i18n._(invoiceFieldWords.registration_phone),
      bank: i18n._(invoiceFieldWords.bank),
      bank_account: i18n._(invoiceFieldWords.bank_account),
      notice_letter: i18n._(invoiceFieldWords.notice_letter),
      email: i18n._(invoiceFieldWords.email),
      recipient: i18n._(invoiceFieldWords.recipient),
      telephone: i18n._(invoiceFieldWords.telephone),
      area: i18n._(invoiceFieldWords.area),
      detailed_address: i18n._(invoiceFieldWords.detailed_address),
    },
    typed: { ...typed, notice_letter: '', area: '' },
    keep: ({ notice_letter: _l, area: _a, ...entering }: ApplicationTyped & { notice_letter: string; area: string }) =>
      send({ type: 'application.enter', typed: entering }),
    submit: () => send({ type: 'application.review', understood: true }),
    refuse: () => send({ type: 'application.review', understood: false }),
    told: Object.fromEntries(entries),
  });
}

function ApplicationForm(props: ViewProps) {
  const { t, i18n } = useLingui();
  const { snapshot, send, files } = props;
  const { context } = snapshot;
  const { entered, record } = context;
  const zone = record?.use_zone ?? 'other';
  const open = new Set(openFields(context));
  const refused = refusedInvoice(context);
  const form = useApplicationForm(props);
  const kept = refused === null ? [] : fieldsOf(refused.kind).filter((field) => !open.has(field));
  const types = invoiceTypesIn(zone);
  return (
    <Form form={form}>
      <Stack gap="xl">
        {refused === null && (
          <Section title={t`Which invoice`}>
            {types.length > 1 && (
              <RadioField
                form={form}
                name="invoice_type"
                options={types.map((type) => ({ value: type, label: i18n._(invoiceTypeWord(zone, type)) }))}
              />
            )}
            {zone !== 'other' && (
              <RadioField
                form={form}
                name="kind"
                options={[
                  {
                    value: 'electronic',
                    label: i18n._(invoiceKindWords.electronic),
                    help: t`To be downloaded; we let you know by e-mail.`,
                  },
                  { value: 'paper', label: i18n._(invoiceKindWords.paper), help: t`Mailed to you.` },
                ]}
              />
            )}
          </Section>
        )}
        <Section title={refused === null ? t`Who is invoiced` : t`What has to be corrected`}>
          {open.has('company_name') && (
            <TextField form={form} name="company_name" kind="name" autoComplete="organization" />
          )}
          {open.has('taxpayer_id') && <TextField form={form} name="taxpayer_id" kind="code" autoComplete="off" />}
          {open.has('taxpayer_id') && taxpayerProblem(context, entered.taxpayer_id) === 'doubtful' && <Doubtful />}
          {open.has('registered_address') && (
            <TextField form={form} name="registered_address" kind="line" autoComplete="off" />
          )}
          {open.has('registration_phone') && (
            <TextField form={form} name="registration_phone" kind="phone" autoComplete="off" />
          )}
          {open.has('bank') && <TextField form={form} name="bank" kind="line" autoComplete="off" />}
          {open.has('bank_account') && <TextField form={form} name="bank_account" kind="code" autoComplete="off" />}
          {open.has('notice_letter') && (
            <div id="invoice-notice_letter" tabIndex={-1}>
              <LetterField
                {...props}
                label={i18n._(invoiceFieldWords.notice_letter)}
                problem={form.field('notice_letter').problem}
              />
            </div>
          )}
          {open.has('email') && <TextField form={form} name="email" kind="email" autoComplete="email" />}
        </Section>
        {(open.has('recipient') || open.has('telephone') || open.has('area') || open.has('detailed_address')) && (
          <Section title={t`Where it is mailed`}>
            {open.has('recipient') && <TextField form={form} name="recipient" kind="name" autoComplete="name" />}
            {open.has('telephone') && <TextField form={form} name="telephone" kind="phone" autoComplete="tel" />}
            {open.has('area') && (
              <div id="invoice-area" tabIndex={-1}>
                <AreaField
                  snapshot={snapshot}
                  send={send}
                  label={i18n._(invoiceFieldWords.area)}
                  problem={form.field('area').problem}
                />
              </div>
            )}
            {open.has('detailed_address') && (
              <TextField form={form} name="detailed_address" kind="line" autoComplete="street-address" />
            )}
          </Section>
        )}
        {refused !== null && kept.length > 0 && (
          <Section title={t`What stays`}>
            <ApplicationRows shown={shownOf(refused)} zone={zone} files={files} fields={kept} />
          </Section>
        )}
        <Actions>
          <Button type="submit">
            <Trans>Look it over</Trans>
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}

const Doubtful = () => (
  <Notice tone="warn" live="status">
    <Trans>The check digit of this number does not fit. You can go on; please make sure that it is right.</Trans>
  </Notice>
);
