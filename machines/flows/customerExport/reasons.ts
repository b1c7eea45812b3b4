import type { CustomerExport, CustomerExportView } from '#contract/entities/customerExport.ts';
import { exportPercent } from '#machines/lifecycles/customerExport.ts';
import type { ExportContext } from './types.ts';

/** Why an export cannot be begun yet. */
export type BeginReason = 'no_columns' | 'department_gone';

/** What stands against beginning what was chosen. Whether the days were understood, the form knows. */
export function reasonsAgainst({ view, chosen }: Pick<ExportContext, 'view' | 'chosen'>): readonly BeginReason[] {
  const departments = view?.reach?.departments ?? [];
  const isGone =
    chosen.department_id !== null && !departments.some(({ department_id }) => department_id === chosen.department_id);
  return [
    ...(chosen.columns.length === 0 ? (['no_columns'] as const) : []),
    ...(isGone ? (['department_gone'] as const) : []),
  ];
}

/** Where exporting stands for whoever asks. */
export type Standing = 'denied' | 'open' | 'underWay' | 'ready' | 'stopped';

const standings = {
  queued: 'underWay',
  running: 'underWay',
  ready: 'ready',
  cancelled: 'stopped',
  failed: 'stopped',
  expired: 'stopped',
} as const satisfies Record<CustomerExport['status'], Standing>;

export function standingOf({ view }: Pick<ExportContext, 'view'>): Standing {
  if (view === null || view.reach === null) return 'denied';
  return view.job === null ? 'open' : standings[view.job.status];
}

/** What a page has seen of an export: another text where something has happened that pages tell. */
export function seenOf(view: CustomerExportView | null): string {
  const { reach, job } = view ?? {};
  return [reach?.scope, job?.export_id, job?.status, job && exportPercent(job)].join(' ');
}
