import type { Defect } from '../../defects/defect.ts';

const updates = 'machines/flows/customerExport/updates.ts';
const reasons = 'machines/flows/customerExport/reasons.ts';
const lifecycle = 'machines/lifecycles/customerExport.ts';
const choosing = 'src/flows/customerExport/Choosing.tsx';
const rows = 'src/flows/customerExport/ExportRows.tsx';
const job = 'src/flows/customerExport/Job.tsx';

/** What could go wrong in an export of customers, where no mutant of its machine stands for it. */
export const customerExportDefects: readonly Defect[] = [
  {
    name: 'each attempt begins under the same key',
    file: updates,
    find: '{attempt}`',
    replace: '{attempt * 0}`',
  },
  {
    name: 'the stages that were chosen are not asked for',
    file: updates,
    find: '  columns,\n  stages,\n  ...(department_id',
    replace: '  columns,\n  stages: stages.slice(4),\n  ...(department_id',
  },
  {
    name: 'the last day is not asked for',
    file: updates,
    find: "...(created_to !== '' && { created_to }),",
    replace: '',
  },
  {
    name: 'a department that is gone is taken for one that changed nothing',
    file: updates,
    find: "  'department_unknown',\n",
    replace: '',
  },
  {
    name: 'a look-up that finds nothing says nothing',
    file: updates,
    find: "nothing_begun: standingOf(read) === 'open'",
    replace: 'nothing_begun: false',
  },
  {
    name: 'the file expires by the clock of the page',
    file: updates,
    find: 'Date.parse(expires_at) - Date.parse(view.as_of)',
    replace: 'Date.parse(expires_at)',
  },
  {
    name: 'an export can be begun without a column',
    file: reasons,
    find: 'chosen.columns.length === 0',
    replace: 'chosen.columns.length < 0',
  },
  {
    name: 'who may not export is offered an export that was begun before',
    file: reasons,
    find: "if (view === null || view.reach === null) return 'denied';",
    replace: "if (view === null || (view.reach === null && view.job === null)) return 'denied';",
  },
  {
    name: 'an export that has failed is told as under way',
    file: reasons,
    find: "failed: 'stopped'",
    replace: "failed: 'underWay'",
  },
  {
    name: 'what has been written does not count as progress',
    file: lifecycle,
    find: '((rows_read + rows_written) * 50) / rows_total',
    replace: '(rows_read * 100) / rows_total',
  },
  {
    name: 'which customers are within reach is not said',
    file: choosing,
    find: 'description={reach && t(scopeWords[reach.scope])}',
    replace: '',
  },
  {
    name: 'departments are listed without those above them',
    file: choosing,
    find: 'above.splice(depth, above.length, name)',
    replace: 'above.splice(0, above.length, name)',
  },
  {
    name: 'why no export was begun is not told',
    file: choosing,
    find: 'if (refusal !== null)',
    replace: 'if (refusal !== null && nothing_begun)',
  },
  {
    name: 'the days that were chosen are not said',
    file: rows,
    find: 'created_from !== undefined || created_to !== undefined ? true : null',
    replace: 'created_from === created_to && created_to !== undefined ? true : null',
  },
  {
    name: 'the columns that were chosen are told as all',
    file: rows,
    find: 'request.columns.length === customerColumns.length',
    replace: 'request.columns.length <= customerColumns.length',
  },
  {
    name: 'the way to the file leads to another',
    file: job,
    find: 'href={fileAddress(job.export_id)}',
    replace: "href={fileAddress('')}",
  },
  {
    name: 'it is not said until when the file is there',
    file: job,
    find: 'downloaded until {until}, by you alone',
    replace: 'downloaded, by you alone',
  },
  {
    name: 'an export that cannot go on offers to',
    file: job,
    find: '{job.can.resume && (\n          <Button onClick',
    replace: '{job.status !== null && (\n          <Button onClick',
  },
  {
    name: 'why it broke off is not told',
    file: job,
    find: '{job.failure !== null && t(failureWords[job.failure])}',
    replace: '',
  },
  {
    name: 'how many were read is not said',
    file: job,
    find: '{percent}%: {done} of {total} customers read',
    replace: '{percent}%: of {total} customers read',
  },
];
