import { customerColumns } from '#contract/entities/customer.ts';
import type { CustomerExport, CustomerExportView } from '#contract/entities/customerExport.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  newRefusal,
  newRefusalFault,
  runExamples,
  worded,
} from '../../kit/examples.ts';
import type { ExportEvent, ExportOutcome, ExportPorts } from './types.ts';

/** A user with access to every department. */
const open: CustomerExportView = {
  as_of: '2026-11-23T10:00:00+00:00',
  time_zone: 'Asia/Shanghai',
  reach: {
    scope: 4,
    departments: [
      { department_id: 'sales', name: 'Sales', depth: 0 },
      { department_id: 'east', name: 'East', depth: 1 },
    ],
  },
  job: null,
};

/** A user with access only to their own customers, in any department. */
const ofOwn: CustomerExportView = { ...open, reach: { scope: 1, departments: [] } };
const ofDepartment = {
  ...open,
  reach: { scope: 3, departments: [{ department_id: 'east', name: 'East', depth: 0 }] },
} as const satisfies CustomerExportView;
const ofScope = (scope: 2 | 5 | 6): CustomerExportView => ({
  ...ofDepartment,
  reach: { ...ofDepartment.reach, scope },
});
const denied: CustomerExportView = { ...open, reach: null };

const queued: CustomerExport = {
  export_id: 'export-1',
  status: 'queued',
  failure: null,
  request: { format: 'xlsx', columns: [...customerColumns], stages: [] },
  rows_total: 12_480,
  rows_read: 0,
  rows_written: 0,
  created_at: '2026-11-23T09:59:00+00:00',
  ended_at: null,
  file: null,
  can: { cancel: true, resume: false },
};
const ended = { ended_at: '2026-11-23T09:59:30+00:00', can: { cancel: false, resume: true } };
const running: CustomerExport = { ...queued, status: 'running', rows_read: 5_731 };
const writing: CustomerExport = { ...running, rows_read: 12_480, rows_written: 9000 };
const ready: CustomerExport = {
  ...writing,
  ...ended,
  status: 'ready',
  rows_written: 12_480,
  file: { name: 'Customers 2026-11-23.xlsx', size: 1_482_000, expires_at: '2026-11-24T09:59:30+00:00' },
  can: { cancel: false, resume: false },
};
const narrow: CustomerExport = {
  ...ready,
  request: {
    format: 'csv',
    columns: ['name', 'email'],
    stages: ['lead', 'following', 'won', 'lost'],
    department_id: 'east',
    created_from: '2026-01-01',
    created_to: '2026-06-30',
  },
  rows_total: 1,
  rows_read: 1,
  rows_written: 1,
  file: { name: 'Customers 2026-11-23.csv', size: 120, expires_at: '2026-11-24T09:59:30+00:00' },
};
const cancelled: CustomerExport = { ...running, ...ended, status: 'cancelled' };
const failed: CustomerExport = { ...cancelled, status: 'failed', failure: 'interrupted' };
const changed: CustomerExport = { ...failed, failure: 'permission_changed', can: { cancel: false, resume: false } };
const expired: CustomerExport = { ...ready, status: 'expired', file: null };
const tooOld: CustomerExport = { ...cancelled, can: { cancel: false, resume: false } };

const found = (view: CustomerExportView) => ({ kind: 'found', view }) as const;
const foundWith = (job: CustomerExport) => found({ ...open, job });
const told = (job: CustomerExport): ExportOutcome => ({ kind: 'told', view: { ...open, job } });
const refused = (refusal: Extract<ExportOutcome, { kind: 'refused' }>['refusal']): ExportOutcome => ({
  kind: 'refused',
  refusal,
});

