import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { orderAdd } from '#contract/calls/order.ts';
import { flowDraftDiscard } from '#contract/calls/session.ts';
import type { Quote } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import { offerOf } from '#machines/lifecycles/selection.ts';
import { claimOf } from '#server/testing/orderTokens.ts';
import type { LeafState } from '#src/flows/purchase/view.ts';
import { readNow } from '../../../browser/readNow.ts';
import type { ReportedFailure, ServedState } from '../../../flowkit/server/servedFlow.ts';
import { resultCode } from '../../../flowkit/server/wireClient.ts';
import { placeButton } from '../gestures.ts';
import { openDraft, readEffects } from './controls.ts';
import { contextOf, type Environment, expectedFor } from './environment.ts';
import type { ExpectedPrice, Price } from './expectedPrice.ts';
import { otherWindowPrice } from './expectedPrices.ts';
import type { PurchaseRun } from './run.ts';

type PurchaseState = ServedState<Environment>;
type Line = Quote['lines'][number];
const lineOf = ({ kind, ref, quantity, amount }: Pick<Line, 'kind' | 'ref' | 'quantity' | 'amount'>) =>
  [kind, ref, quantity, amount.minor] as const;

const digits = { CNY: 2, USD: 2, TWD: 2, JPY: 0 } as const satisfies Record<Money['currency'], number>;

const marks = { CNY: 'CNY\u00a0', USD: 'US$', TWD: 'NT$', JPY: 'JPY\u00a0' } as const satisfies Record<
  Money['currency'],
  string
>;

