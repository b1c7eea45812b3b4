import { useLingui } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import type { ApplicationField, Invoice } from '#contract/entities/invoice.ts';
import type { FormField, InvoiceUserInput } from '#machines/flows/invoice/types.ts';
import { fieldsOf } from '#machines/lifecycles/invoice.ts';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import { invoiceFieldLabel, invoiceKindLabels, invoiceTypeLabel } from '#src/i18n/invoiceLabels.ts';
import { DetailList } from '#src/ui/DetailList.tsx';

export type ShownApplication = Omit<InvoiceUserInput, 'notice_letter'> & Pick<Invoice, 'notice_letter'>;

export const shownApplicationOf = ({ mailing, ...invoice }: Invoice): ShownApplication => ({
  ...invoice,
  email: invoice.email ?? '',
  recipient: mailing?.recipient ?? '',
  telephone: mailing?.telephone ?? '',
  area: mailing?.area ?? [],
  detailed_address: mailing?.detailed_address ?? '',
});

interface ApplicationRowsProps {
  readonly shown: ShownApplication;
  readonly zone: Zone;
  readonly files: PageFiles;
  /** All fields of the invoice's kind by default. */
  readonly fields?: readonly ApplicationField[];
  /** Goes back to a field of the form; undefined renders no buttons for it. */
  readonly onChange?: (field: FormField) => void;
}

export function ApplicationRows({ shown, zone, files, fields, onChange }: ApplicationRowsProps) {
  const { t, i18n } = useLingui();
  const labelOf = (field: ApplicationField) => i18n._(invoiceFieldLabel(zone, field));
  const contentOf = (field: ApplicationField): ReactNode => {
    if (field === 'notice_letter')
      return <Anchor href={files.addressOf(shown.notice_letter.file_id)}>{shown.notice_letter.name}</Anchor>;
    if (field === 'area') return shown.area.map(({ name }) => name).join(' ');
    return <bdi>{shown[field]}</bdi>;
  };
  const row = (id: FormField, label: string, value: ReactNode) => ({
    id,
    label,
    value:
      onChange === undefined ? (
        value
      ) : (
        <>
          {value}{' '}
          <Button variant="subtle" size="compact-sm" aria-label={t`Change: ${label}`} onClick={() => onChange(id)}>
            {t`Change`}
          </Button>
        </>
      ),
  });
  const rows = (fields ?? fieldsOf(shown.kind)).map((field) => row(field, labelOf(field), contentOf(field)));
  const chosen = [
    row('invoice_type', t`Invoice`, i18n._(invoiceTypeLabel(zone, shown.invoice_type))),
    row('kind', t`Format`, i18n._(invoiceKindLabels[shown.kind])),
  ];
  return <DetailList rows={fields === undefined ? [...chosen, ...rows] : rows} />;
}
