import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { sessionSignOut } from '#contract/calls/session.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useServices } from '../services.ts';
import { useSession } from '../session.ts';
import classes from './Header.module.css';

/** Who is signed in, how the pages look, and the way out. */
export function ProfileMenu() {
  const { t } = useLingui();
  const { user } = useSession();
  const { api, leaving } = useServices();
  const name = user.real_name || user.nickname || user.email;

  const signOut = async () => {
    await api.call(sessionSignOut);
    await leaving.signIn();
  };

  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <button type="button" className={classes.tool} aria-label={t`Account: ${name}`}>
          <span className={classes.avatar} aria-hidden="true">
            {[...name][0]}
          </span>
          <span className={classes.toolName}>{name}</span>
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.panelHead}>
          <div>
            <div className={classes.panelTitle}>{name}</div>
            <div className={classes.dim}>{user.email}</div>
            {user.client !== null && <div className={classes.dim}>{user.client.full_name}</div>}
          </div>
          <StatusBadge tone="plain">
            {user.user.is_admin ? <Trans>Main account</Trans> : <Trans>Child account</Trans>}
          </StatusBadge>
        </div>
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <Menu.Label>
          <Trans>This module is not activated:</Trans>
        </Menu.Label>
        {[t`Recommend`, t`Activity log`, t`Version update`, t`Settings`].map((label) => (
          <Menu.Item key={label} disabled title={t`This module is not activated`}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function SchemeItems() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes = [
    { scheme: 'auto', label: t`As on this device` },
    { scheme: 'light', label: t`Light` },
    { scheme: 'dark', label: t`Dark` },
  ] as const;
  return (
    <>
      <Menu.Label>
        <Trans>Appearance</Trans>
      </Menu.Label>
      <Menu.RadioGroup value={colorScheme}>
        {schemes.map(({ scheme, label }) => (
          <Menu.RadioItem key={scheme} value={scheme} onChange={() => setColorScheme(scheme)}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
