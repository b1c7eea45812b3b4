import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { ExportContext, ExportEvent, ExportQuestions } from '#machines/flows/customerExport/types.ts';
import { answered, failed, formRows, pageRows, resumeRow } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import type { Teller } from '../../flowkit/steps/teller.ts';
import { exportFormatWords, exportStatusWords } from '../../i18n/customerWords.ts';

const standing = z.object({ reach: z.unknown(), job: z.nullable(z.object({ status: z.unknown() })) });

const notPermitted = msg`not permitted`;
const noExport = msg`no export`;

function exportAnswer({ view }: Payload, { say, wordOf }: Teller): Answer {
  const read = standing.safeParse(view).data;
  if (read === undefined || read.reach === null) return answered(say(notPermitted));
  return answered(read.job === null ? say(noExport) : wordOf(exportStatusWords, read.job.status));
}

const outcomeAnswer = ({ kind, refusal, ...told }: Payload, teller: Teller): Answer =>
  kind === 'told' ? exportAnswer(told, teller) : failed(teller.refused(refusal));

export const customerExportSteps = {
  'format.choose': {
    by: 'person',
    can: msg`Choose file format`,
    did: msg`Chose file format`,
    detail: ({ format }, { wordOf }) => wordOf(exportFormatWords, format),
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

  readExport: { by: 'server', did: msg`Loading export options`, answer: exportAnswer },
  beginExport: { by: 'server', did: msg`Starting the export`, answer: outcomeAnswer },
  cancelExport: { by: 'server', did: msg`Cancelling the export`, answer: outcomeAnswer },
  resumeExport: { by: 'server', did: msg`Resuming the export`, answer: outcomeAnswer },
  watchExport: { by: 'server', did: msg`Waiting for export updates`, answer: exportAnswer },
  lookUp: { by: 'server', did: msg`Checking export status`, answer: exportAnswer },
  untilExpiry: { by: 'clock', did: msg`The file expired` },
} as const satisfies StepRows<ExportContext, ExportEvent, ExportQuestions>;
