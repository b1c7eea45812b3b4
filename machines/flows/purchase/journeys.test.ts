import { expect, it } from 'vitest';
import { type Actor, createActor, waitFor } from 'xstate';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import type { Fault } from '../../kit/fault.ts';
import { initialContext } from './context.ts';
import { baseQuote, placedOrder, quoteWithHints } from './examples/order.ts';
import { storeWithoutPlan, storeWithPlan } from './examples/store.ts';
import { purchaseMachine } from './machine.ts';
import type { PurchasePorts } from './ports.ts';
import type { ExternalEvent, PurchaseContext, PurchaseInput } from './types.ts';

const input: PurchaseInput = { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, userInput: null };

type PortResult = { readonly output: unknown } | { readonly fault: Fault };
type JourneyStep = ExternalEvent | ({ readonly port: keyof PurchasePorts } & PortResult);

const runJourney = (...happenings: readonly JourneyStep[]) => runJourneyFrom(input, ...happenings);

async function runJourneyFrom(given: PurchaseInput, ...happenings: readonly JourneyStep[]) {
  const ports = new HeldPorts();
  const actor: Actor<typeof purchaseMachine> = createActor(holdAll(purchaseMachine, ports), { input: given }).start();
  for (const happening of happenings) {
    const before = actor.getSnapshot();
    if ('type' in happening) actor.send(happening);
    else if ('output' in happening) ports.last(happening.port).answer(happening.output);
    else ports.last(happening.port).fail(happening.fault);
    await waitFor(actor, (snapshot) => snapshot !== before);
  }
  const { value, context } = actor.getSnapshot();
  return { value, context, requests: ports.requests.map(({ port, input: question }) => [port, question]) };
}

const stepsToReview = (quote = baseQuote): readonly JourneyStep[] => [
  { port: 'loadStore', output: storeWithoutPlan },
  { type: 'plan.choose', plan_id: 'growth' },
  { port: 'quotePrice', output: { kind: 'quoted', quote, same: false } },
  { type: 'order.review' },
];

const query = { client_id: 'client-1', draft_id: 'draft-1', order_type: 'new', plan_id: 'growth', years: 1 };
const quotePriceRequest = { query, before: null };
const expiryRequest = ['untilMoment', { at: baseQuote.expires_at }];
const contextWithQuote: PurchaseContext = {
  ...initialContext(input),
  facts: storeWithoutPlan,
  selection: { ...emptySelection, plan_id: 'growth', years: 1 },
  quote: baseQuote,
};

it('buying a plan calls each port once and keeps the placed order', async () => {
  const bought = await runJourney(
    ...stepsToReview(),
    { type: 'order.place' },
    { port: 'placeOrder', output: { kind: 'placed', order: placedOrder } },
  );
  expect(bought).toEqual({
    value: { placed: 'current' },
    context: { ...contextWithQuote, order: placedOrder },
    requests: [
      ['loadStore', null],
      ['quotePrice', quotePriceRequest],
      expiryRequest,
      expiryRequest,
      [
        'placeOrder',
        { key: 'key-of-the-draft', quote_id: 'quote-1', amount: baseQuote.amount, acknowledged_hints: [] },
      ],
    ],
  });
});

it('a timeout while placing an order leads to a lookup, and an order not found is placed with the same key [PUR-10]', async () => {
  const silent = await runJourney(
    ...stepsToReview(),
    { type: 'order.place' },
    { port: 'placeOrder', fault: { kind: 'timeout' } },
    { port: 'findOrder', output: { kind: 'none' } },
    { type: 'order.place' },
  );
  const placing = {
    key: 'key-of-the-draft',
    quote_id: 'quote-1',
    amount: baseQuote.amount,
    acknowledged_hints: [],
  };
  const { amount, lines, period } = baseQuote;
  const confirmed = { order_type: 'new', amount, remaining_credit: null, lines, period };
  expect([silent.value, silent.context]).toEqual(['placing', contextWithQuote]);
  expect(silent.requests.slice(-4)).toEqual([
    ['placeOrder', placing],
    ['findOrder', { key: 'key-of-the-draft', draft_id: 'draft-1', confirmed }],
    expiryRequest,
    ['placeOrder', placing],
  ]);
});

