import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { BareLink } from '../../ui/AppLink.tsx';
import { stepOf } from './queueKeys.ts';

/** Where something stands in its queue, with the addresses of what stands beside it. */
export interface QueuePosition {
  readonly number: number;
  readonly of: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** As many as one may want to go through in a row. */
export const queueSize = 200;

/** The place of an id in its queue; null where it is not in it. */
export function placeIn(queue: readonly string[], id: string, addressOf: (id: string) => string): QueuePosition | null {
  const index = queue.indexOf(id);
  if (index === -1) return null;
  const at = (place: number) => {
    const found = queue[place];
    return found === undefined ? null : addressOf(found);
  };
  return { number: index + 1, of: queue.length, previous: at(index - 1), next: at(index + 1) };
}

/** What leads a page to its neighbours in the queue: the letters only, as the arrows scroll it. */
export const leadFrom = (place: QueuePosition | null, onOpen: (address: string) => void) => (event: KeyboardEvent) => {
  const step = stepOf(event);
  if (step === null || event.key.startsWith('Arrow')) return;
  const to = step === 1 ? place?.next : place?.previous;
  if (to) onOpen(to);
};

interface PlaceInQueueProps {
  /** Which queue that is. */
  readonly label: string;
  readonly place: QueuePosition;
}

/** Where something stands in its queue, and the ways to what stands beside it. */
export const PlaceInQueue = ({ label, place: { number, of, previous, next } }: PlaceInQueueProps) => (
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
