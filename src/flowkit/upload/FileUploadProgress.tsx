import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ChosenFile } from '#machines/parts/upload.ts';
import { useSizeText } from '../../i18n/useSizeText.ts';
import { FileLine } from '../../ui/FileLine.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface FileUploadProgressProps {
  readonly chosen: ChosenFile;
  readonly bytes: File | null;
  readonly sent: number;
  readonly onCancel: () => void;
}

/** Screen readers hear each quarter, not each byte. */
const announcedSteps = 4;

export function FileUploadProgress({ chosen, bytes, sent, onCancel }: FileUploadProgressProps) {
  const { t } = useLingui();
  const sizeText = useSizeText();
  const { name, size } = chosen;
  const isSent = sent >= size;
  const percent = (Math.floor((sent / size) * announcedSteps) * 100) / announcedSteps;
  const [some, all] = [sizeText(sent), sizeText(size)];
  return (
    <FileLine file={chosen}>
      {bytes !== null && <FilePreview file={bytes} />}
      <Box component="progress" w="100%" value={sent} max={size} aria-label={t`Uploading ${name}`} />
      <div>
        {isSent ? (
          <Trans>Checking file…</Trans>
        ) : (
          <Trans>
            {some} of {all} uploaded
          </Trans>
        )}
      </div>
      <VisuallyHidden live>{isSent ? t`Checking file…` : t`${percent}% uploaded`}</VisuallyHidden>
      <Group gap="sm">
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel upload</Trans>
        </Button>
      </Group>
    </FileLine>
  );
}

interface FilePreviewProps {
  /** A blob URL has the origin of this page: preview only types in which browsers never run scripts of that origin. */
  readonly file: File;
}

function FilePreview({ file }: FilePreviewProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === null) return null;
  if (file.type.startsWith('image/'))
    return <Box component="img" src={address} alt="" w="fit-content" maw="100%" mah={160} bdrs="sm" />;
  if (file.type !== 'application/pdf') return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <Trans>View file</Trans>
    </a>
  );
}
