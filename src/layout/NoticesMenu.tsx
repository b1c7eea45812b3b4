import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noticeList, noticeReadAll } from '#contract/calls/session.ts';
import type { SystemNotice as NoticeItem } from '#contract/entities/session.ts';
import { Loadable, loadable } from '../flowkit/loadable.tsx';
import { withMessages } from '../i18n/activateLanguage.ts';
import { afterPaint } from '../loading/afterPaint.ts';
import { listenToPage } from '../services/pageEvents.ts';
import { useApi } from '../services/services.ts';
import { HeaderPanel } from './HeaderPanel.tsx';
import { unreadBadge } from './unreadBadge.ts';

const loadableNoticesPanel = loadable(
  withMessages('noticesPanel', async () => (await import('./NoticesPanel.tsx')).NoticesPanel),
);

export function NoticesMenu() {
  const { t } = useLingui();
  const { notices, unread, state, readAll, reload } = useNotices();
  const badge = unreadBadge(unread);
  return (
    <>
      <OnNavigation onStep={reload} />
      <HeaderPanel
        label={t`Notices, ${unread} unread`}
        wide
        onOpen={reload}
        prefetch={loadableNoticesPanel.fetch}
        face={
          <>
            <IconBell size={20} stroke={1.7} aria-hidden="true" />
            {badge !== '' && (
              <Badge
                variant="filled"
                color="bad"
                size="sm"
                pos="absolute"
                top={3}
                left={22}
                w="max-content"
                miw={18}
                maw="none"
                px={4}
                fz={11}
                fw={650}
                aria-hidden="true"
              >
                {badge}
              </Badge>
            )}
          </>
        }
      >
        <Loadable part={loadableNoticesPanel} given={{ notices, unread, state, onReadAll: () => void readAll() }} />
      </HeaderPanel>
    </>
  );
}

/** A user's action before a navigation may have caused a notice. */
function OnNavigation({ onStep }: { readonly onStep: () => void }): null {
  const { key } = useLocation();
  const notifiedOf = useRef<string | null>(null);
  useEffect(() => {
    if (notifiedOf.current === key) return;
    return afterPaint(() => {
      notifiedOf.current = key;
      onStep();
    });
  }, [onStep, key]);
  return null;
}

function useNotices() {
  const api = useApi();
  const [notices, setNotices] = useState<readonly NoticeItem[]>([]);
  const [unread, setUnread] = useState(0);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  // Ignore responses to older requests: they would show notices as unread again.
  const requestCount = useRef(0);

  const read = useCallback(async () => {
    requestCount.current += 1;
    const turn = requestCount.current;
    const result = await api.call(noticeList);
    if (turn !== requestCount.current) return;
    if (result.kind !== 'ok') return setState('failed');
    setNotices(result.data.notices);
    setUnread(result.data.unread);
    return setState('idle');
  }, [api]);
  const reload = useCallback(() => void read(), [read]);
  useEffect(
    () =>
      listenToPage(({ type }) => {
        if (type === 'page.shown') reload();
      }),
    [reload],
  );

  const readAll = async () => {
    requestCount.current += 1;
    const turn = requestCount.current;
    setState('saving');
    const result = await api.call(noticeReadAll);
    if (turn !== requestCount.current) return;
    if (result.kind !== 'ok') return setState('failed');
    setNotices((shown) => shown.map((notice) => ({ ...notice, read: true })));
    setUnread(result.data.unread);
    return setState('idle');
  };
  return { notices, unread, state, readAll, reload };
}
