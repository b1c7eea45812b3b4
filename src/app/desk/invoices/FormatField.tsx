import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { InvoiceFormat } from '#contract/entities/invoice.ts';
import type { FilePurpose, StoredFile } from '#contract/files.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import type { PageFiles } from '../../../flowkit/upload/pageFiles.ts';
import { Upload } from '../../../flowkit/upload/Upload.tsx';
import { UploadedFile } from '../../../flowkit/upload/UploadedFile.tsx';
import { usePart } from '../../usePart.ts';

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
  if (file !== null) return <UploadedFile files={files} label={label} file={file} onReplace={take} onRemove={take} />;
  return <Uploading purpose={purposes[format]} label={label} upload={upload} files={files} onFile={onFile} />;
}

interface UploadingProps extends Pick<FormatFieldProps, 'upload' | 'files' | 'onFile'> {
  readonly purpose: FilePurpose;
  readonly label: string;
}

function Uploading({ purpose, label, upload: machine, files, onFile }: UploadingProps) {
  const upload = usePart(machine, { purpose, replaces: null });
  const kept = useSelector(upload ?? undefined, (snapshot) => snapshot?.output ?? null);
  const tell = useEffectEvent(onFile);
  useEffect(() => {
    if (kept !== null) tell(kept);
  }, [kept]);
  return upload && <Upload upload={upload} purpose={purpose} files={files} label={label} />;
}
