import { useLingui } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import type { ApplicationField, Invoice } from '#contract/entities/invoice.ts';
import type { ApplicationInput, FormField } from '#machines/flows/invoice/types.ts';
import { fieldsOf } from '#machines/lifecycles/invoice.ts';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import { invoiceFieldWord, invoiceKindWords, invoiceTypeWord } from '#src/i18n/invoiceWords.ts';
import { Receipt } from '#src/ui/Receipt.tsx';

/** What an application says, as it is shown. */
export type Shown = Omit<ApplicationInput, 'notice_letter'> & Pick<Invoice, 'notice_letter'>;

/** What an application that was sent says. */
export const shownOf = ({ mailing, ...invoice }: Invoice): Shown => ({
  ...invoice,
  email: invoice.email ?? '',
  recipient: mailing?.recipient ?? '',
  telephone: mailing?.telephone ?? '',
  area: mailing?.area ?? [],
  detailed_address: mailing?.detailed_address ?? '',
});

interface ApplicationRowsProps {
  readonly shown: Shown;
  readonly zone: Zone;
  readonly files: PageFiles;
  /** The fields that are shown; all that the kind asks for where they are left out. */
  readonly fields?: readonly ApplicationField[];
  /** Leads back to a field; nothing does where it is left out. */
  readonly onChange?: (field: FormField) => void;
}

/** All that an application says, to be looked over. */
export function ApplicationRows({ shown, zone, files, fields, onChange }: ApplicationRowsProps) {
  const { t, i18n } = useLingui();
  const labelOf = (field: ApplicationField) => i18n._(invoiceFieldWord(zone, field));
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
    row('invoice_type', t`Invoice`, i18n._(invoiceTypeWord(zone, shown.invoice_type))),
    row('kind', t`Form`, i18n._(invoiceKindWords[shown.kind])),
  ];
  return <Receipt rows={fields === undefined ? [...chosen, ...rows] : rows} />;
}
