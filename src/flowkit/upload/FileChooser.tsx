import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { FileLimits, FileType } from '#contract/files.ts';
import { useSizeText } from '../../i18n/useSizeText.ts';
import classes from './upload.module.css';

interface FileChooserProps {
  readonly limits: FileLimits;
  /** A file was chosen before; another replaces it. */
  readonly again: boolean;
  /** What is wrong with the file chosen before. */
  readonly problem: ReactNode;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** Clears the input, so that choosing the same file again fires a change event. */
const clearOnClick = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = '';
  },
};

const typeNames = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/ofd': 'OFD',
  'application/xml': 'XML',
} as const satisfies Record<FileType, string>;

/** Drop and paste are handled by the `FileGroup` around it. */
export function FileChooser({ limits, again, problem, onChoose, children }: FileChooserProps) {
  const { t } = useLingui();
  const sizeText = useSizeText();
  const [helpId, problemId] = [useId(), useId()];
  const describedBy = problem === null ? helpId : `${problemId} ${helpId}`;
  const take = (file: File | null) => file && onChoose(file);
  const types = limits.types
    .map((type) => typeNames[type])
    .join(t({ id: 'list.separator', message: ', ', comment: 'Between the items of a list' }));
  const most = sizeText(limits.maxBytes);
  return (
    <Stack gap={10} p={14} bdrs="md" className={classes.place}>
      {problem !== null && (
        <Text id={problemId} role="alert" c="var(--bad)" style={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Text>
      )}
      <Group gap="sm">
        <FileButton accept={limits.types.join(',')} onChange={take} inputProps={clearOnClick}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              aria-describedby={describedBy}
              leftSection={<IconUpload size={18} aria-hidden="true" />}
            >
              {again ? t`Choose a different file` : t`Choose a file`}
            </Button>
          )}
        </FileButton>
        <span data-touch-only>
          <FileButton accept="image/jpeg,image/png" capture="environment" onChange={take} inputProps={clearOnClick}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                aria-describedby={describedBy}
                leftSection={<IconCamera size={18} aria-hidden="true" />}
              >
                {t`Take a photo`}
              </Button>
            )}
          </FileButton>
        </span>
        {children}
      </Group>
      <Text id={helpId} c="dimmed">
        <Trans>
          {types}, up to {most}. <span data-mouse-only>You can also drop or paste a file here.</span>
        </Trans>
      </Text>
    </Stack>
  );
}
