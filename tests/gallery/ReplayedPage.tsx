import { ClientPage } from '#src/desk/trace/ClientPage.tsx';
import { deskTraceOf } from '#src/desk/trace/readTrace.ts';
import { partsAlong } from '../../pathways/trace/parts.ts';

/** The page of a client at the end of a record, as support sees it. */
export function ReplayedPage({ record }: { readonly record: string }) {
  const found = deskTraceOf(record, null);
  if (found.kind === 'refused') throw new Error(found.reason);
  const { flow, fill, replayed, trace } = found;
  return (
    <ClientPage
      flow={flow}
      number={replayed.steps.length}
      snapshot={replayed.last.snapshot}
      parts={partsAlong(trace).at(-1) ?? {}}
      fill={fill}
      language={undefined}
    />
  );
}
