import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, NavLink, SimpleGrid, Title } from '@mantine/core';
import {
  type Icon,
  IconBell,
  IconBuilding,
  IconCalendar,
  IconFileExport,
  IconLogout,
  IconPuzzle,
  IconShieldCheck,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { verificationTypeOf } from '#contract/entities/verification.ts';
import { useSession, useSignOut } from '../session/session.ts';
import { BareLink } from '../ui/AppLink.tsx';
import { Card } from '../ui/Card.tsx';
import { paths } from '../ui/paths.ts';
import { WorkingButton } from '../ui/WorkingButton.tsx';
import { mallEntries } from './entries.ts';
import { HelpMenu } from './HelpMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

interface NavigationEntry {
  readonly href: string;
  readonly label: string;
  readonly icon: Icon;
}

interface HomeNavigationProps {
  /** The order to return to for its activation after the verification. */
  readonly activationOf: string | undefined;
}

/** For a host without header and sidebar. */
export function HomeNavigation({ activationOf }: HomeNavigationProps) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const { isEnding, signOut } = useSignOut();
  const entries = mallEntries.filter(({ href }) => href !== paths.home());
  const mall: readonly NavigationEntry[] = [
    ...entries.map(({ href, label, icon }) => ({ href, label: i18n._(label), icon })),
    { href: paths.services(), label: t`Services and add-ons`, icon: IconPuzzle },
  ];
  const verification = {
    href: paths.verification(verificationTypeOf(user.client?.use_zone ?? 'other'), activationOf),
    label: t`Company verification`,
    icon: IconShieldCheck,
  };
  const enterprise: readonly NavigationEntry[] = [
    { href: paths.enterprise(), label: t`Company profile`, icon: IconBuilding },
    // The verification page redirects a verified client home.
    ...(user.verification?.status === 'pass' ? [] : [verification]),
    { href: paths.appointment(), label: t`Appointments`, icon: IconCalendar },
    { href: paths.customerExport(), label: t`Export customers`, icon: IconFileExport },
  ];
  const account: readonly NavigationEntry[] = [
    { href: paths.user(), label: t`Your profile`, icon: IconUser },
    { href: paths.security(), label: t`Security centre`, icon: IconShieldLock },
    { href: paths.notices(), label: t`Notices`, icon: IconBell },
  ];
  return (
    <Card title={<Trans>Everything in the mall</Trans>}>
      <Group justify="space-between" gap="xs" mb="sm" pos="relative">
        <Group gap={2}>
          <LanguageMenu side="start" />
          <HelpMenu side="start" />
        </Group>
        <WorkingButton
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden="true" />}
          loading={isEnding}
          onClick={signOut}
        >
          <Trans>Sign out</Trans>
        </WorkingButton>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <NavigationGroup name={t`Mall`} ways={mall} />
        <NavigationGroup name={t`Company`} ways={enterprise} />
        <NavigationGroup name={t`Account`} ways={account} />
      </SimpleGrid>
    </Card>
  );
}

const NavigationGroup = ({ name, ways }: { readonly name: string; readonly ways: readonly NavigationEntry[] }) => (
  <Box component="nav" aria-label={name}>
    <Title order={3} fz="sm" c="dimmed" px="sm">
      {name}
    </Title>
    {ways.map(({ href, label, icon: Icon }) => (
      <NavLink
        key={href}
        component={BareLink}
        href={href}
        label={label}
        leftSection={<Icon size={20} stroke={1.7} aria-hidden="true" />}
      />
    ))}
  </Box>
);
