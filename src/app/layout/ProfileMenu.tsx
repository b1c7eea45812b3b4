import { Trans, useLingui } from '@lingui/react/macro';
import { useMantineColorScheme } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { sessionSignOut } from '#contract/calls/session.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useServices } from '../services.ts';
import { useSession } from '../session.ts';
import classes from './Header.module.css';
import { HeaderPanel, PanelChoice } from './HeaderPanel.tsx';

/** Who is signed in, how the pages look, and the way out. */
export function ProfileMenu() {
  const { t } = useLingui();
  const { user } = useSession();
  const { api, leaving, tab } = useServices();
  const name = user.real_name || user.nickname || user.email;

  const signOut = async () => {
    await api.call(sessionSignOut);
    tab.forget();
    await leaving.signIn();
  };

  return (
    <HeaderPanel
      label={t`Account: ${name}`}
      wide
      face={
        <>
          <span className={classes.avatar} aria-hidden="true">
            {[...name][0]}
          </span>
          <span className={classes.toolName}>{name}</span>
          <IconChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      <div className={classes.panelHead}>
        <div>
          <div className={classes.panelTitle}>{name}</div>
          <div className={classes.dim}>{user.email}</div>
          {user.client !== null && <div className={classes.dim}>{user.client.full_name}</div>}
        </div>
        {user.role === 'client' && (
          <StatusBadge tone="plain">
            {user.user.is_admin ? <Trans>Main account</Trans> : <Trans>Child account</Trans>}
          </StatusBadge>
        )}
      </div>
      <hr className={classes.divider} />
      <SchemeItems />
      <hr className={classes.divider} />
      <p className={classes.group}>
        <Trans>This module is not activated:</Trans>
      </p>
      <ul className={classes.closed}>
        {[t`Recommend`, t`Activity log`, t`Version update`, t`Settings`].map((label) => (
          <li key={label} title={t`This module is not activated`}>
            {label}
          </li>
        ))}
      </ul>
      <hr className={classes.divider} />
      <PanelChoice onChoose={() => void signOut()}>
        <IconLogout size={18} aria-hidden="true" />
        <Trans>Sign out</Trans>
      </PanelChoice>
    </HeaderPanel>
  );
}

function SchemeItems() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes = [
    { scheme: 'auto', label: t`Same as this device` },
    { scheme: 'light', label: t`Light` },
    { scheme: 'dark', label: t`Dark` },
  ] as const;
  return (
    <>
      <p className={classes.group}>
        <Trans>Appearance</Trans>
      </p>
      {schemes.map(({ scheme, label }) => (
        <PanelChoice key={scheme} chosen={scheme === colorScheme} onChoose={() => setColorScheme(scheme)}>
          {label}
        </PanelChoice>
      ))}
    </>
  );
}