it('a quote that expires under review is requested again and must be accepted before the order is placed', async () => {
  const dearer = { ...baseQuote, quote_id: 'quote-9', amount: { minor: 1_300_000, currency: 'CNY' as const } };
  const way: readonly JourneyStep[] = [
    ...stepsToReview(),
    { port: 'untilMoment', output: null },
    { port: 'quotePrice', output: { kind: 'quoted', quote: dearer, same: false } },
  ];
  const asking = await runJourney(...way);
  expect([asking.value, asking.context]).toEqual([
    { reviewing: 'askingAgain' },
    { ...contextWithQuote, quote: dearer, previous_quote: baseQuote, ask: 'quote_expired' },
  ]);
  const placing = await runJourney(...way, { type: 'quote.accept' }, { type: 'order.place' });
  expect([placing.value, placing.context, placing.requests.at(-1)]).toEqual([
    'placing',
    { ...contextWithQuote, quote: dearer },
    ['placeOrder', { key: 'key-of-the-draft', quote_id: 'quote-9', amount: dearer.amount, acknowledged_hints: [] }],
  ]);
});

it('an order for a smaller version is placed with each acknowledged loss', async () => {
  const placing = await runJourney(
    ...stepsToReview(quoteWithHints),
    { type: 'hint.acknowledge', hint_id: 'module-leads' },
    { type: 'hint.acknowledge', hint_id: 'accounts' },
    { type: 'order.place' },
  );
  const acknowledged = ['module-leads', 'accounts'];
  expect([placing.value, placing.context]).toEqual([
    'placing',
    { ...contextWithQuote, quote: quoteWithHints, acknowledged },
  ]);
  expect(placing.requests.at(-1)?.[1]).toEqual({
    key: 'key-of-the-draft',
    quote_id: 'quote-2',
    amount: quoteWithHints.amount,
    acknowledged_hints: acknowledged,
  });
});

it('verifying an invite code drops the quote and requests a new one that includes the code', async () => {
  const verified = await runJourney(
    ...stepsToReview().slice(0, 3),
    { type: 'invite.enter', code: 'FRIEND' },
    { type: 'invite.verify' },
    { port: 'verifyInvite', output: { kind: 'verified', percent: 5, recommended_by: null } },
  );
  expect(verified).toEqual({
    value: { choosing: { price: 'quoting', invite: 'verified' } },
    context: {
      ...contextWithQuote,
      selection: { ...contextWithQuote.selection, invite_code: 'FRIEND' },
      invite: { code: 'FRIEND', percent: 5, recommended_by: null },
      quote: null,
      previous_quote: baseQuote,
    },
    requests: [
      ['loadStore', null],
      ['quotePrice', quotePriceRequest],
      expiryRequest,
      ['verifyInvite', { code: 'FRIEND' }],
      ['quotePrice', { query: { ...query, invite_code: 'FRIEND' }, before: null }],
    ],
  });
});

it('a quote for an outdated selection is ignored', async () => {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(purchaseMachine, ports), { input }).start();
  ports.last('loadStore').answer(storeWithoutPlan);
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'plan.choose', plan_id: 'growth' });
  ports.last('quotePrice').answer({ kind: 'quoted', quote: { ...baseQuote, quote_id: 'stale' }, same: false });
  actor.send({ type: 'addon.set', addon_id: 'accounts', quantity: 2 });
  ports.last('quotePrice').answer({ kind: 'quoted', quote: baseQuote, same: false });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ choosing: { price: 'quoted' } }));
  expect([context.quote, context.previous_quote]).toEqual([baseQuote, null]);
});

it('a selection from an earlier version of the page keeps only what the store still offers', async () => {
  const userInput = { ...emptySelection, plan_id: 'flagship', years: 3, addons: { accounts: 4, retired: 2 } };
  const opened = await runJourneyFrom({ ...input, userInput }, { port: 'loadStore', output: storeWithoutPlan });
  expect(opened.context.selection).toEqual({ ...userInput, addons: { accounts: 4 } });
});

it.each([
  ['renew', 'renew'],
  ['upgrade_renew', 'append'],
] as const)('a link to the order type %s opens the store with %s', async (order_type, opened) => {
  const at = await runJourneyFrom({ ...input, order_type }, { port: 'loadStore', output: storeWithPlan });
  expect(at.context.selection).toEqual({ ...emptySelection, order_type: opened });
});
