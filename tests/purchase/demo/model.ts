import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { PurchasePorts } from '#machines/flows/purchase/ports.ts';
import { openHints } from '#machines/flows/purchase/reasons.ts';
import { isOffered, selectionAfter } from '#machines/flows/purchase/selection.ts';
import { isSelectionEvent, type PersonEvent, type PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { Environment, Model, Stimulus } from '../../../pathways/model.ts';
import { isPersonEvent } from '../../flows/purchase/gestures.ts';
import { canTakeOffVouchers } from '../../flows/purchase/onPage.ts';
import { accounts } from './accounts.ts';
import { type Knows, knowsNothing, pinFor } from './knows.ts';
import { pins } from './pins.ts';
import { goodCode, ownCode, unknownCode } from './ways/choosing.ts';
import { arranged } from './ways/index.ts';
import type { DemoFacts, Way } from './ways/way.ts';

/** Everything that any of the clients can lose. */
const losses: ReadonlySet<string> = new Set(
  pins.flatMap(({ price }) => (price?.hints ?? []).map(({ hint_id }) => hint_id)),
);

/** What a person does in the demo: few choices, so that the price of each that can be come to is pinned by hand. */
const events: readonly PersonEvent[] = [
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
  // The only account that may be paid into is chosen with it.
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

const detailOf = ({ type: _type, ...detail }: PersonEvent): string => JSON.stringify(detail);

const oneProduct = 'no client of the demo has two products to choose from';
const nothingInHand = 'without a price in hand it is looked for only after the server has said that it is there';

/** What is declared and this run leaves to the others, each with the reason. */
const leftToOthers: Readonly<Record<string, string>> = {
  'purchase.choosing.price product.choose[0] -> purchase.choosing.price.deciding': oneProduct,
  'purchase.choosing.price product.choose[0] -> purchase.choosing.price.deciding holds': oneProduct,
  'purchase.choosing.price.quoted xstate.error.actor.untilQuoteExpires[0] -> purchase.choosing.price.failed':
    'a browser always has a clock',
  'purchase.reviewing.confirming xstate.error.actor.untilReviewExpires[0] -> purchase.reviewing.requoteFailed':
    'a browser always has a clock',
  'purchase.reviewing.askingAgain xstate.error.actor.untilAskExpires[0] -> purchase.reviewing.requoteFailed':
    'a browser always has a clock',
  'purchase.orderUnknown.timing xstate.error.actor.timeLookUp[0] -> purchase.orderUnknown.asking':
    'a browser always has a clock',
  'purchase.orderUnknown.waiting xstate.error.actor.untilLookUp[0] -> purchase.orderUnknown.asking':
    'a browser always has a clock',
  'purchase.orderUnknown.asking': 'a browser always has a clock',
  'purchase.checkingOrder xstate.done.actor.findOrder[3] -> purchase.loading': nothingInHand,
  'purchase.checkingOrder xstate.done.actor.findOrder[2] -> purchase.reviewing.confirming refuses': nothingInHand,
};

const acknowledges = (hint_id: string): string => `hint.acknowledge (${JSON.stringify({ hint_id })})`;

/** Losses are told apart one by one only where somebody walks them all: each client who can lose something does. */
const walkedLosses: readonly (readonly string[])[] = pins.flatMap(({ name, client, price }) => {
  const [account] = Object.entries(accounts).find(([, of]) => of.client === client) ?? [];
  if (price === null || price.hints.length === 0 || account === undefined) return [];
  const walked = [
    `loadStore: ${account}`,
    'type.choose ({"order_type":"upgrade_renew"})',
    `quotePrice: ${name}`,
    'order.review ({})',
    ...price.hints.map(({ hint_id }) => acknowledges(hint_id)),
    'order.place ({})',
    'placeOrder: placed',
  ];
  return [walked];
});

/** The purchase of the demo's clients against the running server. */
export interface DemoModel extends Model {
  readonly environment: Environment;
  /** How the world is brought to an outcome. */
  readonly wayTo: (stimulus: Stimulus) => Way;
}

export function demoModel(facts: DemoFacts): DemoModel {
  const ways = arranged(facts);
  const byLabel: ReadonlyMap<string, Way> = new Map(
    Object.entries(ways).flatMap(([port, all]) => all.map((way) => [`${port}: ${way.outcome.name}`, way] as const)),
  );
  const wayTo = ({ label }: Stimulus): Way => {
    const way = byLabel.get(label);
    if (way === undefined) throw new Error(`Nobody knows how to bring about “${label}”`);
    return way;
  };
  return {
    machine: purchaseMachine,
    input: { draft_id: 'draft-of-the-demo', key: 'key-of-the-demo-draft', order_type: null, userInput: null },
    events: events.map((event) => ({ name: detailOf(event), event })),
    outcomes: Object.fromEntries(
      Object.entries(ways satisfies Record<keyof PurchasePorts, readonly Way[]>).map(([port, all]) => [
        port,
        all.map(({ outcome }) => outcome),
      ]),
    ),
    extraPaths: walkedLosses,
    unreachable: leftToOthers,
    environment: {
      initial: knowsNothing,
      allows: (world, stimulus, before) => allows(knowsOf(world), stimulus, before, wayTo),
      next: (world, stimulus, after) => {
        const knows = stimulus.kind === 'outcome' ? (wayTo(stimulus).becomes ?? same)(knowsOf(world)) : knowsOf(world);
        return { ...knows, pin: pinFor(knows, contextOf(after))?.name ?? null };
      },
    },
    wayTo,
  };
}

const same = (knows: Knows): Knows => knows;

/** What the world of this model knows at a place. */
export const knowsOf = (world: unknown): Knows => world as Knows;

export const contextOf = ({ context }: AnyMachineSnapshot): PurchaseContext => context;

function allows(
  knows: Knows,
  stimulus: Stimulus,
  before: AnyMachineSnapshot,
  wayTo: (stimulus: Stimulus) => Way,
): boolean {
  const context = contextOf(before);
  if (stimulus.kind === 'outcome') return wayTo(stimulus).when?.(knows, context, stimulus.invoke) ?? true;
  if (!isPersonEvent(stimulus.event)) return true;
  // One after the other: in any order they would be more places than can be walked.
  if (stimulus.event.type === 'hint.acknowledge') return openHints(context).indexOf(stimulus.event.hint_id) < 1;
  if (stimulus.event.type === 'store.retry' && before.matches('choosing') && canTakeOffVouchers(context)) return false;
  // The address asks for another type of order only where a receipt of a new plan is in sight.
  if (stimulus.event.type === 'flow.resume' && stimulus.event.order_type !== null) {
    return before.matches('placed') && context.selection.order_type === 'new';
  }
  const after = contextAfter(context, stimulus.event);
  if (after === null) return true;
  // A field that is filled with what stands in it does not say so again.
  return !isDeepStrictEqual(after.selection, context.selection) && pinFor(knows, after) !== null;
}

/** The context after an event that changes what is bought; null for another. */
function contextAfter(context: PurchaseContext, event: PersonEvent): PurchaseContext | null {
  const { facts, selection, quote, previous_quote } = context;
  if (facts === null) return null;
  if (event.type === 'invite.enter') {
    return { ...context, selection: { ...selection, invite_code: event.code.trim() }, invite: null };
  }
  if (!isSelectionEvent(event)) return null;
  const known = (quote ?? previous_quote)?.vouchers;
  const vouchers = known === undefined ? [] : [...known.agency_vouchers, ...known.client_vouchers];
  if (!isOffered(facts, selection, vouchers, event)) return null;
  return { ...context, selection: selectionAfter(facts, selection, event) };
}
