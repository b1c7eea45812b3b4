import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noticeList, noticeReadAll } from '#contract/calls/session.ts';
import type { Notice as NoticeItem } from '#contract/entities/session.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useApi } from '../services.ts';
import classes from './Header.module.css';
import { HeaderPanel } from './HeaderPanel.tsx';
import { unreadBadge } from './unread.ts';

const categories = {
  system: msg`System`,
  order: msg`Order`,
  activity: msg`Activity`,
} as const satisfies Record<NoticeItem['category'], MessageDescriptor>;

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
      {(notices.length > 0 || state !== 'failed') && <NoticeList notices={notices} />}
    </HeaderPanel>
  );
}

function NoticeList({ notices }: { readonly notices: readonly NoticeItem[] }) {
  const { i18n } = useLingui();
  const { text, moment } = useFormats();
  if (notices.length === 0) {
    return (
      <Text px="sm" py="xs">
        <Trans>There is nothing new.</Trans>
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="sm" m={0} px="sm" pb="xs" style={{ listStyle: 'none' }}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <details>
            <Text component="summary" fw={notice.read ? 400 : 650}>
              {text(notice.digest)}
            </Text>
            <Text>{text(notice.detail)}</Text>
          </details>
          <Text fz="sm" c="dimmed">
            {i18n._(categories[notice.category])} · {moment(notice.time)}
            {!notice.read && (
              <>
                {' · '}
                <Trans>unread</Trans>
              </>
            )}
          </Text>
        </li>
      ))}
    </Stack>
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
