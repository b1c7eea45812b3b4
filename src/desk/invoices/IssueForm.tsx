import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod/mini';
import type { Zone } from '#contract/entities/client.ts';
import { type InvoiceFormat, type InvoiceKind, invoiceFormats } from '#contract/entities/invoice.ts';
import type { FilePurpose, StoredFile } from '#contract/files.ts';
import { typedCode } from '#contract/typed.ts';
import { typedDay } from '#contract/typedDay.ts';
import { allowedInvoiceDates, isInvoiceNumberValid } from '#machines/lifecycles/invoice.ts';
import type { VerdictDetails } from '#machines/parts/review.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import { Actions } from '../../flowkit/Actions.tsx';
import { FileField } from '../../flowkit/upload/FileField.tsx';
import type { PageFiles } from '../../flowkit/upload/pageFiles.ts';
import { DateField } from '../../forms/DateField.tsx';
import { Form } from '../../forms/Form.tsx';
import { messageId } from '../../forms/fieldFaultMessages.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useTypedForm } from '../../forms/useTypedForm.ts';
import { StandaloneUpload } from '../../runs/StandaloneUpload.tsx';
import { useServices } from '../../services/services.ts';

/** Held outside the form, so that it survives a rejected verdict. */
export interface IssueInput {
  readonly invoice_number: string;
  readonly invoiced_on: string;
  readonly files: Readonly<Partial<Record<InvoiceFormat, StoredFile>>>;
}

interface IssueFormProps {
  readonly zone: Zone;
  readonly kind: InvoiceKind;
  readonly ordered_at: string;
  readonly issuing: IssueInput;
  readonly onType: (issuing: IssueInput) => void;
  readonly upload: typeof uploadMachine;
  readonly files: PageFiles;
  readonly onIssue: (details: VerdictDetails) => void;
}

const missingMessages = {
  number: messageId(msg`Enter the invoice number.`),
  day: messageId(msg`Enter the invoice date.`),
  file: msg`Upload at least one invoice file.`,
};
const twentyDigitsMessage = messageId(msg`Enter a valid electronic invoice number (20 digits).`);
const wrongNumberMessage = messageId(msg`Enter a valid invoice number.`);

const purposes = {
  pdf: 'invoice_pdf',
  ofd: 'invoice_ofd',
  xml: 'invoice_xml',
} as const satisfies Record<InvoiceFormat, FilePurpose>;

interface FormatFieldProps {
  readonly format: InvoiceFormat;
  /** Null before the upload. */
  readonly file: StoredFile | null;
  readonly upload: typeof uploadMachine;
  readonly files: PageFiles;
  readonly onFile: (file: StoredFile | null) => void;
}

function FormatField({ format, file, files, upload, onFile }: FormatFieldProps) {
  const { t } = useLingui();
  const label = t`${format.toUpperCase()} invoice`;
  const take = () => onFile(null);
  return (
    <FileField files={files} label={label} file={file} onReplace={take} onRemove={take}>
      <StandaloneUpload purpose={purposes[format]} label={label} upload={upload} files={files} onFile={onFile} />
    </FileField>
  );
}

export function IssueForm({ zone, kind, ordered_at, issuing, onType, upload, files, onIssue }: IssueFormProps) {
  const { t } = useLingui();
  const fits = (number: string) => isInvoiceNumberValid(zone, kind, number);
  const { now } = useServices();
  const lacksFile = kind === 'electronic' && Object.keys(issuing.files).length === 0;
  const [isAsked, setAsked] = useState(false);
  const isLong = zone === 'CN' && kind === 'electronic';
  const form = useTypedForm({
    id: 'issue',
    schema: z.object({
      invoice_number: typedCode(30).check(
        z.minLength(1, missingMessages.number),
        z.refine(fits, isLong ? twentyDigitsMessage : wrongNumberMessage),
      ),
      invoiced_on: typedDay(
        allowedInvoiceDates(zone, { ordered: new Date(ordered_at), now: now() }),
        missingMessages.day,
      ),
    }),
    labels: { invoice_number: t`Invoice number`, invoiced_on: t`Invoice date`, files: t`Invoice files` },
    beside: ['files'],
    typed: { invoice_number: issuing.invoice_number, invoiced_on: issuing.invoiced_on },
    keep: (typed) => onType({ ...issuing, ...typed }),
    submit: (typed) => {
      if (lacksFile) setAsked(true);
      else onIssue({ ...typed, ...idsOf(issuing.files) });
    },
    refuse: () => setAsked(true),
    problems: { files: isAsked && lacksFile ? t(missingMessages.file) : undefined },
  });
  const fileGroup = form.field('files');
  return (
    <Form form={form}>
      <TextField form={form} name="invoice_number" kind="code" autoComplete="off" />
      <DateField form={form} name="invoiced_on" autoComplete="off" />
      {kind === 'electronic' && (
        <Stack id={fileGroup.id} tabIndex={-1} role="group" aria-label={fileGroup.label} gap="md">
          <Text size="sm" c={fileGroup.problem === null ? 'dimmed' : 'var(--mantine-color-error)'}>
            {fileGroup.problem ?? <Trans>At least one file is required.</Trans>}
          </Text>
          {invoiceFormats.map((format) => (
            <FormatField
              key={format}
              format={format}
              file={issuing.files[format] ?? null}
              upload={upload}
              files={files}
              onFile={(file) => onType({ ...issuing, files: withFile(issuing.files, format, file) })}
            />
          ))}
        </Stack>
      )}
      <Actions>
        <Button type="submit">
          <Trans>Mark as issued</Trans>
        </Button>
      </Actions>
    </Form>
  );
}

function withFile(files: IssueInput['files'], format: InvoiceFormat, file: StoredFile | null): IssueInput['files'] {
  const { [format]: _before, ...others } = files;
  return file === null ? others : { ...others, [format]: file };
}

const idsOf = (files: IssueInput['files']): VerdictDetails =>
  Object.fromEntries(Object.entries(files).map(([format, { file_id }]) => [format, file_id]));
