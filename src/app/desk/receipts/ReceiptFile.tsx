import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { StoredFile } from '#contract/files.ts';
import { FileLine } from '../../../ui/FileLine.tsx';
import { Picture } from '../../../ui/Picture.tsx';

interface ReceiptFileProps {
  readonly file: StoredFile;
  readonly address: string;
}

/** The receipt as it was handed in: a picture in place, a document by a link that opens it. */
export function ReceiptFile({ file, address }: ReceiptFileProps) {
  const { t } = useLingui();
  const isDocument = file.type === 'application/pdf';
  return (
    <Stack gap="sm">
      {!isDocument && <Picture src={`${address}&show=inline`} alt={t`The receipt`} />}
      <FileLine file={file} address={address}>
        {isDocument && (
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
