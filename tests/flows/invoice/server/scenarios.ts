import { invoiceExamples } from '#machines/flows/invoice/examples.ts';
import type { InvoiceContext } from '#machines/flows/invoice/types.ts';
import { newRefusal } from '#machines/kit/examples.ts';
import { areasIn } from '#server/modules/areas/areas.ts';
import {
  type Asking,
  afterFailures,
  answers,
  comesTo,
  fails,
  faultScenarios,
  newRefusalScenarios,
  outputsIn,
  type Scenario,
  type ScenarioTable,
} from '../../../flowkit/server/scenario.ts';
import {
  type Arrange,
  applyElsewhere,
  arrangements,
  issue,
  mail,
  pay,
  print,
  refuseAccount,
  takeNumber,
  upload,
} from './arrange.ts';
import { city, type Environment, letterOfBefore, numbers, province, type Stands } from './environment.ts';
import { demote, type InvoiceRun, loseLetter } from './run.ts';

type Examples = (typeof invoiceExamples)['ports'];
type Port = keyof Examples;
type When = (environment: Environment, asking: Asking) => boolean;
type Becomes = (environment: Environment) => Environment;
type More = Partial<Scenario<Environment, InvoiceRun>>;

/** The words of the examples that the demo has others for. */
const asInTheDemo = [
  ['"cn-35-1"', `"${city.area_id}"`],
  ['福州市', city.name],
  ['"91350100M000100Y43"', `"${numbers.listed}"`],
  ['"6217000011112222"', '"1001234509200176543"'],
  ['"Example Trading"', '"上海云帆贸易有限公司"'],
  ['"file-1"', `"${letterOfBefore}"`],
] as const;

const exampleOf = outputsIn(invoiceExamples.ports);

/** What an example says, with what the demo has in its place. */
function outputOf(port: Port, name: string): unknown {
  const text = JSON.stringify(exampleOf(port, name));
  return JSON.parse(asInTheDemo.reduce((read, [word, own]) => read.replaceAll(word, own), text));
}

const like = (port: Port, name: string, more: More) =>
  answers<Environment, InvoiceRun>(name, outputOf(port, name), more);

const stands =
  (...those: readonly Stands[]): When =>
  (environment) =>
    those.includes(environment.stands);

const becomes =
  (now: Stands): Becomes =>
  (environment) => ({ ...environment, stands: now });

/** It can be applied for. */
const isOpen = stands('open', 'first', 'last on paper', 'account refused', 'mailing refused');
/** Nothing was applied for yet. */
const isUntouched = stands('open', 'first', 'last on paper');

/** It comes to stand so where nothing has been done, or stands so already. */
const comes = (name: string, now: Exclude<Stands, 'open'>) =>
  comesTo<Environment, InvoiceRun>(name, outputOf('readInvoice', name), {
    when: stands('open'),
    becomes: becomes(now),
    arrange: arrangements[now],
    isSo: stands(now),
  });

const meanwhile = (port: Port, name: string, when: When, now: Stands, arrange: Arrange) =>
  like(port, name, { when, becomes: becomes(now), arrange });

const contextOf = ({ before }: Asking): InvoiceContext => before.context;

/** Along which areas a page asks for narrower ones. */
const asksAlong =
  (path: readonly string[]): When =>
  (_environment, asking) =>
    contextOf(asking)
      .entered.area.map(({ area_id }) => area_id)
      .join() === path.join();

const widest = areasIn('CN', null);
const ofProvince = areasIn('CN', province.area_id);
const areas = (name: string, path: readonly string[], output: readonly (typeof widest)[]) =>
  answers<Environment, InvoiceRun>(name, output, { when: asksAlong(path) });

/** What is sent: on paper or not, with a number that the register lists or of which it can say nothing. */
const sends =
  (kind: 'electronic' | 'paper', number: Environment['number']): When =>
  (environment, asking) =>
    isOpen(environment, asking) &&
    contextOf(asking).entered.kind === kind &&
    environment.number === number &&
    !(number === 'listed' && environment.isTaken);

const sent = (kind: 'electronic' | 'paper', number: Environment['number']): More => ({
  when: sends(kind, number),
  becomes: (environment) => ({
    ...environment,
    stands: kind === 'paper' ? 'applied on paper' : 'applied',
    sent: environment.form,
    register: number === 'unchecked' ? 'not_asked' : 'listed',
  }),
});

const newReason = answers<Environment, InvoiceRun>(
  'refused for a new reason',
  { kind: 'refused', refusal: newRefusal },
  { answer: 'a new reason' },
);

const isApplied = stands('applied');
const isSentByPage: When = (environment) => environment.sent !== 'elsewhere';

