import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack } from '@mantine/core';
import type { Invoice } from '#contract/entities/invoice.ts';
import { FileLine } from '../ui/FileLine.tsx';
import { carrierPages } from './carriers.ts';

interface InvoiceFilesProps {
  readonly invoice: Invoice;
  readonly addressOf: (fileId: string) => string;
}

/** Only electronic invoices have files. */
export const InvoiceFiles = ({ invoice, addressOf }: InvoiceFilesProps) => (
  <Stack gap="xs">
    {invoice.files.map(({ format, file }) => (
      <FileLine key={format} file={file}>
        <Anchor href={addressOf(file.file_id)}>
          <Trans>Download {format.toUpperCase()}</Trans>
        </Anchor>
      </FileLine>
    ))}
  </Stack>
);

export function Tracking({ mailing }: Pick<Invoice, 'mailing'>) {
  const { i18n } = useLingui();
  if (mailing === null || mailing.carrier === null || mailing.tracking_number === null) return null;
  const { name, page } = carrierPages[mailing.carrier];
  const { tracking_number } = mailing;
  return (
    <>
      {i18n._(name)}{' '}
      <Anchor href={page(tracking_number)} target="_blank" rel="noreferrer">
        {tracking_number}
      </Anchor>
    </>
  );
}
