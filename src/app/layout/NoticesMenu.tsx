import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noticeList, noticeReadAll } from '#contract/calls/session.ts';
import type { Notice as NoticeItem } from '#contract/entities/session.ts';
import { NoticeList } from '../../screens/notices/NoticeList.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { paths } from '../../ui/paths.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useApi } from '../services.ts';
import classes from './Header.module.css';
import { HeaderPanel } from './HeaderPanel.tsx';
import { unreadBadge } from './unread.ts';

/** So many are told in the panel; the page of all tells the others. */
const mostShown = 8;

/** What is new, with a badge of what is unread. */
export function NoticesMenu() {
  const { t } = useLingui();
  const { notices, unread, state, readAll, reload } = useNotices();
  const badge = unreadBadge(unread);
  return (
    <HeaderPanel
      label={t`Notices, ${unread} unread`}
      wide
      onOpen={reload}
      face={
        <>
          <IconBell size={20} stroke={1.7} aria-hidden="true" />
          {badge !== '' && (
            <span className={classes.badge} aria-hidden="true">
              {badge}
            </span>
          )}
        </>
      }
    >
      <Group px="sm" py="xs" justify="space-between">
        <Text fw={650}>
          <Trans>Notices</Trans>
        </Text>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => void readAll()} loading={state === 'saving'}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </Group>
      <VisuallyHidden live>
        <Plural value={unread} _0="Nothing unread" one="# unread" other="# unread" />
      </VisuallyHidden>
      {state === 'failed' && (
        <Text px="sm" py="xs" role="alert">
          <Trans>The notices could not be brought up to date. Please try again.</Trans>
        </Text>
      )}
      {(notices.length > 0 || state !== 'failed') && <NoticeList notices={notices.slice(0, mostShown)} />}
      <Box px="sm" pb="xs">
        <AppLink href={paths.notices()}>
          <Trans>All notices</Trans>
        </AppLink>
      </Box>
    </HeaderPanel>
  );
}

function useNotices() {
  const api = useApi();
  const [notices, setNotices] = useState<readonly NoticeItem[]>([]);
  const [unread, setUnread] = useState(0);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  // Only the answer to the last question counts: an older one would bring back what has been read meanwhile.
  const requestCount = useRef(0);

  const reload = useCallback(async () => {
    requestCount.current += 1;
    const turn = requestCount.current;
    const result = await api.call(noticeList);
    if (turn !== requestCount.current) return;
    if (result.kind !== 'ok') return setState('failed');
    setNotices(result.data.notices);
    setUnread(result.data.unread);
    return setState('idle');
  }, [api]);
  useEffect(() => void reload(), [reload]);

  const readAll = async () => {
    requestCount.current += 1;
    setState('saving');
    const result = await api.call(noticeReadAll);
    if (result.kind !== 'ok') return setState('failed');
    setNotices(notices.map((notice) => ({ ...notice, read: true })));
    setUnread(result.data.unread);
    return setState('idle');
  };
  return { notices, unread, state, readAll, reload: () => void reload() };
}
