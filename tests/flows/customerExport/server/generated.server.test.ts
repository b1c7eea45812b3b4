import { isDeepStrictEqual } from 'node:util';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { expect } from 'vitest';
import { customerColumns } from '#contract/entities/customer.ts';
import { customerExportFlow } from '#machines/flows/customerExport/flow.ts';
import {
  defaultUserInput,
  type ExportContext,
  type ExportEvent,
  type ExportUserInput,
} from '#machines/flows/customerExport/types.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import {
  leftToForms,
  matchesAny,
  noClockReason,
  type ReportedFailure,
  type ServedFlow,
  type ServedState,
} from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { customerExport } from '../index.ts';
import { isUnderWay } from './conditions.ts';
import { exportedNames, maxRows, type RequestName, requests } from './customers.ts';
import { type Environment, initialEnvironment, type Job, openExport, runWorkerUntil } from './environment.ts';
import { expectedEffects, readEffects, totalOf } from './expected.ts';
import { probesAt } from './probes.ts';
import { customerExportScenarios, outputOfExample } from './scenarios.ts';

const { created_from, created_to, ...rest } = requests.narrow;
const days = { created_from, created_to };
const noDays = { created_from: '', created_to: '' };

/** Choices made in this order until the request is narrow. */
const choices: readonly (readonly [ExportEvent, Partial<ExportUserInput>])[] = [
  [{ type: 'format.choose', format: rest.format }, { format: rest.format }],
  [{ type: 'columns.choose', columns: [] }, { columns: [] }],
  [{ type: 'columns.choose', columns: rest.columns }, { columns: [...rest.columns] }],
  [{ type: 'stages.choose', stages: rest.stages }, { stages: [...rest.stages] }],
  [{ type: 'department.choose', department_id: rest.department_id }, { department_id: rest.department_id }],
  [{ type: 'days.enter', typed: days }, days],
];
const beginEvents: Readonly<Record<RequestName, ExportEvent>> = {
  everything: { type: 'export.begin', days: noDays },
  narrow: { type: 'export.begin', days },
};
const otherEvents: readonly ExportEvent[] = (
  ['export.cancel', 'export.resume', 'export.renew', 'export.check', 'connection.back', 'flow.resume'] as const
).map((type) => ({ type }));

const chosenAfter = (count: number): ExportUserInput =>
  Object.assign({ ...defaultUserInput }, ...choices.slice(0, count).map(([, change]) => change));

const isChosen = ({ chosen }: ExportContext, count: number): boolean => isDeepStrictEqual(chosen, chosenAfter(count));

function requestNameOf(context: ExportContext): RequestName | null {
  if (isChosen(context, 0)) return 'everything';
  return isChosen(context, choices.length) ? 'narrow' : null;
}

function isEventAllowed(
  { snapshot, environment }: ServedState<Environment>,
  event: { readonly type: string },
): boolean {
  const { reach, before, wanted: chosen } = environment;
  const place = choices.findIndex(([choice]) => choice === event);
  // A second export makes the same request as the first.
  if (place >= 0) return isChosen(snapshot.context, place) && before === null && reach === 'all';
  if (event.type === 'export.begin') return chosen !== null && beginEvents[chosen] === event;
  return before === null || !['export.cancel', 'export.resume', 'export.renew'].includes(event.type);
}

/** Choosing again hides the previous export, unless it is still under way. */
function environmentFromContext(environment: Environment, after: ServedState<Environment>['snapshot']): Environment {
  const known = { ...environment, wanted: requestNameOf(after.context) };
  const isDone = after.matches('choosing') && known.job !== null && !isUnderWay(known);
  return isDone ? { ...known, before: known.job, job: null } : known;
}

/** Files that the paths must reach, beyond what each port answers. */
const goals: Readonly<Record<string, (job: Job) => boolean>> = {
  'everything is ready': ({ of, by, reach }) => by === 'page' && of === 'everything' && reach === 'all',
  'what was chosen is ready': ({ of, by }) => by === 'page' && of === 'narrow',
  'one’s own customers are ready': ({ reach }) => reach === 'own',
  'customers of the department are ready': ({ reach }) => reach === 'department',
  'what goes on again is ready': ({ by }) => by === 'elsewhere again',
};

const beyondReachGoal = 'a file is there that is not permitted any more';

function goalsAt({ snapshot, environment: { job } }: ServedState<Environment>): readonly string[] {
  if (job?.is !== 'ready') return [];
  if (snapshot.matches('denied')) return [beyondReachGoal];
  const reached = Object.entries(goals).filter(([, isReached]) => snapshot.matches('ready') && isReached(job));
  return reached.map(([name]) => name);
}

