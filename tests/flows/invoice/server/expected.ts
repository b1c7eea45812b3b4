import { expect } from 'vitest';
import type { InvoiceContext } from '#machines/flows/invoice/types.ts';
import type { At } from '../../../flowkit/server/servedFlow.ts';
import { type Shown, shownIn, waitForText } from '../../../flowkit/server/shown.ts';
import { city, type Environment, type Form, numbers, province, type Stands } from './environment.ts';
import { effects, type InvoiceRun } from './run.ts';

const before = {
  kind: 'electronic',
  invoice_type: 'ordinary',
  company_name: '上海云帆贸易有限公司',
  taxpayer_id: numbers.listed,
  register: 'listed',
  bank_account: '1001234509200176543',
  area: null,
  to: 'owner@cn.example',
};
const toPaper = { kind: 'paper', area: `${province.area_id} ${city.area_id}`, to: '1 Example Road, room 2' };
const typed = { ...before, company_name: 'Cloud Sail Trading', bank_account: '6217000011112222' };
const said: Readonly<Record<Form, object>> = {
  'of before': before,
  'on paper as before': { ...before, ...toPaper, invoice_type: 'special' },
  'another account': { ...before, bank_account: '6217000011112222' },
  electronic: { ...typed, to: 'invoices@cn.example' },
  'on paper': { ...typed, ...toPaper, invoice_type: 'special' },
};

/**
 * Status column of the application; null if there is none. "gone" is omitted: only this client cannot see the order.
 */
const statuses: Readonly<Record<Exclude<Stands, 'gone'>, string | null>> = {
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

function saidElsewhere(stands: Stands): object {
  const isPaper = stands === 'mailing refused' || stands === 'printed' || stands === 'mailed';
  return said[isPaper ? 'on paper as before' : 'of before'];
}

export async function expectEffects(run: InvoiceRun, { environment }: At<Environment>): Promise<void> {
  const { stands, sent, register } = environment;
  const { invoices, ofOthers } = await effects(run);
  expect(ofOthers, 'invoices of other orders').toBe(5);
  if (stands === 'gone') return;
  const status = statuses[stands];
  const what = sent === 'elsewhere' ? saidElsewhere(stands) : { ...said[sent], register };
  const checked = register === 'not_asked' ? { taxpayer_id: numbers.unchecked } : {};
  const earlier = invoices.slice(0, -1);
  expect(invoices.slice(-1)).toEqual(status === null ? [] : [{ ...what, ...checked, status }]);
  expect(earlier.map((one) => one.status)).toEqual(earlier.map(() => 'refused'));
}

const closedWords: Readonly<Partial<Record<Stands, string>>> = {
  unpaid: 'You can request an invoice once the order is paid.',
  closed: 'This order is closed, so there’s nothing to invoice.',
  child: 'Only the main account can request an invoice.',
};

type Expect = Shown<Environment, InvoiceRun, InvoiceContext>;

const closed: Expect = async (run, { stands }) => {
  const words = closedWords[stands];
  if (words !== undefined) await waitForText(run, words);
};

/** The reviewer's words stay until something else is entered. */
const filling: Expect = async (run, { stands, form }, context) => {
  await tried(run, context);
  if (stands === 'account refused' && form !== 'another account') await waitForText(run, '账号与户名不符。');
  // Once the user has tried to go on, the page reports a missing area first.
  const { entered, is_asked_for } = context;
  if (stands === 'mailing refused' && entered.area.length === 0 && !is_asked_for)
    await waitForText(run, 'The district is missing.');
};

async function tried(run: InvoiceRun, { nothing_sent }: InvoiceContext): Promise<void> {
  if (nothing_sent) await waitForText(run, 'That didn’t go through. Your entries are saved.');
}

const applied: Expect = async (run, { register }) => {
  const byHand = run.page.getByText('We couldn’t verify your taxpayer ID automatically.');
  if (register === 'not_asked') await byHand.waitFor();
  else await expect.poll(() => byHand.count(), { message: 'whether it is checked by hand' }).toBe(0);
};

export const expectAt = shownIn<Environment, InvoiceRun, InvoiceContext>([
  [{ watching: 'closed' }, closed],
  ['filling', filling],
  ['reviewing', (run, _environment, context) => tried(run, context)],
  [{ watching: 'applied' }, applied],
  [{ watching: 'printed' }, (run) => waitForText(run, '01234567')],
  [{ done: 'issued' }, (run) => waitForText(run, '26312000000012345678')],
  [{ done: 'mailed' }, (run) => waitForText(run, 'SF1234567890')],
]);
