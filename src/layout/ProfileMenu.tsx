import { useLingui } from '@lingui/react/macro';
import { Badge, Box, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Loadable, loadable } from '../flowkit/loadable.tsx';
import { withMessages } from '../i18n/activateLanguage.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import classes from './Header.module.css';
import { HeaderPanel } from './HeaderPanel.tsx';

const loadableProfilePanel = loadable(
  withMessages('profilePanel', async () => (await import('./ProfilePanel.tsx')).ProfilePanel),
);

export function ProfileMenu() {
  const { t } = useLingui();
  const { user } = useSession();
  const { fileAddress } = useServices();
  const name = user.real_name || user.nickname || user.email;

  return (
    <HeaderPanel
      label={t`Account: ${name}`}
      wide
      prefetch={loadableProfilePanel.fetch}
      face={
        <>
          {user.avatar === null ? (
            <Badge circle w={32} h={32} fz="md" fw={650} aria-hidden="true">
              {[...name][0]}
            </Badge>
          ) : (
            <Box
              component="img"
              w={32}
              h={32}
              bdrs="50%"
              style={{ objectFit: 'cover' }}
              src={`${fileAddress(user.avatar)}&show=inline`}
              alt=""
            />
          )}
          <Text component="span" truncate className={classes.toolName}>
            {name}
          </Text>
          <IconChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      <Loadable part={loadableProfilePanel} given={{ name }} />
    </HeaderPanel>
  );
}
