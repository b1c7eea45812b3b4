import type { CustomerExport, CustomerExportView } from '#contract/entities/customerExport.ts';
import { exportPercent } from '#machines/lifecycles/customerExport.ts';
import type { ExportContext } from './types.ts';

export type BeginReason = 'no_columns' | 'department_gone';

/** The reasons against the choices. The form validates the days. */
export function beginReasons({ view, chosen }: Pick<ExportContext, 'view' | 'chosen'>): readonly BeginReason[] {
  const departments = view?.reach?.departments ?? [];
  const isGone =
    chosen.department_id !== null && !departments.some(({ department_id }) => department_id === chosen.department_id);
  return [
    ...(chosen.columns.length === 0 ? (['no_columns'] as const) : []),
    ...(isGone ? (['department_gone'] as const) : []),
  ];
}

export type Phase = 'denied' | 'open' | 'underWay' | 'ready' | 'stopped';

const phaseByStatus = {
  queued: 'underWay',
  running: 'underWay',
  ready: 'ready',
  cancelled: 'stopped',
  failed: 'stopped',
  expired: 'stopped',
} as const satisfies Record<CustomerExport['status'], Phase>;

export function phaseOf({ view }: Pick<ExportContext, 'view'>): Phase {
  if (view === null || view.reach === null) return 'denied';
  return view.job === null ? 'open' : phaseByStatus[view.job.status];
}

/** A revision: differs when a change is relevant to pages. */
export function revisionOf(view: CustomerExportView | null): string {
  const { reach, job } = view ?? {};
  return [reach?.scope, job?.export_id, job?.status, job && exportPercent(job)].join(' ');
}
