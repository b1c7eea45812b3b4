import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { BareLink } from '../../ui/AppLink.tsx';
import type { QueuePosition } from './place.ts';

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
