import {
  customerExportBegin,
  customerExportCancel,
  customerExportFile,
  customerExportResume,
} from '#contract/calls/customerExport.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { codes } from '#contract/responseCodes.ts';
import { sentKey } from '../../../flowkit/server/drafts.ts';
import { newKey, type Probe, type ProbeCode, probe } from '../../../flowkit/server/probe.ts';
import { matchesAny, type ServedState } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { isUnderWay } from './conditions.ts';
import { type Reach, requests } from './customers.ts';
import { type Environment, foreignExportIds, type Job, newestOf } from './environment.ts';

type ExportIdLookup = (run: ServedRun) => Promise<string>;

const newestExportId: ExportIdLookup = async (run) => (await newestOf(run)).export_id;
const colleagueExportId: ExportIdLookup = async () => foreignExportIds.ofColleague;
const otherClientExportId: ExportIdLookup = async () => foreignExportIds.ofOtherClient;

const fileOf = `/oss${customerExportFile.path}`;

async function fetchFile({ context }: ServedRun, export_id: string): Promise<ProbeCode | null> {
  const answer = await context.request.get(fileOf, { params: { export_id } });
  if (answer.ok()) return 'ok';
  const { code } = await answer.json();
  const names = Object.keys(codes).filter((name): name is ErrorName => name in codes);
  return names.find((name) => codes[name].code === code) ?? null;
}

const beginProbe = (
  name: string,
  code: ProbeCode,
  by: Readonly<Record<string, unknown>> = {},
  attempt: number | null = null,
): Probe<ServedRun> =>
  probe(`to begin ${name}`, code, async (run) => {
    const key = attempt ? await sentKey(run, { flow: 'customerExport', subject: '' }, attempt) : newKey();
    const { columns, stages, ...rest } = requests.everything;
    const body = { ...rest, columns: [...columns], stages: [...stages], language: 'en' as const, ...by };
    return run.api.call(customerExportBegin, { body, key });
  });

const jobCommands = { cancel: customerExportCancel, resume: customerExportResume };

const commandProbe = (
  wish: keyof typeof jobCommands,
  name: string,
  code: ProbeCode,
  idOf = newestExportId,
): Probe<ServedRun> =>
  probe(`to ${wish} ${name}`, code, async (run) =>
    run.api.call(jobCommands[wish], { body: { export_id: await idOf(run) } }),
  );

const fetchProbe = (name: string, code: ProbeCode, idOf = newestExportId): Probe<ServedRun> => ({
  name: `to fetch ${name}`,
  code,
  send: async (run) => fetchFile(run, await idOf(run)),
});

const foreignProbes: readonly Probe<ServedRun>[] = [
  ['what a colleague exports', colleagueExportId] as const,
  ['what was exported for another client', otherClientExportId] as const,
].flatMap(([name, idOf]) => [
  commandProbe('cancel', name, 'not_found', idOf),
  commandProbe('resume', name, 'not_found', idOf),
  fetchProbe(name, 'not_found', idOf),
]);

const unpermittedProbes = (job: Environment['job']): readonly Probe<ServedRun>[] => [
  beginProbe('without the permission', 'not_permitted'),
  ...(job?.is === 'cancelled' ? [commandProbe('resume', 'without the permission', 'not_permitted')] : []),
  ...(job?.is === 'ready' ? [fetchProbe('without the permission', 'not_permitted')] : []),
];

const beyondReachProbes = (reach: Reach): readonly Probe<ServedRun>[] => [
  beginProbe('with a department beyond reach', 'department_unknown', {
    department_id: reach === 'all' ? 'hk-department-sales' : 'sales',
  }),
  beginProbe('from a day after the last one', 'invalid_request', {
    created_from: '2026-02-02',
    created_to: '2026-02-01',
  }),
];

const secondExportProbes: readonly Probe<ServedRun>[] = [
  beginProbe('beside one that is under way', 'export_under_way'),
  commandProbe('resume', 'what is under way', 'export_under_way'),
  fetchProbe('what is under way', 'not_found'),
];

const repeatedProbes = (attempt: number): readonly Probe<ServedRun>[] => [
  beginProbe('once more', 'ok', {}, attempt),
  beginProbe('another under its key', 'idempotency_key_reused', { format: 'csv' }, attempt),
];

function endedExportProbes({ is, reach: begunFor }: Job, reach: Reach): readonly Probe<ServedRun>[] {
  const file = begunFor === reach ? 'ok' : 'not_permitted';
  return [
    commandProbe('cancel', 'what has ended', 'export_state_refuses'),
    fetchProbe('what has ended', is === 'ready' ? file : 'not_found'),
    ...(is === 'cancelled' || is === 'broken off'
      ? []
      : [commandProbe('resume', 'what cannot go on', 'export_state_refuses')]),
  ];
}

const isProbed = matchesAny('choosing', 'denied', 'underWay', 'stopped', 'ready');

export function probesAt({ snapshot, environment }: ServedState<Environment>): readonly Probe<ServedRun>[] {
  const { reach, job } = environment;
  // Only while the page waits for nothing, which does not affect these answers: an account may ask only so often.
  if (!isProbed(snapshot)) return [];
  if (reach === 'none') return unpermittedProbes(job);
  if (job === null) return [...foreignProbes, ...beyondReachProbes(reach)];
  if (!isUnderWay(environment)) return [...foreignProbes, ...endedExportProbes(job, reach)];
  const isLast = job.by === 'page' && job.of === 'everything' && snapshot.matches('underWay');
  return [...foreignProbes, ...secondExportProbes, ...(isLast ? repeatedProbes(snapshot.context.attempt - 1) : [])];
}
