import { expect } from 'vitest';
import type { InvoiceContext } from '#machines/flows/invoice/types.ts';
import { expectationsByState, type PageExpectation, waitForText } from '../../../flowkit/server/pageExpectation.ts';
import type { ServedState } from '../../../flowkit/server/servedFlow.ts';
import { city, type Environment, type Form, numbers, province, type Status } from './environment.ts';
import { type InvoiceRun, readEffects } from './run.ts';

const earlierColumns = {
  kind: 'electronic',
  invoice_type: 'ordinary',
  company_name: '上海云帆贸易有限公司',
  taxpayer_id: numbers.listed,
  register: 'listed',
  bank_account: '1001234509200176543',
  area: null,
  to: 'owner@cn.example',
};
const paperColumns = { kind: 'paper', area: `${province.area_id} ${city.area_id}`, to: '1 Example Road, room 2' };
const typedColumns = { ...earlierColumns, company_name: 'Cloud Sail Trading', bank_account: '6217000011112222' };
const columnsByForm: Readonly<Record<Form, object>> = {
  'of before': earlierColumns,
  'on paper as before': { ...earlierColumns, ...paperColumns, invoice_type: 'special' },
  'another account': { ...earlierColumns, bank_account: '6217000011112222' },
  electronic: { ...typedColumns, to: 'invoices@cn.example' },
  'on paper': { ...typedColumns, ...paperColumns, invoice_type: 'special' },
};

/**
 * Status column of the application; null if there is none. "gone" is omitted: only this client cannot see the order.
 */
const statuses: Readonly<Record<Exclude<Status, 'gone'>, string | null>> = {
  open: null,
  first: null,
  'last on paper': null,
  applied: 'applied',
  'applied on paper': 'applied',
  'account refused': 'refused',
  'mailing refused': 'refused',
  issued: 'issued',
  printed: 'issued',
  mailed: 'mailed',
  unpaid: null,
  closed: null,
  child: null,
};

function columnsSentElsewhere(stands: Status): object {
  const isPaper = stands === 'mailing refused' || stands === 'printed' || stands === 'mailed';
  return columnsByForm[isPaper ? 'on paper as before' : 'of before'];
}

export async function expectEffects(run: InvoiceRun, { environment }: ServedState<Environment>): Promise<void> {
  const { stands, sent, register } = environment;
  const { invoices, ofOthers } = await readEffects(run);
  expect(ofOthers, 'invoices of other orders').toBe(5);
  if (stands === 'gone') return;
  const status = statuses[stands];
  const what = sent === 'elsewhere' ? columnsSentElsewhere(stands) : { ...columnsByForm[sent], register };
  const checked = register === 'not_asked' ? { taxpayer_id: numbers.unchecked } : {};
  const earlier = invoices.slice(0, -1);
  expect(invoices.slice(-1)).toEqual(status === null ? [] : [{ ...what, ...checked, status }]);
  expect(earlier.map((one) => one.status)).toEqual(earlier.map(() => 'refused'));
}

const closedTexts: Readonly<Partial<Record<Status, string>>> = {
  unpaid: 'You can request an invoice once the order is paid.',
  closed: 'This order is closed, so there’s nothing to invoice.',
  child: 'Only the main account can request an invoice.',
};

type Expectation = PageExpectation<Environment, InvoiceRun, InvoiceContext>;

const expectClosed: Expectation = async (run, { stands }) => {
  const words = closedTexts[stands];
  if (words !== undefined) await waitForText(run, words);
};

/** The reviewer's words stay until something else is entered. */
const expectForm: Expectation = async (run, { stands, form }, context) => {
  await expectFailedAttempt(run, context);
  if (stands === 'account refused' && form !== 'another account') await waitForText(run, '账号与户名不符。');
  // Once the user has tried to go on, the page reports a missing area first.
  const { entered, is_asked_for } = context;
  if (stands === 'mailing refused' && entered.area.length === 0 && !is_asked_for)
    await waitForText(run, 'The district is missing.');
};

async function expectFailedAttempt(run: InvoiceRun, { nothing_sent }: InvoiceContext): Promise<void> {
  if (nothing_sent) await waitForText(run, 'That didn’t go through. Your entries are saved.');
}

const expectApplied: Expectation = async (run, { register }) => {
  const byHand = run.page.getByText('We couldn’t verify your taxpayer ID automatically.');
  if (register === 'not_asked') await byHand.waitFor();
  else await expect.poll(() => byHand.count(), { message: 'whether it is checked by hand' }).toBe(0);
};

export const expectAt = expectationsByState<Environment, InvoiceRun, InvoiceContext>([
  [{ watching: 'closed' }, expectClosed],
  ['filling', expectForm],
  ['reviewing', (run, _environment, context) => expectFailedAttempt(run, context)],
  [{ watching: 'applied' }, expectApplied],
  [{ watching: 'printed' }, (run) => waitForText(run, '01234567')],
  [{ done: 'issued' }, (run) => waitForText(run, '26312000000012345678')],
  [{ done: 'mailed' }, (run) => waitForText(run, 'SF1234567890')],
]);