export const customerExportExamples = {
  events: {
    'format.choose': [
      { name: 'CSV', event: { type: 'format.choose', format: 'csv' } },
      { name: 'a workbook', event: { type: 'format.choose', format: 'xlsx' } },
    ],
    'columns.choose': [
      { name: 'some', event: { type: 'columns.choose', columns: ['name', 'email'] } },
      { name: 'none', event: { type: 'columns.choose', columns: [] } },
    ],
    'stages.choose': [
      { name: 'two', event: { type: 'stages.choose', stages: ['following', 'won'] } },
      { name: 'every one', event: { type: 'stages.choose', stages: ['lead', 'following', 'won', 'lost'] } },
      { name: 'none', event: { type: 'stages.choose', stages: [] } },
    ],
    'department.choose': [
      { name: 'East', event: { type: 'department.choose', department_id: 'east' } },
      { name: 'every one', event: { type: 'department.choose', department_id: null } },
    ],
    'days.enter': [
      {
        name: 'half a year',
        event: { type: 'days.enter', typed: { created_from: '2026-01-01', created_to: '2026-06-30' } },
      },
      { name: 'no day', event: { type: 'days.enter', typed: { created_from: 'soon', created_to: '' } } },
    ],
    'export.begin': [
      {
        name: 'of half a year',
        event: { type: 'export.begin', days: { created_from: '2026-01-01', created_to: '2026-06-30' } },
      },
      { name: 'of any day', event: { type: 'export.begin', days: { created_from: '', created_to: '' } } },
      { name: 'with a day that is none', event: { type: 'export.begin', days: null }, refused: 'everywhere' },
    ],
    'export.cancel': [{ name: 'asked', event: { type: 'export.cancel' } }],
    'export.resume': [{ name: 'asked', event: { type: 'export.resume' } }],
    'export.renew': [{ name: 'asked', event: { type: 'export.renew' } }],
    'export.check': [{ name: 'asked', event: { type: 'export.check' } }],
    ...formExamples,
    ...runExamples,
  },
  ports: {
    readExport: [
      { name: 'nothing under way', output: found(open) },
      { name: 'own customers only', output: found(ofOwn) },
      { name: 'customers of a department', output: found(ofDepartment) },
      { name: 'customers of one department alone', output: found(ofScope(2)) },
      { name: 'own customers, and those below', output: found(ofScope(5)) },
      { name: 'customers of a department, and own ones', output: found(ofScope(6)) },
      { name: 'not permitted', output: found(denied) },
      { name: 'waiting to be taken up', output: foundWith(queued) },
      { name: 'being read', output: foundWith(running) },
      { name: 'being written', output: foundWith(writing) },
      { name: 'ready', output: foundWith(ready) },
      { name: 'one customer, ready', output: foundWith(narrow) },
      { name: 'cancelled', output: foundWith(cancelled) },
      { name: 'cancelled long ago', output: foundWith(tooOld) },
      { name: 'broken off', output: foundWith(failed) },
      { name: 'the permission has changed', output: foundWith(changed) },
      { name: 'expired', output: foundWith(expired) },
      ...commonFaults,
      newRefusalFault,
    ],
    watchExport: [
      { name: 'being read', output: foundWith(running) },
      { name: 'being written', output: foundWith(writing) },
      { name: 'ready', output: foundWith(ready) },
      { name: 'cancelled elsewhere', output: foundWith(cancelled) },
      { name: 'broken off', output: foundWith(failed) },
      { name: 'not permitted any more', output: found(denied) },
    ],
    beginExport: [
      { name: 'begun', output: told(queued) },
      { name: 'no customer is meant', output: refused(worded('export_empty')) },
      { name: 'too many customers are meant', output: refused({ code: 'export_too_large' }) },
      { name: 'too many exports', output: refused({ code: 'exports_too_many' }) },
      { name: 'one is under way', output: refused({ code: 'export_under_way' }) },
      { name: 'the department is gone', output: refused({ code: 'department_unknown' }) },
      { name: 'not permitted any more', output: refused({ code: 'not_permitted' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    cancelExport: [
      { name: 'cancelled', output: told(cancelled) },
      { name: 'ready meanwhile', output: refused(worded('export_state_refuses')) },
      { name: 'gone', output: refused({ code: 'not_found' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    resumeExport: [
      { name: 'going on', output: told({ ...running, status: 'queued' }) },
      { name: 'too late', output: refused({ code: 'export_state_refuses' }) },
      { name: 'one is under way', output: refused({ code: 'export_under_way' }) },
      { name: 'too many exports', output: refused({ code: 'exports_too_many' }) },
      { name: 'not permitted any more', output: refused({ code: 'not_permitted' }) },
      { name: 'gone', output: refused({ code: 'not_found' }) },
      { name: 'refused for a new reason', output: refused(newRefusal) },
      ...commonFaults,
    ],
    lookUp: [
      { name: 'nothing begun', output: found(open) },
      { name: 'begun', output: foundWith(queued) },
      { name: 'ready', output: foundWith(ready) },
      { name: 'still cancelled', output: foundWith(cancelled) },
    ],
    untilExpiry: [
      { name: 'its time is over', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<ExportEvent, ExportPorts>;