/** How each example of each port is brought about against the running server, or why it is not. */
export const invoiceScenarios: ScenarioTable<Examples, Environment, InvoiceRun> = {
  readInvoice: {
    'the first one': comes('the first one', 'first'),
    'with one of another order': like('readInvoice', 'with one of another order', { when: stands('open') }),
    'with one on paper': comes('with one on paper', 'last on paper'),
    'applied for': comes('applied for', 'applied'),
    'the account was refused': comes('the account was refused', 'account refused'),
    'the mailing was refused': comes('the mailing was refused', 'mailing refused'),
    issued: comes('issued', 'issued'),
    'issued on paper': comes('issued on paper', 'printed'),
    mailed: comes('mailed', 'mailed'),
    unpaid: comes('unpaid', 'unpaid'),
    closed: comes('closed', 'closed'),
    'asked by a child account': comes('asked by a child account', 'child'),
    none: comes('none', 'gone'),
    ...faultScenarios,
    'refused for a new reason': newRefusalScenarios,
  },
  loadAreas: {
    provinces: areas('provinces', [], [widest]),
    'provinces and cities': areas('provinces and cities', [province.area_id], [widest, ofProvince]),
    'all of a path': areas('all of a path', [province.area_id, city.area_id], [widest, ofProvince, []]),
    ...faultScenarios,
    'refused for a new reason': newRefusalScenarios,
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
    'kept as it was': 'no request is made; the suite of the views comes by it',
  },
  sendApplication: {
    sent: like('sendApplication', 'sent', sent('electronic', 'listed')),
    'sent unchecked': like('sendApplication', 'sent unchecked', sent('electronic', 'unchecked')),
    'sent on paper': like('sendApplication', 'sent on paper', sent('paper', 'listed')),
    'applied for meanwhile': meanwhile(
      'sendApplication',
      'applied for meanwhile',
      isUntouched,
      'applied',
      applyElsewhere(),
    ),
    'the order is closed': meanwhile(
      'sendApplication',
      'the order is closed',
      isUntouched,
      'closed',
      arrangements.closed,
    ),
    'no such order': meanwhile('sendApplication', 'no such order', isUntouched, 'gone', arrangements.gone),
    'by a child account': meanwhile('sendApplication', 'by a child account', isUntouched, 'child', demote),
    'not listed': like('sendApplication', 'not listed', {
      when: (environment, asking) => isOpen(environment, asking) && environment.number === 'struck',
    }),
    taken: like('sendApplication', 'taken', {
      when: (environment, asking) => isOpen(environment, asking) && environment.number === 'listed',
      becomes: (environment) => ({ ...environment, isTaken: true }),
      arrange: takeNumber,
    }),
    'no such area': 'areas are never taken away; a test of the server hands in those of another zone',
    'the letter is gone': like('sendApplication', 'the letter is gone', {
      when: (environment, asking) =>
        isOpen(environment, asking) &&
        environment.letter === 'uploaded' &&
        environment.number === 'listed' &&
        !environment.isTaken,
      arrange: loseLetter,
    }),
    'the letter is not accepted': 'the page hands in what the upload has accepted',
    'refused for a new reason': newReason,
    ...faultScenarios,
    'cut off on the way': [
      ...faultScenarios['cut off on the way'],
      {
        ...fails('cut off on the way, but it was sent', { kind: 'unreachable' }, 'done, then lost'),
        ...sent('electronic', 'listed'),
      },
    ],
    'no answer in time': [
      ...faultScenarios['no answer in time'],
      {
        ...fails('no answer in time, but it was sent on paper', { kind: 'timeout' }, 'done, then silent'),
        ...sent('paper', 'listed'),
      },
    ],
  },
  lookUp: {
    'applied for': [
      ...comesTo<Environment, InvoiceRun>('applied for', outputOf('lookUp', 'applied for'), {
        when: isUntouched,
        becomes: becomes('applied'),
        arrange: applyElsewhere(),
        isSo: isApplied,
      }),
      ...afterFailures<Environment, InvoiceRun>('applied for', outputOf('lookUp', 'applied for'), isApplied),
    ],
    'applied for on paper': like('lookUp', 'applied for on paper', { when: stands('applied on paper') }),
    'nothing yet': like('lookUp', 'nothing yet', { when: isUntouched }),
    'the account is still refused': like('lookUp', 'the account is still refused', { when: stands('account refused') }),
    'the mailing is still refused': like('lookUp', 'the mailing is still refused', { when: stands('mailing refused') }),
    none: meanwhile('lookUp', 'none', isUntouched, 'gone', arrangements.gone),
  },
  watchInvoice: {
    issued: [
      ...meanwhile('watchInvoice', 'issued', isApplied, 'issued', issue),
      {
        outcome: { name: 'issued, and nothing before', output: outputOf('watchInvoice', 'issued') },
        answer: 'answered',
        afterNothing: true,
        when: (environment, asking) => isApplied(environment, asking) && isSentByPage(environment, asking),
        becomes: becomes('issued'),
        arrange: issue,
      },
    ],
    'issued on paper': meanwhile('watchInvoice', 'issued on paper', stands('applied on paper'), 'printed', print),
    mailed: meanwhile('watchInvoice', 'mailed', stands('printed'), 'mailed', mail),
    'the account was refused': meanwhile(
      'watchInvoice',
      'the account was refused',
      (environment, asking) => isApplied(environment, asking) && ['elsewhere', 'of before'].includes(environment.sent),
      'account refused',
      refuseAccount,
    ),
    'it can be applied for': meanwhile('watchInvoice', 'it can be applied for', stands('unpaid'), 'first', pay),
    none: meanwhile(
      'watchInvoice',
      'none',
      stands('applied', 'applied on paper', 'printed', 'unpaid'),
      'gone',
      arrangements.gone,
    ),
  },
};
