import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { ReviewedFile } from '#contract/files.ts';
import { FileLine } from '../../ui/FileLine.tsx';
import { Picture } from './Picture.tsx';
import { RemovedParts } from './RemovedParts.tsx';

interface HandedInFileProps {
  readonly label: string;
  readonly file: ReviewedFile;
  readonly address: string;
}

/** A file as it was handed in: a picture in place, a PDF by a link that saves it, as nothing in it may run here. */
export function HandedInFile({ label, file, address }: HandedInFileProps) {
  const isPdf = file.type === 'application/pdf';
  return (
    <Stack gap="sm">
      {!isPdf && <Picture src={`${address}&show=inline`} alt={label} />}
      <RemovedParts removed={file.removed} />
      <FileLine file={file} address={address}>
        {isPdf && (
          <div>
            <Button component="a" href={address} variant="default">
              <Trans>Open the document</Trans>
            </Button>
          </div>
        )}
      </FileLine>
    </Stack>
  );
}
