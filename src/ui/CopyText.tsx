import '@mantine/core/styles/ActionIcon.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CopyTextProps {
  readonly text: string;
  /** What the text is: `order number`. */
  readonly label: string;
  /** The copied text if it differs: an amount without its currency. */
  readonly copied?: string;
}

export function CopyText({ text, label, copied = text }: CopyTextProps) {
  const { t } = useLingui();
  const clipboard = useClipboard();
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <span>
      <Text component="span" style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        <HyphenBreaks text={text} />
      </Text>
      <ActionIcon
        variant="subtle"
        me={-6}
        my={-3}
        style={{ verticalAlign: 'middle' }}
        onClick={() => clipboard.copy(copied)}
        aria-label={t`Copy: ${label}`}
      >
        <Icon size={16} aria-hidden="true" />
      </ActionIcon>{' '}
      {clipboard.error !== null && (
        <Text component="span" role="alert" fz="sm" c="var(--bad)">
          <Trans>Couldn’t copy. Select the text and copy it.</Trans>
        </Text>
      )}
      <VisuallyHidden live>{clipboard.copied ? t`Copied` : ''}</VisuallyHidden>
    </span>
  );
}

/**
 * Allows line breaks after hyphens: some browsers do not break between a hyphen and a digit, and then break anywhere.
 */
function HyphenBreaks({ text }: { readonly text: string }) {
  const end = text.indexOf('-') + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      <HyphenBreaks text={text.slice(end)} />
    </>
  );
}
