import { Trans } from '@lingui/react/macro';
import { Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StoredFile } from '#contract/files.ts';
import { FileLine } from '../../ui/FileLine.tsx';
import { FileGroup } from './FileGroup.tsx';
import type { PageFiles } from './pageFiles.ts';

interface UploadedFileProps {
  readonly file: StoredFile;
  readonly files: PageFiles;
  readonly label: string;
  /** Replaces the default text that it is uploaded. */
  readonly status?: ReactNode;
  /** Returns to the upload; this file stays until another has been uploaded. */
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

export function UploadedFile({ file, files, label, status, onReplace, onRemove }: UploadedFileProps) {
  const address = files.addressOf(file.file_id);
  return (
    <FileGroup label={label} shows={file.file_id}>
      <FileLine file={file} address={address}>
        {file.type !== 'application/pdf' && (
          <Box component="img" src={`${address}&show=inline`} alt="" w="fit-content" maw="100%" mah={160} bdrs="sm" />
        )}
        <div role="status">{status ?? <Trans>Uploaded</Trans>}</div>
        <Group gap="sm">
          <Button variant="default" onClick={onReplace}>
            <Trans>Replace</Trans>
          </Button>
          <Button variant="default" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </Group>
      </FileLine>
    </FileGroup>
  );
}
