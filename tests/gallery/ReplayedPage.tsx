import { ClientPage } from '#src/desk/trace/ClientPage.tsx';
import type { FoundTrace } from '#src/desk/trace/readTrace.ts';
import { partsAlong } from '../../pathways/trace/parts.ts';

/** The page of a client at the end of a record, as support sees it. */
export function ReplayedPage({ desk: { Page }, fill, replayed, trace }: FoundTrace) {
  return (
    <ClientPage
      Page={Page}
      number={replayed.steps.length}
      snapshot={replayed.last.snapshot}
      parts={partsAlong(trace).at(-1) ?? {}}
      fill={fill}
      language={undefined}
    />
  );
}
