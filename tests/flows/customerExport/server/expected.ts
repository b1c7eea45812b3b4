import { asc } from 'drizzle-orm';
import { customerExports, rowCountOf } from '#server/modules/customerExports/tables.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { exportedNames, member, requests } from './customers.ts';
import { type Environment, foreignExportIds, type Job } from './environment.ts';

export async function readEffects({ world: { db } }: ServedRun) {
  const rows = await db.select().from(customerExports).orderBy(asc(customerExports.created_at));
  const isForeign = (id: string) => Object.values<string>(foreignExportIds).includes(id);
  return {
    own: rows
      .filter(({ user_id, export_id }) => user_id === member && !isForeign(export_id))
      .map(({ status, failure, request, rows_total, rows_read, rows_written, parts, file_id }) => ({
        status,
        failure,
        request,
        rows: { total: rows_total, read: rows_read, written: rows_written, kept: rowCountOf(parts) },
        hasFile: file_id !== null,
      })),
    foreign: rows.filter(({ export_id }) => isForeign(export_id)).map(({ status }) => status),
  };
}

const statuses = {
  queued: ['queued', null],
  reading: ['running', null],
  writing: ['running', null],
  ready: ['ready', null],
  cancelled: ['cancelled', null],
  'cancelled long ago': ['cancelled', null],
  'broken off': ['failed', 'interrupted'],
  changed: ['failed', 'permission_changed'],
  expired: ['ready', null],
} as const satisfies Record<Job['is'], readonly unknown[]>;

export const totalOf = ({ reach, of }: Pick<Job, 'reach' | 'of'>): number => exportedNames[reach][of].length;

/** Expected row of an export. Expiry follows from its time, not from a column. */
function rowOf(job: Job): Awaited<ReturnType<typeof readEffects>>['own'][number] {
  const { is, of, read, written, kept } = job;
  const [status, failure] = statuses[is];
  return {
    status,
    failure,
    request: requests[of],
    rows: { total: totalOf(job), read, written, kept },
    hasFile: status === 'ready',
  };
}

export const expectedEffects = ({ job, before }: Environment): Awaited<ReturnType<typeof readEffects>> => ({
  own: [before, job].filter((one) => one !== null).map(rowOf),
  foreign: ['ready', 'ready'],
});
