import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Quote } from '#contract/entities/order.ts';
import { takesRecommendation } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { leavesOf } from '#src/flowkit/leaf.ts';
import type { LeafState } from '#src/flows/purchase/leaf.ts';
import { placeButton } from '../../flows/purchase/gestures.ts';
import { isLeaf, stateLocators } from '../../flows/purchase/stateLocators.ts';
import { effects, openDraft } from './arranging.ts';
import { type Knows, pinFor } from './knows.ts';
import { contextOf } from './model.ts';
import { expectPassedOn } from './passedOn.ts';
import type { Pin } from './pin.ts';
import { otherPin } from './pins.ts';
import type { Run } from './run.ts';
import { faultWords, money, refusalWords } from './words.ts';

interface At {
  readonly snapshot: AnyMachineSnapshot;
  readonly knows: Knows;
}

type Line = Quote['lines'][number];
const lineOf = ({ kind, ref, quantity, amount }: Pick<Line, 'kind' | 'ref' | 'quantity' | 'amount'>) =>
  [kind, ref, quantity, amount.minor] as const;

/** The states that tell what went wrong. */
const telling: ReadonlySet<LeafState> = new Set([
  'unavailable',
  'choosing.price.failed',
  'choosing.invite.failed',
  'reviewing.requoteFailed',
  'orderUnknown.timing',
  'orderUnknown.waiting',
  'placed.unread',
]);

/** The states of a place are seen, and what is to be paid is what was worked out by hand. */
export async function expectSeen(run: Run, at: At, label: string): Promise<void> {
  const context = contextOf(at.snapshot);
  for (const leaf of leavesOf(at.snapshot.value)) {
    // The field of the recommendation is there only where one counts.
    if (leaf.startsWith('choosing.invite') && !takesRecommendation(context)) continue;
    if (!isLeaf(leaf)) throw new Error(`${leaf} has no sight`);
    await expectLeaf(run, leaf, context);
  }
  await expectTotal(run, at, label);
}

async function expectLeaf({ reader }: Run, leaf: LeafState, context: PurchaseContext): Promise<void> {
  const { page, say } = reader;
  const sight =
    context.invite_refusal === null || leaf !== 'choosing.invite.refused'
      ? stateLocators[leaf](reader)
      : page.getByText(say(`error.${context.invite_refusal}`)).first();
  await sight.waitFor({ timeout: 10_000 });
  if (telling.has(leaf)) {
    const fault = leaf.startsWith('choosing.invite') ? context.invite_fault : context.fault;
    const words = faultWords(say, fault, leaf.startsWith('orderUnknown'));
    await page.getByText(words).first().waitFor({ timeout: 10_000 });
  }
  if (leaf.endsWith('.refused') && context.refusal !== null) {
    await page.getByText(refusalWords(say, context.refusal)).first().waitFor({ timeout: 10_000 });
  }
}

async function expectTotal({ reader, held }: Run, { snapshot, knows }: At, label: string): Promise<void> {
  const context = contextOf(snapshot);
  const pin = pinFor(knows, context);
  if (context.quote === null || pin?.price == null) return;
  const total = money({ minor: pin.price.total, currency: pin.currency });
  const summary = reader.page.getByRole('complementary', { name: 'Summary' });
  if (snapshot.matches({ choosing: { price: 'quoted' } })) {
    await expect.poll(() => summary.textContent(), { message: `${label}: total of ${pin.name}` }).toContain(total);
  }
  if (snapshot.matches({ reviewing: 'confirming' })) {
    const button = placeButton(reader);
    await expect.poll(() => button.textContent(), { message: `${label}: button` }).toBe(`Place order · ${total}`);
  }
  if (snapshot.matches({ reviewing: 'askingAgain' })) {
    await reader.page.getByRole('button', { name: `Accept ${total} and go on` }).waitFor();
  }
  expectQuote(held.quotes.at(-1), pin, label);
}

