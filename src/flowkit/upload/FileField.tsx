import type { ReactNode } from 'react';
import type { StoredFile } from '#contract/files.ts';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import type { PageFiles } from './pageFiles.ts';
import { UploadedFile } from './UploadedFile.tsx';

interface FileFieldProps {
  /** Where what stands against it leads to. */
  readonly id?: string;
  /** What is asked for, as its group of controls is called. */
  readonly label: string;
  /** What was uploaded; null where it is to be. */
  readonly file: StoredFile | null;
  readonly files: PageFiles;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  /** The way to upload one. */
  readonly children: ReactNode;
}

/** A file that a form asks for: uploaded, or to be. Where one takes the place of the other with the focus in it, the field takes it. */
export function FileField({ id, children, ...uploaded }: FileFieldProps) {
  const { file } = uploaded;
  return (
    <div id={id} {...useKeptFocus<HTMLDivElement>(file === null)}>
      {file === null ? children : <UploadedFile {...uploaded} file={file} />}
    </div>
  );
}
