import { describe, expect, it } from 'vitest';
import { exportStatuses } from '#contract/entities/customerExport.ts';
import { canResume, type ExportChange, exportPercent, exportStatusAt, nextExportStatus } from './customerExport.ts';

const now = new Date('2026-03-02T08:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const dayMs = 86_400_000;

describe('customer exports', () => {
  it('a customer export changes its status only as specified, for each event in each status', () => {
    const events: readonly ExportChange[] = ['export.cancel', 'export.resume', 'file.finish', 'work.fail'];
    expect(
      Object.fromEntries(
        exportStatuses.map((status) => [status, events.map((event) => nextExportStatus(status, event))]),
      ),
    ).toEqual({
      queued: ['cancelled', null, null, 'failed'],
      running: ['cancelled', null, 'ready', 'failed'],
      ready: [null, null, null, null],
      cancelled: [null, 'queued', null, null],
      failed: [null, 'queued', null, null],
      expired: [null, null, null, null],
    });
  });

  it('the file of a customer export expires exactly one day after the export ended', () => {
    const at = (ended_at: Date | null) => exportStatusAt({ status: 'ready', ended_at }, now);
    expect([at(null), at(ago(dayMs - 1)), at(ago(dayMs)), at(ago(dayMs + 1))]).toEqual([
      'ready',
      'ready',
      'expired',
      'expired',
    ]);
    expect(exportStatuses.map((status) => exportStatusAt({ status, ended_at: ago(2 * dayMs) }, now))).toEqual([
      'queued',
      'running',
      'expired',
      'cancelled',
      'failed',
      'expired',
    ]);
  });

  it('a customer export can be resumed within a day of cancellation or failure, unless its permissions changed', () => {
    const can = (changes: Partial<Parameters<typeof canResume>[0]>) =>
      canResume({ status: 'failed', failure: 'interrupted', ended_at: ago(1), ...changes }, now);
    expect([
      can({}),
      can({ failure: 'permission_changed' }),
      can({ status: 'cancelled', failure: null }),
      can({ ended_at: ago(dayMs) }),
      can({ ended_at: ago(dayMs - 1) }),
      can({ status: 'ready', failure: null }),
    ]).toEqual([true, false, true, false, true, false]);
  });

  it('the progress of a customer export counts reading and writing as half each, in whole percent', () => {
    const percent = (rows_total: number, rows_read: number, rows_written: number) =>
      exportPercent({ rows_total, rows_read, rows_written });
    expect([
      percent(0, 0, 0),
      percent(3, 1, 0),
      percent(3, 3, 0),
      percent(3, 3, 2),
      percent(3, 3, 3),
      percent(3, 4, 4),
    ]).toEqual([0, 16, 50, 83, 100, 100]);
    expect(percent(0, 5, 5)).toBe(0);
  });
});
