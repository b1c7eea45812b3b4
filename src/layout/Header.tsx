import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconBuildingStore, IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BareLink } from '../ui/AppLink.tsx';
import { paths } from '../ui/paths.ts';
import { useSiteName } from '../ui/siteName.ts';
import classes from './Header.module.css';
import { HelpMenu } from './HelpMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import markUrl from './mark.svg';
import { NoticesMenu } from './NoticesMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

export function Header() {
  const { t } = useLingui();
  const site = useSiteName();
  return (
    <HeaderBar home={paths.home()} label={t`${site}, home`} name={site}>
      <Group gap={2} wrap="nowrap">
        <UnstyledButton component={BareLink} href={paths.home()} className={classes.tool} title={t`Mall home`}>
          <IconBuildingStore size={20} stroke={1.7} aria-hidden="true" />
          <Text component="span" truncate className={classes.toolName}>
            <Trans>Mall home</Trans>
          </Text>
        </UnstyledButton>
        <UnstyledButton
          component={BareLink}
          href={paths.security()}
          className={`${classes.tool} ${classes.wide}`}
          title={t`Security centre`}
        >
          <IconShieldLock size={20} stroke={1.7} aria-hidden="true" />
          <Text component="span" truncate className={classes.toolName}>
            <Trans>Security centre</Trans>
          </Text>
        </UnstyledButton>
        <LanguageMenu />
        <HelpMenu />
        <NoticesMenu />
        <ProfileMenu />
      </Group>
    </HeaderBar>
  );
}

interface HeaderBarProps {
  readonly home: string;
  readonly label: string;
  readonly name: ReactNode;
  readonly children: ReactNode;
}

export const HeaderBar = ({ home, label, name, children }: HeaderBarProps) => (
  <Group component="header" justify="space-between" gap="xs" wrap="nowrap" className={classes.header}>
    <UnstyledButton component={Link} to={home} aria-label={label}>
      <Group component="span" gap="sm" wrap="nowrap" fz="xl" fw={650}>
        <img src={markUrl} alt="" width={30} height={30} />
        <span className={classes.wide}>{name}</span>
      </Group>
    </UnstyledButton>
    {children}
  </Group>
);
