import { invoiceExamples } from '#machines/flows/invoice/examples.ts';
import type { InvoiceContext } from '#machines/flows/invoice/types.ts';
import { childAreas } from '#server/modules/areas/areas.ts';
import { demote } from '../../../flowkit/server/arranging.ts';
import {
  type Asking,
  answers,
  asksNothing,
  both,
  commandFaults,
  fieldIs,
  type More,
  type OutputOf,
  outputsIn,
  readFaults,
  type ScenarioTable,
  shownByViews,
  tellings,
  type When,
} from '../../../flowkit/server/scenario.ts';
import { applyElsewhere, arrangements, issue, mail, pay, print, refuseAccount, takeNumber, upload } from './arrange.ts';
import { city, type Environment, letterOfBefore, numbers, province, type Stands } from './environment.ts';
import { type InvoiceRun, loseLetter } from './run.ts';

type Is = When<Environment>;
type Ways = More<Environment, InvoiceRun>;

const asInTheDemo = [
  ['"cn-35-1"', `"${city.area_id}"`],
  ['福州市', city.name],
  ['"91350100M000100Y43"', `"${numbers.listed}"`],
  ['"6217000011112222"', '"1001234509200176543"'],
  ['"Example Trading"', '"上海云帆贸易有限公司"'],
  ['"file-1"', `"${letterOfBefore}"`],
] as const;

const exampleOf = outputsIn(invoiceExamples.ports);

export const outputOf: OutputOf = (port, name) => {
  const text = JSON.stringify(exampleOf(port, name));
  return JSON.parse(asInTheDemo.reduce((read, [word, own]) => read.replaceAll(word, own), text));
};
const { afterFailures, afterNothing, comesTo } = tellings<Environment, InvoiceRun>();
const stands = fieldIs<Environment>()('stands');

const isOpen = stands('open', 'first', 'last on paper', 'account refused', 'mailing refused');
const isUntouched = stands('open', 'first', 'last on paper');

const meanwhile = (when: Is, now: Exclude<Stands, 'open'>, arrange = arrangements[now]) => ({
  when,
  becomes: { stands: now },
  arrange,
});

/** The invoice gets the status if there is no application, or already has it. */
const comes = (now: Exclude<Stands, 'open'>) => comesTo({ ...meanwhile(stands('open'), now), isSo: stands(now) });

const contextOf = ({ before }: Asking): InvoiceContext => before.context;

const asksAlong =
  (path: readonly string[]): Is =>
  (_environment, asking) =>
    contextOf(asking)
      .entered.area.map(({ area_id }) => area_id)
      .join() === path.join();

const widest = childAreas('CN', null);
const ofProvince = childAreas('CN', province.area_id);
const areas = (name: string, path: readonly string[], output: readonly (typeof widest)[]) =>
  answers<Environment, InvoiceRun>(name, output, { when: asksAlong(path) });

/** The application sent: its kind, and whether the register lists its number or cannot answer. */
const sends =
  (kind: 'electronic' | 'paper', number: Environment['number']): Is =>
  (environment, asking) =>
    isOpen(environment, asking) &&
    contextOf(asking).entered.kind === kind &&
    environment.number === number &&
    !(number === 'listed' && environment.isTaken);

const sent = (kind: 'electronic' | 'paper', number: Environment['number']): Ways => ({
  when: sends(kind, number),
  becomes: ({ form }) => ({
    stands: kind === 'paper' ? 'applied on paper' : 'applied',
    sent: form,
    register: number === 'unchecked' ? 'not_asked' : 'listed',
  }),
});

const isApplied = stands('applied');
const isSentByPage: Is = (environment) => environment.sent !== 'elsewhere';

