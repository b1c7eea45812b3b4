import {
  customerExportBegin,
  customerExportCancel,
  customerExportFile,
  customerExportResume,
} from '#contract/calls/customerExport.ts';
import type { ErrorName } from '#contract/codes.ts';
import { codes } from '#contract/codes.ts';
import { sentKey } from '../../../flowkit/server/drafts.ts';
import { type Code, newKey, type Probe, probe } from '../../../flowkit/server/probe.ts';
import { type At, isIn } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { type Reach, wanted } from './book.ts';
import { isUnderWay } from './conditions.ts';
import { type Environment, foreign, type Job, newestOf } from './environment.ts';

type IdOf = (run: ServedRun) => Promise<string>;

const newest: IdOf = async (run) => (await newestOf(run)).export_id;
const ofColleague: IdOf = async () => foreign.ofColleague;
const ofOtherClient: IdOf = async () => foreign.ofOtherClient;

const fileOf = `/oss${customerExportFile.path}`;

async function fetched({ context }: ServedRun, export_id: string): Promise<Code | null> {
  const answer = await context.request.get(fileOf, { params: { export_id } });
  if (answer.ok()) return 'ok';
  const { code } = await answer.json();
  const names = Object.keys(codes).filter((name): name is ErrorName => name in codes);
  return names.find((name) => codes[name].code === code) ?? null;
}

const beginning = (
  name: string,
  code: Code,
  by: Readonly<Record<string, unknown>> = {},
  attempt: number | null = null,
): Probe<ServedRun> =>
  probe(`to begin ${name}`, code, async (run) => {
    const key = attempt ? await sentKey(run, { flow: 'customerExport', subject: '' }, attempt) : newKey();
    const { columns, stages, ...rest } = wanted.everything;
    const body = { ...rest, columns: [...columns], stages: [...stages], language: 'en' as const, ...by };
    return run.api.call(customerExportBegin, { body, key });
  });

const wishes = { cancel: customerExportCancel, resume: customerExportResume };

const wishing = (wish: keyof typeof wishes, name: string, code: Code, idOf = newest): Probe<ServedRun> =>
  probe(`to ${wish} ${name}`, code, async (run) =>
    run.api.call(wishes[wish], { body: { export_id: await idOf(run) } }),
  );

const fetching = (name: string, code: Code, idOf = newest): Probe<ServedRun> => ({
  name: `to fetch ${name}`,
  code,
  send: async (run) => fetched(run, await idOf(run)),
});

const ofOthers: readonly Probe<ServedRun>[] = [
  ['what a colleague exports', ofColleague] as const,
  ['what was exported for another client', ofOtherClient] as const,
].flatMap(([name, idOf]) => [
  wishing('cancel', name, 'not_found', idOf),
  wishing('resume', name, 'not_found', idOf),
  fetching(name, 'not_found', idOf),
]);

const withoutPermission = (job: Environment['job']): readonly Probe<ServedRun>[] => [
  beginning('without the permission', 'not_permitted'),
  ...(job?.is === 'cancelled' ? [wishing('resume', 'without the permission', 'not_permitted')] : []),
  ...(job?.is === 'ready' ? [fetching('without the permission', 'not_permitted')] : []),
];

const beyondReach = (reach: Reach): readonly Probe<ServedRun>[] => [
  beginning('with a department beyond reach', 'department_unknown', {
    department_id: reach === 'all' ? 'hk-department-sales' : 'sales',
  }),
  beginning('from a day after the last one', 'invalid_request', {
    created_from: '2026-02-02',
    created_to: '2026-02-01',
  }),
];

const besideIt: readonly Probe<ServedRun>[] = [
  beginning('beside one that is under way', 'export_under_way'),
  wishing('resume', 'what is under way', 'export_under_way'),
  fetching('what is under way', 'not_found'),
];

const onceMore = (attempt: number): readonly Probe<ServedRun>[] => [
  beginning('once more', 'ok', {}, attempt),
  beginning('another under its key', 'idempotency_key_reused', { format: 'csv' }, attempt),
];

function ofEnded({ is, reach: begunFor }: Job, reach: Reach): readonly Probe<ServedRun>[] {
  const file = begunFor === reach ? 'ok' : 'not_permitted';
  return [
    wishing('cancel', 'what has ended', 'export_state_refuses'),
    fetching('what has ended', is === 'ready' ? file : 'not_found'),
    ...(is === 'cancelled' || is === 'broken off'
      ? []
      : [wishing('resume', 'what cannot go on', 'export_state_refuses')]),
  ];
}

const isSettled = isIn('choosing', 'denied', 'underWay', 'stopped', 'ready');

export function probesAt({ snapshot, environment }: At<Environment>): readonly Probe<ServedRun>[] {
  const { reach, job } = environment;
  // Only while the page waits for nothing, which does not affect these answers: an account may ask only so often.
  if (!isSettled(snapshot)) return [];
  if (reach === 'none') return withoutPermission(job);
  if (job === null) return [...ofOthers, ...beyondReach(reach)];
  if (!isUnderWay(environment)) return [...ofOthers, ...ofEnded(job, reach)];
  const isLast = job.by === 'page' && job.of === 'everything' && snapshot.matches('underWay');
  return [...ofOthers, ...besideIt, ...(isLast ? onceMore(snapshot.context.attempt - 1) : [])];
}
