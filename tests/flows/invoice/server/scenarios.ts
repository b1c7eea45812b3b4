import { invoiceExamples } from '#machines/flows/invoice/examples.ts';
import type { InvoiceContext } from '#machines/flows/invoice/types.ts';
import { childAreas } from '#server/modules/areas/areas.ts';
import {
  allOf,
  answerScenario,
  commandFaults,
  fieldIs,
  leftToViewsReason,
  noRequestReason,
  type OutputLookup,
  outputsIn,
  type PortRequestContext,
  readFaults,
  type ScenarioCondition,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import { demote } from '../../../flowkit/server/setup.ts';
import { city, type Environment, earlierLetter, numbers, province, type Status } from './environment.ts';
import { expireLetter, type InvoiceRun } from './run.ts';
import {
  applyElsewhere,
  giveNumberAway,
  issue,
  issueOnPaper,
  mail,
  pay,
  refuseAccount,
  statusSetups,
  upload,
} from './setup.ts';

type Condition = ScenarioCondition<Environment>;
type Options = ScenarioOptions<Environment, InvoiceRun>;

const demoReplacements = [
  ['"cn-35-1"', `"${city.area_id}"`],
  ['福州市', city.name],
  ['"91350100M000100Y43"', `"${numbers.listed}"`],
  ['"6217000011112222"', '"1001234509200176543"'],
  ['"Example Trading"', '"上海云帆贸易有限公司"'],
  ['"file-1"', `"${earlierLetter}"`],
] as const;

const exampleOf = outputsIn(invoiceExamples.ports);

export const outputOfExample: OutputLookup = (port, name) => {
  const text = JSON.stringify(exampleOf(port, name));
  return JSON.parse(demoReplacements.reduce((read, [word, own]) => read.replaceAll(word, own), text));
};
const { afterFailures, afterNothing, comesTo } = scenarioFactories<Environment, InvoiceRun>();
const statusIs = fieldIs<Environment>()('stands');

const isOpen = statusIs('open', 'first', 'last on paper', 'account refused', 'mailing refused');
const isUntouched = statusIs('open', 'first', 'last on paper');

const concurrentChange = (when: Condition, now: Exclude<Status, 'open'>, arrange = statusSetups[now]) => ({
  when,
  becomes: { stands: now },
  arrange,
});

/** The invoice gets the status if there is no application, or already has it. */
const withStatus = (now: Exclude<Status, 'open'>) =>
  comesTo({ ...concurrentChange(statusIs('open'), now), isSo: statusIs(now) });

const contextBefore = ({ before }: PortRequestContext): InvoiceContext => before.context;

const asksForPath =
  (path: readonly string[]): Condition =>
  (_environment, asking) =>
    contextBefore(asking)
      .entered.area.map(({ area_id }) => area_id)
      .join() === path.join();

const topLevelAreas = childAreas('CN', null);
const citiesOfProvince = childAreas('CN', province.area_id);
const areas = (name: string, path: readonly string[], output: readonly (typeof topLevelAreas)[]) =>
  answerScenario<Environment, InvoiceRun>(name, output, { when: asksForPath(path) });

/** The application sent: its kind, and whether the register lists its number or cannot answer. */
const isSent =
  (kind: 'electronic' | 'paper', number: Environment['number']): Condition =>
  (environment, asking) =>
    isOpen(environment, asking) &&
    contextBefore(asking).entered.kind === kind &&
    environment.number === number &&
    !(number === 'listed' && environment.isTaken);

const sendsApplication = (kind: 'electronic' | 'paper', number: Environment['number']): Options => ({
  when: isSent(kind, number),
  becomes: ({ form }) => ({
    stands: kind === 'paper' ? 'applied on paper' : 'applied',
    sent: form,
    register: number === 'unchecked' ? 'not_asked' : 'listed',
  }),
});

const isApplied = statusIs('applied');
const isSentByPage: Condition = (environment) => environment.sent !== 'elsewhere';

export const invoiceScenarios: ScenarioTable<(typeof invoiceExamples)['ports'], Environment, InvoiceRun> = {
  readInvoice: {
    'the first one': withStatus('first'),
    'the first one, on paper': leftToViewsReason,
    'with one of another order': { when: statusIs('open') },
    'with one on paper': withStatus('last on paper'),
    'applied for': withStatus('applied'),
    'the account was refused': withStatus('account refused'),
    'the mailing was refused': withStatus('mailing refused'),
    'much was refused': leftToViewsReason,
    'the e-mail was refused': leftToViewsReason,
    'the letter was refused': leftToViewsReason,
    issued: withStatus('issued'),
    'issued on paper': withStatus('printed'),
    mailed: withStatus('mailed'),
    'mailed with ems': leftToViewsReason,
    'mailed with zto': leftToViewsReason,
    'mailed with hk_post': leftToViewsReason,
    'mailed with tw_post': leftToViewsReason,
    'mailed with jp_post': leftToViewsReason,
    'mailed with yamato': leftToViewsReason,
    unpaid: withStatus('unpaid'),
    closed: withStatus('closed'),
    'nothing was charged': leftToViewsReason,
    'asked by a child account': withStatus('child'),
    none: withStatus('gone'),
    ...readFaults,
  },
  loadAreas: {
    provinces: areas('provinces', [], [topLevelAreas]),
    'provinces and cities': areas('provinces and cities', [province.area_id], [topLevelAreas, citiesOfProvince]),
    'all of a path': areas('all of a path', [province.area_id, city.area_id], [topLevelAreas, citiesOfProvince, []]),
    ...readFaults,
  },
  uploadLetter: {
    uploaded: answerScenario('uploaded', exampleOf('uploadLetter', 'uploaded'), {
      when: (_environment, asking) => contextBefore(asking).entered.notice_letter === null,
      arrange: upload,
    }),
    'another uploaded': answerScenario('another uploaded', exampleOf('uploadLetter', 'another uploaded'), {
      when: (_environment, asking) => contextBefore(asking).entered.notice_letter !== null,
      arrange: upload,
    }),
    'kept as it was': noRequestReason,
  },
  sendApplication: {
    sent: sendsApplication('electronic', 'listed'),
    'sent unchecked': sendsApplication('electronic', 'unchecked'),
    'sent on paper': sendsApplication('paper', 'listed'),
    'applied for meanwhile': concurrentChange(isUntouched, 'applied', applyElsewhere()),
    'the order is closed': concurrentChange(isUntouched, 'closed'),
    'no such order': concurrentChange(isUntouched, 'gone'),
    'by a child account': concurrentChange(isUntouched, 'child', demote),
    'not listed': {
      when: (environment, asking) => isOpen(environment, asking) && environment.number === 'struck',
    },
    taken: {
      when: (environment, asking) => isOpen(environment, asking) && environment.number === 'listed',
      becomes: { isTaken: true },
      arrange: giveNumberAway,
    },
    'no such area': 'areas are never taken away; a test of the server hands in those of another zone',
    'the letter is gone': {
      when: (environment, asking) =>
        isOpen(environment, asking) &&
        environment.letter === 'uploaded' &&
        environment.number === 'listed' &&
        !environment.isTaken,
      arrange: expireLetter,
    },
    'the letter is not accepted': 'the page hands in what the upload has accepted',
    ...commandFaults({
      'it was sent': sendsApplication('electronic', 'listed'),
      'it was sent on paper': sendsApplication('paper', 'listed'),
    }),
  },
  checkOutcome: {
    'applied for': [
      comesTo({ ...concurrentChange(isUntouched, 'applied', applyElsewhere()), isSo: isApplied }),
      afterFailures(isApplied),
    ],
    'applied for on paper': { when: statusIs('applied on paper') },
    'nothing yet': { when: isUntouched },
    'the account is still refused': { when: statusIs('account refused') },
    'the mailing is still refused': { when: statusIs('mailing refused') },
    none: concurrentChange(isUntouched, 'gone'),
  },
  watchInvoice: {
    issued: [
      concurrentChange(isApplied, 'issued', issue),
      afterNothing(concurrentChange(allOf(isApplied, isSentByPage), 'issued', issue)),
    ],
    'issued on paper': concurrentChange(statusIs('applied on paper'), 'printed', issueOnPaper),
    mailed: concurrentChange(statusIs('printed'), 'mailed', mail),
    'the account was refused': concurrentChange(
      (environment, asking) => isApplied(environment, asking) && ['elsewhere', 'of before'].includes(environment.sent),
      'account refused',
      refuseAccount,
    ),
    'it can be applied for': concurrentChange(statusIs('unpaid'), 'first', pay),
    none: concurrentChange(statusIs('applied', 'applied on paper', 'printed', 'unpaid'), 'gone'),
  },
};
