import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { NoticeCategory, SystemNotice as NoticeItem } from '#contract/entities/session.ts';
import { noticeCategories } from '#contract/entities/session.ts';
import { Card } from '../../ui/Card.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { WorkingButton } from '../../ui/WorkingButton.tsx';
import { NoticeList, noticeCategoryLabels } from './NoticeList.tsx';

interface NoticesScreenProps {
  readonly notices: readonly NoticeItem[];
  readonly unread: number;
  /** Null for all. */
  readonly category: NoticeCategory | null;
  readonly paths: Paths;
  /** Returns the error's text; null after success. */
  readonly readAll: () => Promise<string | null>;
}

export function NoticesScreen({ notices, unread, category, paths, readAll }: NoticesScreenProps) {
  const { t, i18n } = useLingui();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const of = (kind: NoticeCategory) => notices.filter((notice) => notice.category === kind);
  const markAll = async () => {
    setSaving(true);
    setProblem(await readAll());
    setSaving(false);
  };
  return (
    <>
      <PageHeader
        title={t`Notices`}
        actions={
          unread > 0 && (
            <WorkingButton variant="default" loading={isSaving} onClick={() => void markAll()}>
              <Trans>Mark all as read</Trans>
            </WorkingButton>
          )
        }
      />
      <Stack>
        {problem !== null && <Notice tone="bad" live="alert" title={problem} />}
        <ListTabs
          label={t`Notice types`}
          active={category ?? 'all'}
          tabs={[
            { id: 'all', label: t`All`, count: notices.length, href: paths.notices() },
            ...noticeCategories.map((kind) => ({
              id: kind,
              label: i18n._(noticeCategoryLabels[kind]),
              count: of(kind).length,
              href: paths.notices(kind),
            })),
          ]}
        />
        <Card>
          <NoticeList notices={category === null ? notices : of(category)} />
        </Card>
      </Stack>
    </>
  );
}
