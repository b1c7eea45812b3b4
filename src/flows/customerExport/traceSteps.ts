import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { ExportChildren, ExportContext, ExportEvent } from '#machines/flows/customerExport/types.ts';
import { failed, formRows, pageRows, resumeRow, succeeded } from '../../flowkit/steps/common.ts';
import type { Payload, StepResult, StepRows } from '../../flowkit/steps/rows.ts';
import type { StepFormatter } from '../../flowkit/steps/stepFormatter.ts';
import { exportFormatLabels, exportStatusLabels } from '../../i18n/customerLabels.ts';

const tracedExport = z.object({ reach: z.unknown(), job: z.nullable(z.object({ status: z.unknown() })) });

const notPermittedMessage = msg`not permitted`;
const noExportMessage = msg`no export`;

function describeExport({ view }: Payload, { say, wordOf }: StepFormatter): StepResult {
  const read = tracedExport.safeParse(view).data;
  if (read === undefined || read.reach === null) return succeeded(say(notPermittedMessage));
  return succeeded(read.job === null ? say(noExportMessage) : wordOf(exportStatusLabels, read.job.status));
}

const describeOutcome = ({ kind, refusal, ...told }: Payload, teller: StepFormatter): StepResult =>
  kind === 'updated' ? describeExport(told, teller) : failed(teller.refused(refusal));

export const customerExportTraceSteps = {
  'format.choose': {
    by: 'person',
    can: msg`Choose file format`,
    did: msg`Chose file format`,
    detail: ({ format }, { wordOf }) => wordOf(exportFormatLabels, format),
    tries: () => [{ type: 'format.choose', format: 'csv' }],
  },
  'columns.choose': {
    by: 'person',
    can: msg`Choose columns`,
    did: msg`Chose columns`,
    detail: () => null,
    tries: () => [{ type: 'columns.choose', columns: [] }],
  },
  'stages.choose': {
    by: 'person',
    can: msg`Choose stages`,
    did: msg`Chose stages`,
    detail: () => null,
    tries: () => [{ type: 'stages.choose', stages: [] }],
  },
  'department.choose': {
    by: 'person',
    can: msg`Choose a department`,
    did: msg`Chose a department`,
    detail: () => null,
    tries: () => [{ type: 'department.choose', department_id: null }],
  },
  'days.enter': {
    by: 'person',
    can: msg`Enter dates`,
    did: msg`Entered dates`,
    detail: () => null,
    tries: () => [{ type: 'days.enter', typed: { created_from: '', created_to: '' } }],
  },
  'export.begin': {
    by: 'person',
    can: msg`Start export`,
    did: msg`Tried to start the export`,
    detail: () => null,
    tries: () => [{ type: 'export.begin', days: { created_from: '', created_to: '' } }],
  },
  'export.cancel': { by: 'person', can: msg`Cancel export`, did: msg`Tried to cancel the export` },
  'export.resume': { by: 'person', can: msg`Resume export`, did: msg`Tried to resume the export` },
  'export.renew': { by: 'person', can: msg`Start another export`, did: msg`Tried to start another export` },
  'export.check': {
    by: 'person',
    can: msg`Check export status`,
    did: msg`Tried to check export status`,
  },
  ...formRows,
  'connection.back': pageRows['connection.back'],
  'flow.resume': resumeRow,

  readExport: { by: 'server', did: msg`Loading export options`, answer: describeExport },
  beginExport: { by: 'server', did: msg`Starting the export`, answer: describeOutcome },
  cancelExport: { by: 'server', did: msg`Cancelling the export`, answer: describeOutcome },
  resumeExport: { by: 'server', did: msg`Resuming the export`, answer: describeOutcome },
  watchExport: { by: 'server', did: msg`Waiting for export updates`, answer: describeExport },
  checkOutcome: { by: 'server', did: msg`Checking export status`, answer: describeExport },
  untilExpiry: { by: 'clock', did: msg`The file expired` },
} as const satisfies StepRows<ExportContext, ExportEvent, ExportChildren>;
