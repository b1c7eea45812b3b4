import type { ReactNode } from 'react';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SummaryLayout } from '#src/ui/SummaryPanel.tsx';
import classes from './parts.module.css';

interface Props {
  readonly title: string;
  readonly description?: ReactNode;
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of each view: its heading, the work and, beside it, the summary. */
export function Work({ title, description, summary, children }: Props) {
  const work = <div className={classes.work}>{children}</div>;
  return (
    <>
      <PageHeader title={title} description={description} />
      {summary === undefined ? work : <SummaryLayout summary={summary}>{work}</SummaryLayout>}
    </>
  );
}
