import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { SupportLink } from '../ui/SupportLink.tsx';
import { useNewestRun } from './useNewestRun.ts';

/** For pages without a header; renders nothing until a flow has run. */
export function SupportFooter() {
  if (useNewestRun() === null) return null;
  return (
    <Group component="footer" justify="center" gap="xs" mt="xl">
      <Text fz="sm" c="dimmed">
        <Trans>Something not right? Share what happened with support.</Trans>
      </Text>
      <SupportLink />
    </Group>
  );
}