export const invoiceScenarios: ScenarioTable<(typeof invoiceExamples)['ports'], Environment, InvoiceRun> = {
  readInvoice: {
    'the first one': comes('first'),
    'the first one, on paper': shownByViews,
    'with one of another order': { when: stands('open') },
    'with one on paper': comes('last on paper'),
    'applied for': comes('applied'),
    'the account was refused': comes('account refused'),
    'the mailing was refused': comes('mailing refused'),
    'much was refused': shownByViews,
    'the e-mail was refused': shownByViews,
    'the letter was refused': shownByViews,
    issued: comes('issued'),
    'issued on paper': comes('printed'),
    mailed: comes('mailed'),
    'mailed with ems': shownByViews,
    'mailed with zto': shownByViews,
    'mailed with hk_post': shownByViews,
    'mailed with tw_post': shownByViews,
    'mailed with jp_post': shownByViews,
    'mailed with yamato': shownByViews,
    unpaid: comes('unpaid'),
    closed: comes('closed'),
    'nothing was charged': shownByViews,
    'asked by a child account': comes('child'),
    none: comes('gone'),
    ...readFaults,
  },
  loadAreas: {
    provinces: areas('provinces', [], [widest]),
    'provinces and cities': areas('provinces and cities', [province.area_id], [widest, ofProvince]),
    'all of a path': areas('all of a path', [province.area_id, city.area_id], [widest, ofProvince, []]),
    ...readFaults,
  },
  uploadLetter: {
    uploaded: answers('uploaded', exampleOf('uploadLetter', 'uploaded'), {
      when: (_environment, asking) => contextOf(asking).entered.notice_letter === null,
      arrange: upload,
    }),
    'another uploaded': answers('another uploaded', exampleOf('uploadLetter', 'another uploaded'), {
      when: (_environment, asking) => contextOf(asking).entered.notice_letter !== null,
      arrange: upload,
    }),
    'kept as it was': asksNothing,
  },
  sendApplication: {
    sent: sent('electronic', 'listed'),
    'sent unchecked': sent('electronic', 'unchecked'),
    'sent on paper': sent('paper', 'listed'),
    'applied for meanwhile': meanwhile(isUntouched, 'applied', applyElsewhere()),
    'the order is closed': meanwhile(isUntouched, 'closed'),
    'no such order': meanwhile(isUntouched, 'gone'),
    'by a child account': meanwhile(isUntouched, 'child', demote),
    'not listed': {
      when: (environment, asking) => isOpen(environment, asking) && environment.number === 'struck',
    },
    taken: {
      when: (environment, asking) => isOpen(environment, asking) && environment.number === 'listed',
      becomes: { isTaken: true },
      arrange: takeNumber,
    },
    'no such area': 'areas are never taken away; a test of the server hands in those of another zone',
    'the letter is gone': {
      when: (environment, asking) =>
        isOpen(environment, asking) &&
        environment.letter === 'uploaded' &&
        environment.number === 'listed' &&
        !environment.isTaken,
      arrange: loseLetter,
    },
    'the letter is not accepted': 'the page hands in what the upload has accepted',
    ...commandFaults({
      'it was sent': sent('electronic', 'listed'),
      'it was sent on paper': sent('paper', 'listed'),
    }),
  },
  lookUp: {
    'applied for': [
      comesTo({ ...meanwhile(isUntouched, 'applied', applyElsewhere()), isSo: isApplied }),
      afterFailures(isApplied),
    ],
    'applied for on paper': { when: stands('applied on paper') },
    'nothing yet': { when: isUntouched },
    'the account is still refused': { when: stands('account refused') },
    'the mailing is still refused': { when: stands('mailing refused') },
    none: meanwhile(isUntouched, 'gone'),
  },
  watchInvoice: {
    issued: [
      meanwhile(isApplied, 'issued', issue),
      afterNothing(meanwhile(both(isApplied, isSentByPage), 'issued', issue)),
    ],
    'issued on paper': meanwhile(stands('applied on paper'), 'printed', print),
    mailed: meanwhile(stands('printed'), 'mailed', mail),
    'the account was refused': meanwhile(
      (environment, asking) => isApplied(environment, asking) && ['elsewhere', 'of before'].includes(environment.sent),
      'account refused',
      refuseAccount,
    ),
    'it can be applied for': meanwhile(stands('unpaid'), 'first', pay),
    none: meanwhile(stands('applied', 'applied on paper', 'printed', 'unpaid'), 'gone'),
  },
};
