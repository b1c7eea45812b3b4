import type { ReactNode } from 'react';
import type { StoredFile } from '#contract/files.ts';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';
import type { PageFiles } from './pageFiles.ts';
import { UploadedFile } from './UploadedFile.tsx';

interface FileFieldProps {
  /** Link target of the problem summary. */
  readonly id?: string;
  /** Label of the group of controls. */
  readonly label: string;
  /** Null until one is uploaded. */
  readonly file: StoredFile | null;
  readonly files: PageFiles;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** If the focused content is replaced, the field takes the focus. */
export function FileField({ id, children, ...uploaded }: FileFieldProps) {
  const { file } = uploaded;
  return (
    <div id={id} {...useFocusFallback<HTMLDivElement>(file === null)}>
      {file === null ? children : <UploadedFile {...uploaded} file={file} />}
    </div>
  );
}
