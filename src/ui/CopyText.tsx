import '@mantine/core/styles/ActionIcon.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CopyTextProps {
  readonly text: string;
  /** What the text is: `order number`. */
  readonly label: string;
  /** What the button copies where a form wants it otherwise: an amount without its currency. */
  readonly copied?: string;
}

/** A text that others have to type, with a button that copies it. */
export function CopyText({ text, label, copied = text }: CopyTextProps) {
  const { t } = useLingui();
  const clipboard = useClipboard();
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Group component="span" gap={4} wrap="nowrap">
      <Text component="span" miw={0} style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {text}
      </Text>
      <ActionIcon variant="subtle" flex="none" onClick={() => clipboard.copy(copied)} aria-label={t`Copy: ${label}`}>
        <Icon size={16} aria-hidden="true" />
      </ActionIcon>
      {clipboard.error !== null && (
        <Text component="span" role="alert" fz="sm" c="var(--bad)">
          <Trans>Please copy it by hand.</Trans>
        </Text>
      )}
      <VisuallyHidden live>{clipboard.copied ? t`Copied` : ''}</VisuallyHidden>
    </Group>
  );
}