/** The price that the server told is the one that was worked out by hand, line by line. */
function expectQuote(quote: Quote | undefined, { name, price, currency }: Pin, label: string): void {
  if (quote === undefined || price === null) throw new Error(`${label}: no price was told`);
  const { agency_vouchers, client_vouchers } = quote.vouchers;
  const vouchers = [...agency_vouchers, ...client_vouchers];
  const told = {
    total: quote.amount,
    lines: quote.lines.map(lineOf),
    hints: quote.reduced_version_hints,
    reasons: Object.fromEntries(
      vouchers.filter(({ voucher_id }) => voucher_id in price.reasons).map((one) => [one.voucher_id, one.reason]),
    ),
  };
  const { total, lines, hints, reasons } = price;
  expect(told, `${label}: ${name}`).toEqual({ total: { minor: total, currency }, lines, hints, reasons });
}

/** Where a path ends the server has exactly one order of it, as it was shown; or, not placed, none. */
export async function expectEffects(run: Run, at: At): Promise<void> {
  const { snapshot, knows } = at;
  const { client, user, world, reader } = run;
  if (snapshot.matches('over')) return expectBegunAnew(run, at);
  const { draft_id, order_id } = await openDraft(world.db, user);
  const { orders, vouchers } = await effects(world.db, client);
  const own = orders.filter((order) => order.draft_id === draft_id);
  const others = orders.filter(({ order_id: id }) => id.startsWith('elsewhere'));
  const unpaid = orders.filter(({ status }) => status === 'unpaid');
  expect(unpaid.filter((order) => !others.includes(order))).toEqual(own);
  if (knows.order === 'none') {
    expect([own, order_id]).toEqual([[], null]);
    return;
  }
  const pin = knows.order === 'other' ? otherPin : pinFor(knows, contextOf(snapshot));
  if (pin?.price == null) throw new Error(`${knows.pin} has no price that could have been placed`);
  const { total, lines } = pin.price;
  const [order] = own;
  expect(
    own.map((one) => ({
      id: one.order_id,
      type: one.order_type,
      amount: one.amount,
      currency: one.currency,
      lines: one.lines.map(lineOf),
    })),
  ).toEqual([{ id: order_id, type: pin.selection.order_type, amount: total, currency: pin.currency, lines }]);
  const spent = vouchers.filter(({ used_by_order_id }) => used_by_order_id === order_id);
  const counted = pin.selection.vouchers.filter((id) => id !== pin.price?.refused);
  expect(spent.map(({ voucher_id }) => voucher_id)).toEqual(counted.sort());
  if (!snapshot.matches({ placed: 'current' })) return;
  const receipt = (await reader.page.getByRole('main').textContent()) ?? '';
  expect(receipt).toContain(order?.order_no);
  expect(receipt).toContain(money({ minor: total, currency: pin.currency }));
  if (order !== undefined) await expectPassedOn(run, order);
  expect(receipt.includes(reader.say('Your company has to be verified for it.'))).toBe(client === 'client-new');
  const elsewhere = contextOf(snapshot).placed_elsewhere;
  const { confirmed } = elsewhere ?? { confirmed: null };
  const here = pinFor({ ...knows, order: 'none' }, contextOf(snapshot));
  if (confirmed !== null && here?.price != null) {
    expect(receipt).toContain(money({ minor: here.price.total, currency: here.currency }));
  }
  expect(receipt.includes('has not been ordered.')).toBe(elsewhere !== null);
}

/** Another purchase is under way in which nothing has been placed; the order of the one before is as it was left. */
async function expectBegunAnew({ client, user, world }: Run, { knows }: At): Promise<void> {
  const { draft_id, order_id } = await openDraft(world.db, user);
  const { orders } = await effects(world.db, client);
  const unpaid = orders.filter(({ status, order_id: id }) => status === 'unpaid' && !id.startsWith('elsewhere'));
  expect([order_id, orders.filter((order) => order.draft_id === draft_id), unpaid.length]).toEqual([
    null,
    [],
    knows.order === 'cancelled' ? 0 : 1,
  ]);
}
