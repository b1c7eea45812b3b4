import { Plural, Trans } from '@lingui/react/macro';
import { Box, Group, Text } from '@mantine/core';
import type { SystemNotice } from '#contract/entities/session.ts';
import { NoticeList } from '../screens/notices/NoticeList.tsx';
import { AppLink } from '../ui/AppLink.tsx';
import { paths } from '../ui/paths.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { WorkingButton } from '../ui/WorkingButton.tsx';

const maxShownNotices = 8;

interface NoticesPanelProps {
  readonly notices: readonly SystemNotice[];
  readonly unread: number;
  readonly state: 'idle' | 'saving' | 'failed';
  readonly onReadAll: () => void;
}

export const NoticesPanel = ({ notices, unread, state, onReadAll }: NoticesPanelProps) => (
  <>
    <Group px="sm" py="xs" justify="space-between">
      <Text fw={650}>
        <Trans>Notices</Trans>
      </Text>
      {unread > 0 && (
        <WorkingButton variant="subtle" size="compact-sm" onClick={onReadAll} loading={state === 'saving'}>
          <Trans>Mark all as read</Trans>
        </WorkingButton>
      )}
    </Group>
    <VisuallyHidden live>
      <Plural value={unread} _0="Nothing unread" one="# unread" other="# unread" />
    </VisuallyHidden>
    {state === 'failed' && (
      <Text px="sm" py="xs" role="alert">
        <Trans>We couldn’t update your notices. Try again.</Trans>
      </Text>
    )}
    {(notices.length > 0 || state !== 'failed') && <NoticeList notices={notices.slice(0, maxShownNotices)} />}
    <Box px="sm" pb="xs">
      <AppLink href={paths.notices()}>
        <Trans>View all notices</Trans>
      </AppLink>
    </Box>
  </>
);
