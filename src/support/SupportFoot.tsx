import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { SupportPlace } from '../ui/SupportPlace.tsx';
import { useNewestRun } from './useNewestRun.ts';

/**
 * The way to a support code below the pages that have no header with the help. It is not there before something with several steps was
 * begun: there is nothing that a code could lead to.
 */
export function SupportFoot() {
  if (useNewestRun() === null) return null;
  return (
    <Group component="footer" justify="center" gap="xs" mt="xl">
      <Text fz="sm" c="dimmed">
        <Trans>Something not right? Support can retrace what happened here.</Trans>
      </Text>
      <SupportPlace />
    </Group>
  );
}
