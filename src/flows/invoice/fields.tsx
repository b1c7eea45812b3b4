import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationField } from '#contract/entities/invoice.ts';
import { refusedInvoice } from '#machines/flows/invoice/reasons.ts';
import { invoiceTypesIn } from '#machines/lifecycles/invoice.ts';
import { Section } from '#src/flowkit/Section.tsx';
import { FileField } from '#src/flowkit/upload/FileField.tsx';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { RadioField } from '#src/forms/RadioField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import type { TypedForm } from '#src/forms/typedForm.ts';
import { invoiceFieldLabels, invoiceKindLabels, invoiceTypeLabel } from '#src/i18n/invoiceLabels.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { AreaField } from './AreaField.tsx';
import type { ViewProps } from './view.ts';

/** Fields that are chosen or uploaded instead of typed. */
type UntypedField = 'area' | 'notice_letter';

interface FieldsProps extends ViewProps {
  readonly form: TypedForm<Exclude<ApplicationField, UntypedField> | 'kind' | 'invoice_type', never, UntypedField>;
  /** Editable fields. */
  readonly open: ReadonlySet<ApplicationField>;
}

/** Renders nothing in zones without a choice. */
export function KindFields({ snapshot, form }: FieldsProps) {
  const { t, i18n } = useLingui();
  const zone = snapshot.context.record?.use_zone ?? 'other';
  const types = invoiceTypesIn(zone);
  if (zone === 'other') return null;
  return (
    <Section title={t`Invoice type`}>
      {types.length > 1 && (
        <RadioField
          form={form}
          name="invoice_type"
          options={types.map((type) => ({ value: type, label: i18n._(invoiceTypeLabel(zone, type)) }))}
        />
      )}
      <RadioField
        form={form}
        name="kind"
        options={[
          {
            value: 'electronic',
            label: i18n._(invoiceKindLabels.electronic),
            help: t`We’ll email you when it’s ready to download.`,
          },
          { value: 'paper', label: i18n._(invoiceKindLabels.paper), help: t`We’ll post it to you.` },
        ]}
      />
    </Section>
  );
}

const bankFieldKinds = {
  registered_address: 'line',
  registration_phone: 'phone',
  bank: 'line',
  bank_account: 'code',
} as const;
const bankFieldNames = ['registered_address', 'registration_phone', 'bank', 'bank_account'] as const;

export function CompanyFields(props: FieldsProps) {
  const { t, i18n } = useLingui();
  const { snapshot, form, open } = props;
  const { context } = snapshot;
  return (
    <Section title={refusedInvoice(context) === null ? t`Billing details` : t`What to correct`}>
      {open.has('company_name') && (
        <TextField form={form} name="company_name" kind="name" autoComplete="organization" />
      )}
      {open.has('taxpayer_id') && <TextField form={form} name="taxpayer_id" kind="code" autoComplete="off" />}
      {form.field('taxpayer_id').isDoubtful && <CheckDigitWarning />}
      {bankFieldNames
        .filter((name) => open.has(name))
        .map((name) => (
          <TextField key={name} form={form} name={name} kind={bankFieldKinds[name]} autoComplete="off" />
        ))}
      {open.has('notice_letter') && (
        <LetterField
          {...props}
          label={i18n._(invoiceFieldLabels.notice_letter)}
          problem={form.field('notice_letter').problem}
        />
      )}
      {open.has('email') && <TextField form={form} name="email" kind="email" autoComplete="email" />}
    </Section>
  );
}

const CheckDigitWarning = () => (
  <Notice tone="warn" live="status">
    <Trans>This number may contain a typo. Check it before you continue.</Trans>
  </Notice>
);

export function MailingFields({ snapshot, send, form, open }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <Section title={t`Postal address`}>
      {open.has('recipient') && <TextField form={form} name="recipient" kind="name" autoComplete="name" />}
      {open.has('telephone') && <TextField form={form} name="telephone" kind="phone" autoComplete="tel" />}
      {open.has('area') && (
        <div id="invoice-area" tabIndex={-1}>
          <AreaField
            snapshot={snapshot}
            send={send}
            label={i18n._(invoiceFieldLabels.area)}
            problem={form.field('area').problem}
          />
        </div>
      )}
      {open.has('detailed_address') && (
        <TextField form={form} name="detailed_address" kind="line" autoComplete="street-address" />
      )}
    </Section>
  );
}

interface LetterFieldProps extends ViewProps {
  readonly label: string;
  readonly problem: string | null;
}

function LetterField({ snapshot, send, files, label, problem }: LetterFieldProps) {
  const { notice_letter } = snapshot.context.entered;
  const about = { files, label };
  return (
    <FileField
      {...about}
      id="invoice-notice_letter"
      file={snapshot.matches({ filling: { letter: 'provided' } }) ? notice_letter : null}
      onReplace={() => send({ type: 'letter.replace' })}
      onRemove={() => send({ type: 'letter.remove' })}
    >
      <Upload {...about} upload={snapshot.children.uploadLetter} purpose="notice_letter" missing={problem} />
    </FileField>
  );
}
