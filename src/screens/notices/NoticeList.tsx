import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { SystemNotice } from '#contract/entities/session.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';

export const noticeCategoryLabels = {
  system: msg`System`,
  order: msg`Order`,
  activity: msg`Activity`,
} as const satisfies Record<SystemNotice['category'], MessageDescriptor>;

export function NoticeList({ notices }: { readonly notices: readonly SystemNotice[] }) {
  const { t, i18n } = useLingui();
  const { text, moment } = useFormats();
  if (notices.length === 0) {
    return (
      <Text px="sm" py="xs">
        <Trans>No notices</Trans>
      </Text>
    );
  }
  return (
    <Stack component="ul" gap="sm" px="sm" pb="xs">
      {notices.map((notice) => (
        <li key={notice.id}>
          <details>
            <Text component="summary" fw={notice.read ? 400 : 650}>
              {text(notice.digest)}
            </Text>
            <Text>{text(notice.detail)}</Text>
            {notice.page !== null && (
              <AppLink href={notice.page} aria-label={t`Open: ${text(notice.digest)}`}>
                <Trans>Open</Trans>
              </AppLink>
            )}
          </details>
          <Text fz="sm" c="dimmed">
            {i18n._(noticeCategoryLabels[notice.category])} · {moment(notice.time)}
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
