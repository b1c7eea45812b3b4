import { customerColumns } from '#contract/entities/customer.ts';
import type { CustomerExport, CustomerExportView } from '#contract/entities/customerExport.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  refusalWithMessage,
  runExamples,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import type { ExportEvent, ExportOutcome, ExportPorts } from './types.ts';

/** A user with access to every department. */
const viewOfAllDepartments: CustomerExportView = {
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
const viewOfOwnCustomers: CustomerExportView = { ...viewOfAllDepartments, reach: { scope: 1, departments: [] } };
const viewOfDepartment = {
  ...viewOfAllDepartments,
  reach: { scope: 3, departments: [{ department_id: 'east', name: 'East', depth: 0 }] },
} as const satisfies CustomerExportView;
const viewOfScope = (scope: 2 | 5 | 6): CustomerExportView => ({
  ...viewOfDepartment,
  reach: { ...viewOfDepartment.reach, scope },
});
const deniedView: CustomerExportView = { ...viewOfAllDepartments, reach: null };

const queuedExport: CustomerExport = {
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
const endedFields = { ended_at: '2026-11-23T09:59:30+00:00', can: { cancel: false, resume: true } };
const runningExport: CustomerExport = { ...queuedExport, status: 'running', rows_read: 5_731 };
const writingExport: CustomerExport = { ...runningExport, rows_read: 12_480, rows_written: 9000 };
const readyExport: CustomerExport = {
  ...writingExport,
  ...endedFields,
  status: 'ready',
  rows_written: 12_480,
  file: { name: 'Customers 2026-11-23.xlsx', size: 1_482_000, expires_at: '2026-11-24T09:59:30+00:00' },
  can: { cancel: false, resume: false },
};
const filteredExport: CustomerExport = {
  ...readyExport,
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
const cancelledExport: CustomerExport = { ...runningExport, ...endedFields, status: 'cancelled' };
const failedExport: CustomerExport = { ...cancelledExport, status: 'failed', failure: 'interrupted' };
const changedPermissionExport: CustomerExport = {
  ...failedExport,
  failure: 'permission_changed',
  can: { cancel: false, resume: false },
};
const expiredExport: CustomerExport = { ...readyExport, status: 'expired', file: null };
const exportTooOldToResume: CustomerExport = { ...cancelledExport, can: { cancel: false, resume: false } };

const foundAnswer = (view: CustomerExportView) => ({ kind: 'found', view }) as const;
const foundAnswerWithJob = (job: CustomerExport) => foundAnswer({ ...viewOfAllDepartments, job });
const updatedOutcome = (job: CustomerExport): ExportOutcome => ({
  kind: 'updated',
  view: { ...viewOfAllDepartments, job },
});
const refusedOutcome = (refusal: Extract<ExportOutcome, { kind: 'refused' }>['refusal']): ExportOutcome => ({
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
      { name: 'nothing under way', output: foundAnswer(viewOfAllDepartments) },
      { name: 'own customers only', output: foundAnswer(viewOfOwnCustomers) },
      { name: 'customers of a department', output: foundAnswer(viewOfDepartment) },
      { name: 'customers of one department alone', output: foundAnswer(viewOfScope(2)) },
      { name: 'own customers, and those below', output: foundAnswer(viewOfScope(5)) },
      { name: 'customers of a department, and own ones', output: foundAnswer(viewOfScope(6)) },
      { name: 'not permitted', output: foundAnswer(deniedView) },
      { name: 'waiting to be taken up', output: foundAnswerWithJob(queuedExport) },
      { name: 'being read', output: foundAnswerWithJob(runningExport) },
      { name: 'being written', output: foundAnswerWithJob(writingExport) },
      { name: 'ready', output: foundAnswerWithJob(readyExport) },
      { name: 'one customer, ready', output: foundAnswerWithJob(filteredExport) },
      { name: 'cancelled', output: foundAnswerWithJob(cancelledExport) },
      { name: 'cancelled long ago', output: foundAnswerWithJob(exportTooOldToResume) },
      { name: 'broken off', output: foundAnswerWithJob(failedExport) },
      { name: 'the permission has changed', output: foundAnswerWithJob(changedPermissionExport) },
      { name: 'expired', output: foundAnswerWithJob(expiredExport) },
      ...commonFaults,
      unknownCodeFault,
    ],
    watchExport: [
      { name: 'being read', output: foundAnswerWithJob(runningExport) },
      { name: 'being written', output: foundAnswerWithJob(writingExport) },
      { name: 'ready', output: foundAnswerWithJob(readyExport) },
      { name: 'cancelled elsewhere', output: foundAnswerWithJob(cancelledExport) },
      { name: 'broken off', output: foundAnswerWithJob(failedExport) },
      { name: 'not permitted any more', output: foundAnswer(deniedView) },
    ],
    beginExport: [
      { name: 'begun', output: updatedOutcome(queuedExport) },
      { name: 'no customer is meant', output: refusedOutcome(refusalWithMessage('export_empty')) },
      { name: 'too many customers are meant', output: refusedOutcome({ code: 'export_too_large' }) },
      { name: 'too many exports', output: refusedOutcome({ code: 'exports_too_many' }) },
      { name: 'one is under way', output: refusedOutcome({ code: 'export_under_way' }) },
      { name: 'the department is gone', output: refusedOutcome({ code: 'department_unknown' }) },
      { name: 'not permitted any more', output: refusedOutcome({ code: 'not_permitted' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    cancelExport: [
      { name: 'cancelled', output: updatedOutcome(cancelledExport) },
      { name: 'ready meanwhile', output: refusedOutcome(refusalWithMessage('export_state_refuses')) },
      { name: 'gone', output: refusedOutcome({ code: 'not_found' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    resumeExport: [
      { name: 'going on', output: updatedOutcome({ ...runningExport, status: 'queued' }) },
      { name: 'too late', output: refusedOutcome({ code: 'export_state_refuses' }) },
      { name: 'one is under way', output: refusedOutcome({ code: 'export_under_way' }) },
      { name: 'too many exports', output: refusedOutcome({ code: 'exports_too_many' }) },
      { name: 'not permitted any more', output: refusedOutcome({ code: 'not_permitted' }) },
      { name: 'gone', output: refusedOutcome({ code: 'not_found' }) },
      { name: 'refused for a new reason', output: refusedOutcome(unknownCodeRefusal) },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'nothing begun', output: foundAnswer(viewOfAllDepartments) },
      { name: 'begun', output: foundAnswerWithJob(queuedExport) },
      { name: 'ready', output: foundAnswerWithJob(readyExport) },
      { name: 'still cancelled', output: foundAnswerWithJob(cancelledExport) },
    ],
    untilExpiry: [
      { name: 'its time is over', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<ExportEvent, ExportPorts>;
