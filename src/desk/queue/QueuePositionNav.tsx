import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { BareLink } from '../../ui/AppLink.tsx';
import { queueStepOfKey } from './queueKeys.ts';

/** `number` counts from 1; `previous` and `next` are addresses. */
export interface QueuePosition {
  readonly number: number;
  readonly of: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** More than a reviewer works through in one go. */
export const queueSize = 200;

/** Null if the id is not in the queue. */
export function queuePositionOf(
  queue: readonly string[],
  id: string,
  addressOf: (id: string) => string,
): QueuePosition | null {
  const index = queue.indexOf(id);
  if (index === -1) return null;
  const at = (place: number) => {
    const found = queue[place];
    return found === undefined ? null : addressOf(found);
  };
  return { number: index + 1, of: queue.length, previous: at(index - 1), next: at(index + 1) };
}

/** Opens the neighbours by j and k only, because the arrows scroll the page. */
export const openNeighbourOnKey =
  (place: QueuePosition | null, onOpen: (address: string) => void) => (event: KeyboardEvent) => {
    const step = queueStepOfKey(event);
    if (step === null || event.key.startsWith('Arrow')) return;
    const to = step === 1 ? place?.next : place?.previous;
    if (to) onOpen(to);
  };

interface QueuePositionNavProps {
  readonly label: string;
  readonly place: QueuePosition;
}

export const QueuePositionNav = ({ label, place: { number, of, previous, next } }: QueuePositionNavProps) => (
  <Group component="nav" gap="xs" aria-label={label}>
    <Text c="dimmed">
      <Trans>
        {number} of {of}
      </Trans>
    </Text>
    {previous !== null && (
      <Button component={BareLink} href={previous} variant="default" aria-keyshortcuts="k">
        <Trans>Previous</Trans>
      </Button>
    )}
    {next !== null && (
      <Button component={BareLink} href={next} variant="default" aria-keyshortcuts="j">
        <Trans>Next</Trans>
      </Button>
    )}
  </Group>
);
