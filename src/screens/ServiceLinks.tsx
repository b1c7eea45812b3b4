import { Trans } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { AppLink } from '../ui/AppLink.tsx';
import type { Paths } from '../ui/paths.ts';

/** No menu of the mall has these links. */
export const ServiceLinks = ({ paths }: { readonly paths: Paths }) => (
  <Group gap="md">
    <AppLink href={paths.appointment()}>
      <Trans>Appointments</Trans>
    </AppLink>
    <AppLink href={paths.customerExport()}>
      <Trans>Export customers</Trans>
    </AppLink>
    <AppLink href={paths.services()}>
      <Trans>Services and add-ons</Trans>
    </AppLink>
  </Group>
);
