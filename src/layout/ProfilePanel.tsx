import '@mantine/core/styles/Divider.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Divider, Group, NavLink, Stack, Text, Tooltip, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconBuilding, IconLogout, IconShieldLock, IconUser } from '@tabler/icons-react';
import { useSession, useSignOut } from '../session/session.ts';
import { BareLink } from '../ui/AppLink.tsx';
import { paths } from '../ui/paths.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { PanelChoice } from './HeaderPanel.tsx';

export function ProfilePanel({ name }: { readonly name: string }) {
  const { user } = useSession();
  const { isEnding, signOut } = useSignOut();
  return (
    <>
      <Group px="sm" py="xs" justify="space-between" wrap="nowrap">
        <div style={{ overflowWrap: 'anywhere' }}>
          <Text fw={650}>{name}</Text>
          <Text fz="sm" c="dimmed">
            {user.email}
          </Text>
          {user.client !== null && (
            <Text fz="sm" c="dimmed">
              {user.client.full_name}
            </Text>
          )}
        </div>
        {user.role === 'client' && (
          <Stack gap={4} align="flex-end">
            <StatusBadge tone="plain">
              {user.user.is_admin ? <Trans>Main account</Trans> : <Trans>Child account</Trans>}
            </StatusBadge>
            {user.is_trial === 1 && (
              <StatusBadge tone="info">
                <Trans>Trial</Trans>
              </StatusBadge>
            )}
          </Stack>
        )}
      </Group>
      <Divider my={6} />
      <AccountLinks isClient={user.role === 'client'} />
      <Divider my={6} />
      <SchemeItems />
      <Divider my={6} />
      <Unavailable />
      <Divider my={6} />
      <PanelChoice icon={<IconLogout size={18} aria-hidden="true" />} disabled={isEnding} onChoose={signOut}>
        <Trans>Sign out</Trans>
      </PanelChoice>
    </>
  );
}

/** Disabled but focusable, so that a keyboard user can read the reason. */
function Unavailable() {
  const { t } = useLingui();
  const reason = useId();
  return (
    <>
      <Text fz="sm" c="dimmed" px="sm" py={4} id={reason}>
        <Trans>Not turned on:</Trans>
      </Text>
      <ul>
        {[t`Recommend`, t`Activity log`, t`What’s new`, t`Settings`].map((label) => (
          <li key={label}>
            <Tooltip label={t`This feature isn’t turned on`} events={{ hover: true, focus: true, touch: true }}>
              <UnstyledButton
                w="100%"
                px="sm"
                py={4}
                mih={32}
                c="dimmed"
                style={{ cursor: 'default' }}
                aria-disabled
                aria-describedby={reason}
              >
                {label}
              </UnstyledButton>
            </Tooltip>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The operator's staff has no enterprise. */
function AccountLinks({ isClient }: { readonly isClient: boolean }) {
  const { t } = useLingui();
  const security = { label: t`Security centre`, icon: IconShieldLock };
  const centres = isClient
    ? [
        { href: paths.user(), label: t`Your profile`, icon: IconUser },
        { href: paths.enterprise(), label: t`Company profile`, icon: IconBuilding },
        { href: paths.security(), ...security },
      ]
    : [{ href: paths.deskSecurity(), ...security }];
  return centres.map(({ href, label, icon: Icon }) => (
    <NavLink
      key={href}
      component={BareLink}
      href={href}
      label={label}
      leftSection={<Icon size={18} aria-hidden="true" />}
    />
  ));
}

function SchemeItems() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes = [
    { scheme: 'auto', label: t`Match device` },
    { scheme: 'light', label: t`Light` },
    { scheme: 'dark', label: t`Dark` },
  ] as const;
  return (
    <>
      <Text fz="sm" c="dimmed" px="sm" py={4}>
        <Trans>Appearance</Trans>
      </Text>
      {schemes.map(({ scheme, label }) => (
        <PanelChoice key={scheme} chosen={scheme === colorScheme} onChoose={() => setColorScheme(scheme)}>
          {label}
        </PanelChoice>
      ))}
    </>
  );
}
