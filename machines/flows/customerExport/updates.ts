import type { ExportRequest } from '#contract/entities/customerExport.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { noticeIn } from '../../kit/fault.ts';
import { phaseOf } from './reasons.ts';
import type { BeginExportQuery, ExportAnswer, ExportContext, ExportIdQuery, ExportOutcome } from './types.ts';

/** A job in the answer is not dismissed, or no longer. */
export const applyView = ({ view }: ExportAnswer): Partial<ExportContext> => ({
  view,
  fault: null,
  ...(view.job !== null && { dismissed: null }),
});

/** Without an export the last attempt started none; if it is still stopped, it did not resume, so the fault stays. */
export const applyLookupResult = ({ fault }: ExportContext, read: ExportAnswer): Partial<ExportContext> => ({
  ...applyView(read),
  nothing_begun: phaseOf(read) === 'open',
  fault: phaseOf(read) === 'stopped' ? fault : noticeIn(fault),
});

export const applyOutcome = (outcome: ExportOutcome): Partial<ExportContext> =>
  outcome.kind === 'updated' ? { view: outcome.view } : { refusal: outcome.refusal };

export const staleDataRefusals: readonly RefusalCode[] = [
  'not_permitted',
  'not_found',
  'department_unknown',
  'export_under_way',
  'export_state_refuses',
];

export const buildBeginExportQuery = ({ key, attempt, chosen }: ExportContext): BeginExportQuery => ({
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

export function buildExportIdQuery({ view }: ExportContext): ExportIdQuery {
  const export_id = view?.job?.export_id;
  if (export_id === undefined) throw new Error('an export is changed that there is not');
  return { export_id };
}

/** Milliseconds until the file expires, by the server's clock, as the page's may be wrong. */
export function msUntilFileExpires({ view }: ExportContext): number {
  const expires_at = view?.job?.file?.expires_at;
  return view === null || expires_at === undefined ? 0 : Date.parse(expires_at) - Date.parse(view.as_of);
}

export const dismiss = ({ view }: ExportContext): Partial<ExportContext> => ({
  dismissed: view?.job?.export_id ?? null,
  view: view && { ...view, job: null },
});