function reportedFailure(state: string, { context }: ServedState<Environment>['snapshot']): ReportedFailure | null {
  const { fault, refusal, nothing_begun }: ExportContext = context;
  if (state === 'loadFailed') return { fault, isTriedAgain: false };
  if (refusal !== null && ['choosing', 'underWay', 'stopped', 'ready'].includes(state)) return { refusal };
  const waitForText = state === 'choosing' ? nothing_begun : ['underWay', 'stopped', 'ready'].includes(state);
  return waitForText && fault !== null ? { fault, isTriedAgain: true } : null;
}

const jobTexts: Readonly<Record<Job['is'], string>> = {
  queued: 'Your export will start in a moment.',
  reading: '25%: 3 of 6 customers processed',
  writing: '66%: creating the file',
  ready: 'customers exported',
  cancelled: 'customers were processed. You can resume from there within a day.',
  'cancelled long ago': 'The progress of this export is no longer saved.',
  'broken off': 'Your export was interrupted several times.',
  changed: 'The customers you can export have changed since this export started.',
  expired: 'File expired',
};

const jobText = (job: Job): string => {
  if (job.is === 'cancelled') return `${job.read} ${jobTexts.cancelled}`;
  if (job.is !== 'ready') return jobTexts[job.is];
  const total = totalOf(job);
  return total === 1 ? '1 customer exported' : `${total} ${jobTexts.ready}`;
};

const reachTexts = {
  all: 'You can export all your company’s customers.',
  own: 'You can export your own customers.',
  department: 'You can export customers in your department and its sub-departments.',
} as const;

async function expectFile({ page, context }: ServedRun, { of, reach }: Job, label: string): Promise<void> {
  const href = await page.getByRole('link', { name: 'Download file', exact: true }).getAttribute('href');
  const bytes = await (await context.request.get(href ?? '')).body();
  const names = exportedNames[reach][of];
  if (of === 'narrow') {
    const wantedRows = [['Name', 'Email'], ...names.map((name) => [name, `${name}@customer.example`])];
    return expect(parse(bytes, { bom: true }), `${label}: the file`).toEqual(wantedRows);
  }
  const [sheet] = await readXlsxFile(bytes);
  const [headings, ...rows] = sheet?.data ?? [];
  expect({ columns: headings?.length, names: rows.map((row) => row[1]) }, `${label}: the file`).toEqual({
    columns: customerColumns.length,
    names,
  });
}

const servedCustomerExport: ServedFlow<Environment, ServedRun> = {
  tested: customerExport,
  flow: customerExportFlow,
  subject: '',
  input: { key: 'key-of-the-draft', userInput: null },
  events: [...choices.map(([event]) => event), ...Object.values(beginEvents), ...otherEvents],
  scenarios: scenariosIn(customerExportScenarios, outputOfExample),
  environment: { initial: initialEnvironment, allows: isEventAllowed, settled: environmentFromContext },
  // A dismissed export does not come back.
  extraPaths: [['readExport: ready', 'export.renew ({})', 'flow.resume ({})', 'readExport: nothing under way']],
  goalsAt,
  wanted: [...Object.keys(goals), beyondReachGoal],
  leftToOthers: {
    ...leftToForms('customerExport.choosing'),
    'customerExport.ready xstate.error.actor.untilExpiry[0] -> customerExport.reading': noClockReason,
  },
  open: openExport,
  address: '/mall/crm-export',
  tells: reportedFailure,
  expectAt: async (run, { snapshot, environment: { reach, job } }, label) => {
    const { page } = run;
    if (snapshot.matches('choosing') && reach !== 'none') await page.getByText(reachTexts[reach]).waitFor();
    const shown = job !== null && snapshot.context.view?.job != null;
    if (!shown || !matchesAny('underWay', 'stopped', 'ready')(snapshot) || phaseOf(job) !== snapshot.value) return;
    await page.getByText(jobText(job)).first().waitFor();
    // The worker leaves ended exports unchanged.
    if (snapshot.matches('stopped')) await runWorkerUntil(run, 'the end');
    if (job.is === 'ready') await expectFile(run, job, label);
  },
  probesAt,
  effects: readEffects,
  expectEffects: async (run, { environment }) => {
    expect(await readEffects(run)).toEqual(expectedEffects(environment));
  },
};

function phaseOf({ is }: Job): 'underWay' | 'ready' | 'stopped' {
  if (is === 'queued' || is === 'reading' || is === 'writing') return 'underWay';
  return is === 'ready' ? 'ready' : 'stopped';
}

serverSuite(await openServedWorld({ MALLFLOW_EXPORT_ROWS: `${maxRows}` }), servedCustomerExport);
