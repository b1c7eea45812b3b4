import '@mantine/core/styles/List.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, List, Stack } from '@mantine/core';
import type { ActiveContentKind, ReviewedFile } from '#contract/files.ts';
import { FileLine } from '../../ui/FileLine.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Picture } from './Picture.tsx';

interface SubmittedFileProps {
  readonly label: string;
  readonly file: ReviewedFile;
  readonly address: string;
}

/** A picture inline; a PDF only as a download, because nothing in it may run here. */
export function SubmittedFile({ label, file, address }: SubmittedFileProps) {
  const isPdf = file.type === 'application/pdf';
  return (
    <Stack gap="sm">
      {!isPdf && <Picture src={`${address}&show=inline`} alt={label} />}
      <RemovedContentWarning removed={file.removed} />
      <FileLine file={file} address={address}>
        {isPdf && (
          <div>
            <Button component="a" href={address} variant="default">
              <Trans>Open document</Trans>
            </Button>
          </div>
        )}
      </FileLine>
    </Stack>
  );
}

/** Warns of active content that was removed from a PDF; renders nothing if there was none. */
export function RemovedContentWarning({ removed }: { readonly removed: readonly ActiveContentKind[] }) {
  const { t } = useLingui();
  if (removed.length === 0) return null;
  const words = {
    script: t`Scripts or links that run programs or send data`,
    attachment: t`Attached files`,
    media: t`Embedded media`,
  } as const satisfies Record<ActiveContentKind, string>;
  return (
    <Notice tone="warn" title={<Trans>For your safety, this PDF opens without:</Trans>}>
      <List>
        {removed.map((part) => (
          <List.Item key={part}>{words[part]}</List.Item>
        ))}
      </List>
    </Notice>
  );
}
