import { Anchor, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSizeText } from '../i18n/useSizeText.ts';

interface FileLineProps {
  readonly file: { readonly name: string; readonly size: number };
  /** Address of the file; without it, the name is no link. */
  readonly address?: string;
  readonly children?: ReactNode;
}

export function FileLine({ file: { name, size }, address, children }: FileLineProps) {
  const sizeText = useSizeText();
  return (
    <Paper p="sm" radius="md" style={{ overflowWrap: 'anywhere' }}>
      <Stack gap="xs">
        <div>
          {address === undefined ? <bdi>{name}</bdi> : <Anchor href={address}>{name}</Anchor>}{' '}
          <Text component="span" c="dimmed">
            {sizeText(size)}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
