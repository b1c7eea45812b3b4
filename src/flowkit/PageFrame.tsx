import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SummaryLayout } from './SummaryPanel.tsx';

interface Props {
  readonly title: string;
  readonly description?: ReactNode;
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

export function PageFrame({ title, description, summary, children }: Props) {
  const work = (
    <Card>
      <Stack gap="xl">{children}</Stack>
    </Card>
  );
  return (
    <>
      <PageHeader title={title} description={description} />
      {summary === undefined ? work : <SummaryLayout summary={summary}>{work}</SummaryLayout>}
    </>
  );
}
