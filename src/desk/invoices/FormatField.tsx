import { useLingui } from '@lingui/react/macro';
import type { InvoiceFormat } from '#contract/entities/invoice.ts';
import type { FilePurpose, StoredFile } from '#contract/files.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import { FileField } from '../../flowkit/upload/FileField.tsx';
import type { PageFiles } from '../../flowkit/upload/pageFiles.ts';
import { UploadPart } from '../../runs/UploadPart.tsx';

const purposes = {
  pdf: 'invoice_pdf',
  ofd: 'invoice_ofd',
  xml: 'invoice_xml',
} as const satisfies Record<InvoiceFormat, FilePurpose>;

interface FormatFieldProps {
  readonly format: InvoiceFormat;
  /** What was uploaded. */
  readonly file: StoredFile | null;
  readonly upload: typeof uploadMachine;
  readonly files: PageFiles;
  readonly onFile: (file: StoredFile | null) => void;
}

/** The file of an electronic invoice in one format. */
export function FormatField({ format, file, files, upload, onFile }: FormatFieldProps) {
  const { t } = useLingui();
  const label = t`Invoice as ${format.toUpperCase()}`;
  const take = () => onFile(null);
  return (
    <FileField files={files} label={label} file={file} onReplace={take} onRemove={take}>
      <UploadPart purpose={purposes[format]} label={label} upload={upload} files={files} onFile={onFile} />
    </FileField>
  );
}
