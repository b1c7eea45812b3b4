import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { EventObject } from 'xstate';
import { orderPrice } from '#contract/calls/product.ts';
import { flowDraftOpen } from '#contract/calls/session.ts';
import { purchaseExamples } from '#machines/flows/purchase/examples/index.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { unacknowledgedHints } from '#machines/flows/purchase/reasons.ts';
import { applySelectionEvent, isOffered } from '#machines/flows/purchase/selection.ts';
import { type ExternalEvent, isSelectionEvent, type PurchaseContext } from '#machines/flows/purchase/types.ts';
import { quotes } from '#server/modules/purchase/tables.ts';
import type { World } from '../../../browser/world.ts';
import { outputsIn, scenariosIn } from '../../../flowkit/server/scenario.ts';
import { leftToForms, noClockReason, type ServedFlow, type ServedState } from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { apiAs, dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import { isPersonEvent } from '../gestures.ts';
import { purchase } from '../index.ts';
import { canTakeOffVouchers } from '../pageRules.ts';
import { accounts } from './accounts.ts';
import { readEffects } from './controls.ts';
import { contextOf, type Environment, expectedFor, initialEnvironment } from './environment.ts';
import { expectEffects, expectOffer, reportedFailure } from './expected.ts';
import { expectedPrices } from './expectedPrices.ts';
import { foreignQuote, probesAt } from './probes.ts';
import { openPurchase, type PurchaseRun } from './run.ts';
import { goodCode, ownCode, unknownCode } from './scenarios/choosing.ts';
import { purchaseScenarios } from './scenarios/index.ts';
import { readStoreFacts } from './storeFacts.ts';

const losses: ReadonlySet<string> = new Set(
  expectedPrices.flatMap(({ price }) => (price?.hints ?? []).map(({ hint_id }) => hint_id)),
);

/** The user's events: few choices, so that each reachable price can be worked out by hand. */
const events: readonly ExternalEvent[] = [
  { type: 'type.choose', order_type: 'new' },
  { type: 'type.choose', order_type: 'append' },
  { type: 'type.choose', order_type: 'renew' },
  { type: 'type.choose', order_type: 'upgrade' },
  { type: 'type.choose', order_type: 'upgrade_renew' },
  { type: 'product.choose', order_product_id: 'hk-product' },
  { type: 'plan.choose', plan_id: 'growth' },
  { type: 'plan.choose', plan_id: 'starter' },
  { type: 'plan.choose', plan_id: 'professional' },
  { type: 'years.set', years: 1 },
  { type: 'years.set', years: 2 },
  { type: 'years.set', years: 3 },
  { type: 'addon.set', addon_id: 'accounts', quantity: 2 },
  { type: 'addon.set', addon_id: 'accounts', quantity: 3 },
  { type: 'addon.set', addon_id: 'accounts', quantity: 0 },
  { type: 'service.set', service_id: 'training', quantity: 1 },
  { type: 'service.set', service_id: 'training', quantity: 0 },
  // The only account that can be paid into is selected automatically.
  { type: 'prepaid.set', prepaid: { cid: '482-193-7705', amount_minor: null } },
  { type: 'prepaid.set', prepaid: { cid: '482-193-7705', amount_minor: 600_000 } },
  { type: 'prepaid.set', prepaid: { cid: '482-193-7705', amount_minor: 1 } },
  { type: 'prepaid.set', prepaid: null },
  { type: 'voucher.apply', voucher_id: 'new-welcome' },
  { type: 'voucher.apply', voucher_id: 'new-agency-10' },
  { type: 'voucher.apply', voucher_id: 'new-large-order' },
  { type: 'voucher.apply', voucher_id: 'cn-renewal-5' },
  { type: 'voucher.remove', voucher_id: 'new-welcome' },
  { type: 'voucher.remove', voucher_id: 'new-large-order' },
  { type: 'voucher.remove', voucher_id: 'cn-renewal-5' },
  { type: 'invite.enter', code: goodCode },
  { type: 'invite.enter', code: ownCode },
  { type: 'invite.enter', code: unknownCode },
  { type: 'invite.enter', code: ' ' },
  { type: 'invite.verify' },
  { type: 'store.retry' },
  { type: 'quote.retry' },
  { type: 'order.review' },
  { type: 'selection.edit' },
  ...[...losses].map((hint_id) => ({ type: 'hint.acknowledge', hint_id }) as const),
  { type: 'hint.withdraw', hint_id: 'accounts_reduced-15-10' },
  { type: 'quote.accept' },
  { type: 'order.place' },
  { type: 'order.check' },
  { type: 'receipt.leave' },
  { type: 'connection.back' },
  { type: 'flow.resume', order_type: null },
  { type: 'flow.resume', order_type: 'renew' },
];

const oneProductReason = 'no client of the demo has two products to choose from';
const noPriceReason = 'without a price in hand it is looked for only after the server has said that it is there';

const testedByLinkReason = 'a link to another order type is followed in tests/browser/purchase/orderTypeLink.test.ts';

const leftToOthers: Readonly<Record<string, string>> = {
  ...leftToForms('purchase.choosing'),
  'purchase.choosing.price product.choose[0] -> purchase.choosing.price.deciding': oneProductReason,
  'purchase.choosing.price product.choose[0] -> purchase.choosing.price.deciding holds': oneProductReason,
  'product.choose ({"order_product_id":"hk-product"})': oneProductReason,
  'purchase.choosing.price.quoted xstate.error.actor.untilQuoteExpires[0] -> purchase.choosing.price.failed':
    noClockReason,
  'purchase.reviewing.paused xstate.error.actor.untilOrderingResumes[0] -> purchase.reviewing.requoteFailed':
    noClockReason,
  'purchase.reviewing.confirming xstate.error.actor.untilReviewExpires[0] -> purchase.reviewing.requoteFailed':
    noClockReason,
  'purchase.reviewing.askingAgain xstate.error.actor.untilAskExpires[0] -> purchase.reviewing.requoteFailed':
    noClockReason,
  'purchase.reviewing flow.resume[0] -> purchase.loading': testedByLinkReason,
  'purchase.reviewing flow.resume[0] -> purchase.loading holds': testedByLinkReason,
  'purchase.orderUnknown.timing xstate.error.actor.timeLookUp[0] -> purchase.orderUnknown.asking': noClockReason,
  'purchase.orderUnknown.waiting xstate.error.actor.untilLookUp[0] -> purchase.orderUnknown.asking': noClockReason,
  'purchase.orderUnknown.asking': noClockReason,
  'purchase.checkingOrder xstate.done.actor.findOrder[3] -> purchase.loading': noPriceReason,
  'purchase.checkingOrder xstate.done.actor.findOrder[2] -> purchase.reviewing.confirming refuses': noPriceReason,
};

const acknowledgeLabel = (hint_id: string): string => `hint.acknowledge (${JSON.stringify({ hint_id })})`;

/** Only paths that acknowledge every loss distinguish them: one such path for each selection with losses. */
const acknowledgingPaths: readonly (readonly string[])[] = expectedPrices.flatMap(({ name, client, price }) => {
  const [account] = Object.entries(accounts).find(([, of]) => of.client === client) ?? [];
  if (price === null || price.hints.length === 0 || account === undefined) return [];
  const walked = [
    `loadStore: ${account}`,
    'type.choose ({"order_type":"upgrade_renew"})',
    `quotePrice: ${name}`,
    'order.review ({})',
    ...price.hints.map(({ hint_id }) => acknowledgeLabel(hint_id)),
    'order.place ({})',
    'placeOrder: placed',
  ];
  return [walked];
});

async function purchaseServed(world: World): Promise<ServedFlow<Environment, PurchaseRun>> {
  const facts = await readStoreFacts(world);
  await insertForeignQuote(world);
  return {
    tested: purchase,
    flow: purchaseFlow,
    subject: '',
    input: { draft_id: 'draft-of-the-demo', key: 'key-of-the-demo-draft', order_type: null, userInput: null },
    events,
    scenarios: scenariosIn(purchaseScenarios(facts), outputsIn(purchaseExamples.ports)),
    environment: {
      initial: initialEnvironment,
      allows: isEventAllowed,
      settled: (environment, after) => ({
        expected: expectedFor(environment, contextOf(after))?.name ?? null,
      }),
    },
    leftToOthers,
    extraPaths: acknowledgingPaths,
    goalsAt,
    wanted: wantedGoals,
    open: (of, { environment }) => openPurchase(of, environment.account ?? 'newcomer'),
    address: '/mall/store',
    isWaiting: (snapshot) => snapshot.matches('orderUnknown'),
    tells: reportedFailure,
    expectAt: expectOffer,
    expectOver: async ({ gate }, label) => {
      // Another purchase begins at once.
      gate.await('loadStore');
      await gate.expectAnew('loadStore', label);
    },
    probesAt,
    effects: readEffects,
    expectEffects,
  };
}

/** Names the price under review, by an owner or a member, and the price placed. */
const goalsAt = ({ snapshot, environment }: ServedState<Environment>): readonly string[] => [
  ...(snapshot.matches({ reviewing: 'confirming' }) && contextOf(snapshot).quote !== null
    ? [`${environment.account === 'member' ? 'a member' : 'an owner'} reviews ${environment.expected}`]
    : []),
  ...(snapshot.matches('placed') && environment.order === 'placed' ? [`${environment.expected} is placed`] : []),
];

const wantedGoals: readonly string[] = [
  ...expectedPrices
    .filter(({ price }) => price !== null && price.refused === null)
    .flatMap(({ name }) => [`an owner reviews ${name}`, `${name} is placed`]),
  'a member reviews a renewal',
];

const isEventAllowed = ({ snapshot, environment }: ServedState<Environment>, event: EventObject): boolean => {
  const context = contextOf(snapshot);
  if (!isPersonEvent(event)) return true;
  // In page order: arbitrary orders would make more configurations than the paths can cover.
  if (event.type === 'hint.acknowledge') return unacknowledgedHints(context).indexOf(event.hint_id) < 1;
  if (event.type === 'store.retry' && snapshot.matches('choosing') && canTakeOffVouchers(context)) return false;
  // A page without user actions saves nothing: after a reload the store shows the other window's order.
  if (event.type === 'flow.resume' && snapshot.matches('placed') && context.quote === null) return false;
  // The address asks for another order type only while a receipt of a new plan is visible.
  if (event.type === 'flow.resume' && event.order_type !== null) {
    return snapshot.matches('placed') && context.selection.order_type === 'new';
  }
  const chosen = chosenAfter(context, event);
  if (chosen === null) return true;
  // Filling a field with its current value sends no event.
  return !isDeepStrictEqual(chosen.selection, context.selection) && expectedFor(environment, chosen) !== null;
};

/**
 * The selection after an event; null if the event does not change it. Computed from the selection's rules for every
 * event in every configuration: a machine step would cost a hundred times as much.
 */
function chosenAfter(context: PurchaseContext, event: ExternalEvent): PurchaseContext | null {
  const { facts, selection, quote, previous_quote } = context;
  if (facts === null) return null;
  if (event.type === 'invite.enter') {
    return { ...context, selection: { ...selection, invite_code: event.code.trim() }, invite: null };
  }
  if (!isSelectionEvent(event)) return null;
  const known = (quote ?? previous_quote)?.vouchers;
  const vouchers = known === undefined ? [] : [...known.agency_vouchers, ...known.client_vouchers];
  if (!isOffered(facts, selection, vouchers, event)) return null;
  return { ...context, selection: applySelectionEvent(facts, selection, event) };
}

/** Creates a price of another client under an id that the probes know. */
async function insertForeignQuote(world: World): Promise<void> {
  const { context } = await world.person({ email: 'owner@jp.example' });
  const api = apiAs(world.origin, context);
  const { draft_id } = await dataOrThrow(api.call(flowDraftOpen, { body: { flow: 'purchase' } }));
  const query = {
    client_id: 'client-jp',
    draft_id,
    order_type: 'append' as const,
    order_product_id: 'jp-product',
    addons: [{ id: 'accounts', quantity: 1 }],
  };
  const { quote_id } = await dataOrThrow(api.call(orderPrice, { query }));
  await world.db.update(quotes).set({ quote_id: foreignQuote }).where(eq(quotes.quote_id, quote_id));
  await context.close();
}

const world = await openServedWorld();
serverSuite(world, await purchaseServed(world));
