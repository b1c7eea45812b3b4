import type { ReactNode } from 'react';
import { useSizeText } from './fileWords.ts';
import classes from './upload.module.css';

interface FileLineProps {
  readonly file: { readonly name: string; readonly size: number };
  /** Where the file is read. */
  readonly address?: string;
  readonly children?: ReactNode;
}

/** A file by its name and its size, with what belongs to it. */
export function FileLine({ file: { name, size }, address, children }: FileLineProps) {
  const sizeText = useSizeText();
  return (
    <div className={classes.file}>
      <div className={classes.name}>
        {address === undefined ? <bdi>{name}</bdi> : <a href={address}>{name}</a>}{' '}
        <span className={classes.size}>{sizeText(size)}</span>
      </div>
      {children}
    </div>
  );
}