const money = ({ minor, currency }: Money): string =>
  marks[currency] +
  new Intl.NumberFormat('en', {
    minimumFractionDigits: digits[currency],
    maximumFractionDigits: digits[currency],
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 10 ** digits[currency]);

const failureStates: ReadonlySet<string> = new Set<LeafState>([
  'unavailable',
  'choosing.price.failed',
  'reviewing.requoteFailed',
  'orderUnknown.timing',
  'orderUnknown.waiting',
  'placed.loadFailed',
]);

export function reportedFailure(state: string, snapshot: AnyMachineSnapshot): ReportedFailure | null {
  const { fault, refusal, invite_fault, invite_refusal } = contextOf(snapshot);
  if (state === 'choosing.invite.failed') return { fault: invite_fault, isTriedAgain: false };
  if (state === 'choosing.invite.refused') return invite_refusal === null ? null : { refusal: invite_refusal };
  if (failureStates.has(state)) return { fault, isTriedAgain: state.startsWith('orderUnknown') };
  return state.endsWith('.refused') && refusal !== null ? { refusal } : null;
}

/** The plans above Growth, the plan of the demo's clients who can upgrade. */
const plansAboveGrowth = ['professional', 'flagship'];

export async function expectOffer(
  { reader, quotes }: PurchaseRun,
  { snapshot, environment }: PurchaseState,
  label: string,
): Promise<void> {
  const context = contextOf(snapshot);
  if (context.facts !== null && context.selection.order_type === 'upgrade') {
    expect(offerOf(context.facts, 'upgrade')?.plan_ids, label).toEqual(plansAboveGrowth);
  }
  const expected = expectedFor(environment, context);
  if (context.quote === null || expected?.price == null) return;
  const total = money({ minor: expected.price.total, currency: expected.currency });
  const summary = reader.page.getByRole('complementary', { name: 'Summary' });
  if (snapshot.matches({ choosing: { price: 'quoted' } })) {
    await expect.poll(() => summary.textContent(), { message: `${label}: total of ${expected.name}` }).toContain(total);
  }
  if (snapshot.matches({ reviewing: 'confirming' })) {
    const button = placeButton(reader);
    await expect.poll(() => button.textContent(), { message: `${label}: button` }).toBe(`Place order · ${total}`);
  }
  if (snapshot.matches({ reviewing: 'askingAgain' })) {
    await reader.page.getByRole('button', { name: `Continue with ${total}` }).waitFor();
  }
  expectQuote(quotes.at(-1), expected, label);
}

function expectQuote(quote: Quote | undefined, { name, price, currency }: ExpectedPrice, label: string): void {
  if (quote === undefined || price === null) throw new Error(`${label}: no price was told`);
  const { agency_vouchers, client_vouchers } = quote.vouchers;
  const vouchers = [...agency_vouchers, ...client_vouchers];
  const told = {
    total: quote.amount,
    credit: quote.remaining_credit?.minor ?? null,
    lines: quote.lines.map(lineOf),
    hints: quote.reduced_version_hints,
    reasons: Object.fromEntries(
      vouchers.filter(({ voucher_id }) => voucher_id in price.reasons).map((one) => [one.voucher_id, one.reason]),
    ),
  };
  const { total, credit, lines, hints, reasons } = price;
  expect(told, `${label}: ${name}`).toEqual({ total: { minor: total, currency }, credit, lines, hints, reasons });
}

/** At the end of a path the server has exactly one order of it, as shown; or none if it was not placed. */
export async function expectEffects(run: PurchaseRun, at: PurchaseState): Promise<void> {
  if (at.snapshot.matches('finished')) return expectNewPurchase(run, at);
  const { draft_id, order_id } = await openDraft(run);
  const { orders, spent } = await readEffects(run);
  const own = orders.filter((order) => order.draft_id === draft_id);
  const unpaid = orders.filter((order) => order.status === 'unpaid' && !isPlacedElsewhere(order));
  expect(unpaid).toEqual(own.filter(({ status }) => status === 'unpaid'));
  const { environment } = at;
  if (environment.order === 'none') {
    expect([own, order_id]).toEqual([[], null]);
    return expectDiscarded(run, at);
  }
  const { selection, currency, price } = placedPrice(at);
  const { total, lines } = price;
  expect(
    own.map((one) => ({
      id: one.order_id,
      type: one.order_type,
      amount: one.amount,
      currency: one.currency,
      credit: one.remaining_credit,
      lines: one.lines.map(lineOf),
    })),
  ).toEqual([{ id: order_id, type: selection.order_type, amount: total, currency, credit: price.credit, lines }]);
  const taken = lines.filter(([kind]) => kind === 'agency_voucher' || kind === 'client_voucher');
  expect(
    spent.filter((one) => one.order_id === order_id).map(({ voucher_id, amount }) => [voucher_id, amount]),
  ).toEqual(taken.map(([, voucher_id, , minor]) => [voucher_id, 0 - minor]).toSorted());
  const [order] = own;
  if (order !== undefined && at.snapshot.matches({ placed: 'current' })) {
    await expectReceipt(run, at, order.order_no, { minor: total, currency });
    // An order without an amount to pay has no link to share.
    if (total > 0) await expectShareableLink(run, claimOf(order));
  }
}

const isPlacedElsewhere = ({ order_id }: { readonly order_id: string }): boolean => order_id.startsWith('elsewhere');

function placedPrice({ snapshot, environment }: PurchaseState): ExpectedPrice & { readonly price: Price } {
  const expected = environment.order === 'other' ? otherWindowPrice : expectedFor(environment, contextOf(snapshot));
  if (expected?.price == null) throw new Error(`${environment.expected} has no price that could have been placed`);
  return { ...expected, price: expected.price };
}

async function expectReceipt(
  run: PurchaseRun,
  { snapshot, environment }: PurchaseState,
  order_no: string,
  total: Money,
) {
  const { reader, client_id } = run;
  const context = contextOf(snapshot);
  const receipt =
    (await readNow('the receipt is drawn in one piece', () => reader.page.getByRole('main').textContent())) ?? '';
  expect(receipt).toContain(order_no);
  expect(receipt).toContain(money(total));
  expect(receipt.includes(reader.say('Your company must be verified first.'))).toBe(client_id === 'client-new');
  const elsewhere = context.placed_elsewhere;
  const confirmed = elsewhere?.confirmed ?? null;
  const here = expectedFor(environment, context);
  if (confirmed !== null && here?.price != null) {
    expect(receipt).toContain(money({ minor: here.price.total, currency: here.currency }));
  }
  expect(receipt.includes('wasn’t placed.')).toBe(elsewhere !== null);
}

/** The page of a placed order has a link to share, with the order's own token: it opens without signing in. */
async function expectShareableLink(
  { context, reader }: PurchaseRun,
  { order_id, token }: { readonly order_id: string; readonly token: string },
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/mall/order/unpaid/detail/${order_id}`);
  const link = page.getByRole('link', { name: reader.say('Shareable payment page (no sign-in needed)') });
  await expect
    .poll(() => link.getAttribute('href'))
    .toBe(`/mall/payment${orderLinkOf({ order_id, token }, { lang: 'en' })}`);
  await page.close();
}

/** A new purchase is under way with nothing placed; the previous purchase's order is unchanged. */
async function expectNewPurchase(run: PurchaseRun, { environment }: PurchaseState): Promise<void> {
  const { draft_id, order_id } = await openDraft(run);
  const { orders } = await readEffects(run);
  const unpaid = orders.filter((order) => order.status === 'unpaid' && !isPlacedElsewhere(order));
  expect([order_id, orders.filter((order) => order.draft_id === draft_id), unpaid.length]).toEqual([
    null,
    [],
    environment.order === 'cancelled' ? 0 : 1,
  ]);
}

async function expectDiscarded(run: PurchaseRun, { snapshot }: PurchaseState): Promise<void> {
  const { draft_id, key } = await openDraft(run);
  await run.api.call(flowDraftDiscard, { body: { draft_id } });
  const quote = run.quotes.at(-1);
  if (quote === undefined || contextOf(snapshot).quote === null || run.account === 'member') return;
  const { quote_id, amount, reduced_version_hints } = quote;
  const acknowledged_hints = reduced_version_hints.map(({ hint_id }) => hint_id);
  const answer = await run.api.call(orderAdd, { body: { quote_id, amount, acknowledged_hints }, key });
  expect(resultCode(answer)).toBe('draft_closed');
}
