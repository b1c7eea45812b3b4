import type { ExportRequest } from '#contract/entities/customerExport.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { noticeIn } from '../../kit/fault.ts';
import { standingOf } from './reasons.ts';
import type { BeginQuery, ChangeQuery, ExportAnswer, ExportContext, ExportOutcome } from './types.ts';

/** Keeps what was read. An export that is there is one with which nobody is done any more. */
export const takeView = ({ view }: ExportAnswer): Partial<ExportContext> => ({
  view,
  fault: null,
  ...(view.job !== null && { dismissed: null }),
});

/** What a look-up has shown: where there is no export, the last attempt began none; one that stands still did not go on. */
export const takeLookedUp = ({ fault }: ExportContext, read: ExportAnswer): Partial<ExportContext> => ({
  ...takeView(read),
  nothing_begun: standingOf(read) === 'open',
  fault: standingOf(read) === 'stopped' ? fault : noticeIn(fault),
});

/** Keeps what came of what was asked for, or why it was not done. */
export const takeOutcome = (outcome: ExportOutcome): Partial<ExportContext> =>
  outcome.kind === 'told' ? { view: outcome.view } : { refusal: outcome.refusal };

/** Refusals that mean that the export that was read is out of date. */
export const staleRefusals: readonly RefusalCode[] = [
  'not_permitted',
  'not_found',
  'department_unknown',
  'export_under_way',
  'export_state_refuses',
];

/** What is begun, under a key of its own for each attempt. */
export const beginning = ({ key, attempt, chosen }: ExportContext): BeginQuery => ({
  key: `${key}-${attempt}`,
  request: requestOf(chosen),
});

const requestOf = ({
  format,
  columns,
  stages,
  department_id,
  created_from,
  created_to,
}: ExportContext['chosen']): ExportRequest => ({
  format,
  columns,
  stages,
  ...(department_id !== null && { department_id }),
  ...(created_from !== '' && { created_from }),
  ...(created_to !== '' && { created_to }),
});

/** The export that is changed. */
export function changing({ view }: ExportContext): ChangeQuery {
  const export_id = view?.job?.export_id;
  if (export_id === undefined) throw new Error('an export is changed that there is not');
  return { export_id };
}

/** Milliseconds for which the file can still be downloaded, by the server's clock: that of a page may be wrong. */
export function leftOf({ view }: ExportContext): number {
  const expires_at = view?.job?.file?.expires_at;
  return view === null || expires_at === undefined ? 0 : Date.parse(expires_at) - Date.parse(view.as_of);
}

/** The person is done with the export that is there. */
export const dismiss = ({ view }: ExportContext): Partial<ExportContext> => ({
  dismissed: view?.job?.export_id ?? null,
  view: view && { ...view, job: null },
});
