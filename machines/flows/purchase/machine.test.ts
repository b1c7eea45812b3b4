import { describe, expect, it } from 'vitest';
import { type Actor, createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { Selection } from '#contract/entities/selection.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import type { Fault } from '../../kit/fault.ts';
import { openSnapshot, sealSnapshot } from '../../kit/snapshot.ts';
import { placedOrder, quoted, quotedWithHints, quotedWithRefusedVoucher } from './examples/order.ts';
import { closedStore, storeWithoutPlan, storeWithPlan } from './examples/store.ts';
import { purchaseFlow } from './flow.ts';
import { purchaseMachine } from './machine.ts';
import { type PurchasePorts, purchasePorts, type StoreFacts } from './ports.ts';
import { placeReasons, reviewReasons } from './reasons.ts';
import { emptySelection } from './selection.ts';
import type { PurchaseInput } from './types.ts';

type Snapshot = SnapshotFrom<typeof purchaseMachine>;
const offline: Fault = { kind: 'offline' };
const input = { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, userInput: null };

class Walk {
  readonly ports = new HeldPorts();
  actor: Actor<typeof purchaseMachine>;
  readonly machine = holdAll(purchaseMachine, this.ports);

  constructor(given: PurchaseInput = input) {
    this.actor = createActor(this.machine, { input: given }).start();
  }

  get snapshot(): Snapshot {
    return this.actor.getSnapshot();
  }

  send(...events: Parameters<Actor<typeof purchaseMachine>['send']>[0][]): this {
    for (const event of events) this.actor.send(event);
    return this;
  }

  async answer(port: keyof PurchasePorts, output: unknown): Promise<this> {
    const before = this.snapshot;
    this.ports.last(port).answer(output);
    await waitFor(this.actor, (snapshot) => snapshot !== before);
    return this;
  }

  async fail(port: keyof PurchasePorts, fault: Fault): Promise<this> {
    const before = this.snapshot;
    this.ports.last(port).fail(fault);
    await waitFor(this.actor, (snapshot) => snapshot !== before);
    return this;
  }

  /** What the newest price was asked for. */
  get priceQuery(): unknown {
    const { input } = this.ports.last('quotePrice');
    return typeof input === 'object' && input !== null && 'query' in input ? input.query : null;
  }

  async toChoosing(facts: StoreFacts = storeWithoutPlan): Promise<this> {
    return this.answer('loadStore', facts);
  }

  async toQuoted(quote = quoted): Promise<this> {
    await this.toChoosing();
    return this.send({ type: 'plan.choose', plan_id: 'growth' }).answer('quotePrice', {
      kind: 'quoted',
      quote,
      same: false,
    });
  }

  async toReviewing(quote = quoted): Promise<this> {
    await this.toQuoted(quote);
    return this.send({ type: 'order.review' });
  }

  async toPlacing(): Promise<this> {
    await this.toReviewing();
    return this.send({ type: 'order.place' });
  }
}

describe('a port that nobody provided', () => {
  it('names itself', async () => {
    const actor = createActor(purchaseMachine, { input }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unavailable'));
    expect(context.fault).toEqual({ kind: 'broken', detail: 'the port loadStore was not provided' });
    expect(Object.keys(purchasePorts)).toHaveLength(7);
  });
});

describe('the store', () => {
  it('opens with the order type that was asked for', async () => {
    const walk = new Walk({ ...input, order_type: 'renew' });
    await walk.toChoosing(storeWithPlan);
    expect(walk.snapshot.context.selection.order_type).toBe('renew');
  });

  it('opens with the first open order type where the one asked for is closed', async () => {
    const walk = new Walk({ ...input, order_type: 'upgrade_renew' });
    await walk.toChoosing(storeWithPlan);
    expect(walk.snapshot.context.selection).toEqual({ ...emptySelection, order_type: 'append' });
    expect(reviewReasons(walk.snapshot.context)).toEqual(['choose_owned_product', 'choose_addition']);
  });

  it('is closed where nothing can be bought, and can be asked again', async () => {
    const walk = await new Walk().toChoosing(closedStore);
    expect(walk.snapshot.value).toBe('closed');
    expect(walk.send({ type: 'store.retry' }).snapshot.value).toBe('loading');
  });

  it('can be asked again after a fault, which is kept to be told', async () => {
    const walk = await new Walk().fail('loadStore', offline);
    expect([walk.snapshot.value, walk.snapshot.context.fault]).toEqual(['unavailable', offline]);
    await walk.send({ type: 'store.retry' }).toChoosing();
    expect(walk.snapshot.context.fault).toBeNull();
  });

  it('keeps what was typed in an earlier version as far as it is still on offer', async () => {
    const userInput: Selection = {
      ...emptySelection,
      order_type: 'new',
      plan_id: 'flagship',
      years: 3,
      addons: { accounts: 4, retired: 2 },
      invite_code: 'FRIEND',
    };
    const walk = await new Walk({ ...input, userInput }).toChoosing();
    expect(walk.snapshot.context.selection).toEqual({ ...userInput, addons: { accounts: 4 } });
  });
});

describe('choosing', () => {
  it('asks for no price before something is chosen, and says why', async () => {
    const walk = await new Walk().toChoosing();
    expect(walk.snapshot.value).toEqual({ choosing: { price: 'incomplete', invite: 'empty' } });
    expect(reviewReasons(walk.snapshot.context)).toEqual(['choose_product']);
    expect(walk.ports.count('quotePrice')).toBe(0);
  });

  it.each([
    [{ type: 'plan.choose', plan_id: 'retired' }],
    [{ type: 'type.choose', order_type: 'renew' }],
    [{ type: 'addon.set', addon_id: 'accounts', quantity: 51 }],
    [{ type: 'addon.set', addon_id: 'accounts', quantity: 0.5 }],
    [{ type: 'addon.set', addon_id: 'api', quantity: 1 }],
    [{ type: 'years.set', years: 9 }],
    [{ type: 'service.set', service_id: 'juggling', quantity: 1 }],
    [{ type: 'prepaid.set', prepaid: { cid: 'ads-9', amount_minor: null } }],
    [{ type: 'voucher.apply', voucher_id: 'voucher-1' }],
    [{ type: 'voucher.remove', voucher_id: 'voucher-1' }],
    [{ type: 'order.review' }],
  ] as const)('does not accept %o while it is not on offer', async (event) => {
    const walk = await new Walk().toChoosing();
    const before = walk.snapshot;
    expect(before.can(event)).toBe(false);
    expect(walk.send(event).snapshot).toBe(before);
  });

  it('asks for the price of every change, and an answer to an older question never arrives', async () => {
    const walk = await new Walk().toChoosing();
    walk.send({ type: 'plan.choose', plan_id: 'growth' });
    const older = walk.ports.last('quotePrice');
    walk.send({ type: 'addon.set', addon_id: 'accounts', quantity: 2 });
    older.answer({ kind: 'quoted', quote: { ...quoted, quote_id: 'stale' }, same: false });
    await walk.answer('quotePrice', { kind: 'quoted', quote: quoted, same: false });
    expect(walk.snapshot.context.quote).toEqual(quoted);
    expect(walk.priceQuery).toEqual({
      client_id: 'client-1',
      draft_id: 'draft-1',
      order_type: 'new',
      plan_id: 'growth',
      years: 1,
      addons: [{ id: 'accounts', quantity: 2 }],
    });
  });

  it.each([
    [{ type: 'plan.choose', plan_id: 'growth' }],
    [{ type: 'years.set', years: 1 }],
    [{ type: 'addon.set', addon_id: 'accounts', quantity: 2 }],
    [{ type: 'addon.set', addon_id: 'api', quantity: 0 }],
    [{ type: 'service.set', service_id: 'training', quantity: 1 }],
  ] as const)('keeps its price where %o says again what is chosen', async (event) => {
    const userInput: Selection = {
      ...emptySelection,
      plan_id: 'growth',
      addons: { accounts: 2 },
      services: { training: 1 },
    };
    const walk = await new Walk({ ...input, userInput }).toChoosing();
    await walk.answer('quotePrice', { kind: 'quoted', quote: quoted, same: false });
    const before = walk.snapshot;
    expect(walk.send(event).snapshot).toBe(before);
  });

  it('keeps the price before a change to show until the new one is here', async () => {
    const walk = await new Walk().toQuoted();
    walk.send({ type: 'years.set', years: 2 });
    expect([walk.snapshot.context.quote, walk.snapshot.context.previous_quote]).toEqual([null, quoted]);
  });

  it('asks anew when the price expires', async () => {
    const walk = await new Walk().toQuoted();
    expect(walk.ports.last('untilMoment').input).toEqual({ at: quoted.expires_at });
    await walk.answer('untilMoment', null);
    expect(walk.snapshot.matches({ choosing: { price: 'quoting' } })).toBe(true);
  });

  it('keeps why a price was refused until the next change', async () => {
    const walk = await new Walk().toChoosing();
    walk.send({ type: 'plan.choose', plan_id: 'growth' });
    await walk.answer('quotePrice', { kind: 'refused', refusal: 'product_unavailable' });
    expect(walk.snapshot.context.refusal).toBe('product_unavailable');
    walk.send({ type: 'plan.choose', plan_id: 'flagship' });
    expect(walk.snapshot.context.refusal).toBeNull();
  });

  it('can ask again for a price that did not come', async () => {
    const walk = await new Walk().toChoosing();
    await walk.send({ type: 'plan.choose', plan_id: 'growth' }).fail('quotePrice', { kind: 'timeout' });
    expect(walk.snapshot.matches({ choosing: { price: 'failed' } })).toBe(true);
    await walk.send({ type: 'quote.retry' }).answer('quotePrice', { kind: 'quoted', quote: quoted, same: false });
    expect(walk.snapshot.matches({ choosing: { price: 'quoted' } })).toBe(true);
  });

  it('asks for the prepaid fee and its ad account, one after the other', async () => {
    const walk = await new Walk().toQuoted();
    walk.send({ type: 'prepaid.set', prepaid: { cid: null, amount_minor: null } });
    expect(reviewReasons(walk.snapshot.context)).toEqual(['enter_prepaid_fee', 'choose_ad_account']);
    walk.send({ type: 'prepaid.set', prepaid: { cid: 'ads-2', amount_minor: 1 } });
    expect(reviewReasons(walk.snapshot.context)).toEqual(['prepaid_fee_out_of_range', 'ad_account_not_granted']);
    walk.send({ type: 'prepaid.set', prepaid: { cid: 'ads-1', amount_minor: 500_000 } });
    expect(walk.priceQuery).toMatchObject({ prepaid_cid: 'ads-1', prepaid_minor: 500_000 });
  });

  it('blocks the review while a chosen voucher is refused, and goes on without it', async () => {
    const walk = await new Walk().toQuoted();
    await walk
      .send({ type: 'voucher.apply', voucher_id: 'voucher-1' })
      .answer('quotePrice', { kind: 'quoted', quote: quotedWithRefusedVoucher, same: false });
    expect(walk.snapshot.can({ type: 'order.review' })).toBe(false);
    expect(reviewReasons(walk.snapshot.context)).toEqual(['voucher_refused']);
    await walk
      .send({ type: 'voucher.remove', voucher_id: 'voucher-1' })
      .answer('quotePrice', { kind: 'quoted', quote: quoted, same: false });
    expect(walk.snapshot.can({ type: 'order.review' })).toBe(true);
  });

  it('looks the order up where its draft has been placed elsewhere', async () => {
    const walk = await new Walk().toChoosing();
    await walk.send({ type: 'plan.choose', plan_id: 'growth' }).answer('quotePrice', { kind: 'alreadyPlaced' });
    expect(walk.ports.last('findOrder').input).toEqual({
      key: 'key-of-the-draft',
      draft_id: 'draft-1',
      confirmed: null,
    });
    await walk.answer('findOrder', { kind: 'found', order: placedOrder, confirmed: true, as_placed: true });
    expect(walk.snapshot.context.order).toEqual(placedOrder);
  });
});

describe('the recommendation code', () => {
  it('is null where nothing was entered', async () => {
    const walk = await new Walk().toChoosing();
    walk.send({ type: 'invite.verify' });
    expect(walk.snapshot.matches({ choosing: { invite: 'missing' } })).toBe(true);
    expect(walk.ports.count('verifyInvite')).toBe(0);
  });

  it('has to be verified once something was entered, and goes into the price only then', async () => {
    const walk = await new Walk().toQuoted();
    walk.send({ type: 'invite.enter', code: ' FRIEND ' });
    expect(reviewReasons(walk.snapshot.context)).toEqual(['verify_invite_code']);
    await walk
      .send({ type: 'invite.verify' })
      .answer('verifyInvite', { kind: 'verified', percent: 5, recommended_by: 'E*****e' });
    expect(walk.snapshot.value).toEqual({ choosing: { price: 'quoting', invite: 'verified' } });
    expect(walk.priceQuery).toMatchObject({ invite_code: 'FRIEND' });
  });

  it('leaves the price again when it is changed after it was verified', async () => {
    const walk = await new Walk().toQuoted();
    await walk
      .send({ type: 'invite.enter', code: 'FRIEND' }, { type: 'invite.verify' })
      .answer('verifyInvite', { kind: 'verified', percent: 5, recommended_by: null });
    await walk.answer('quotePrice', { kind: 'quoted', quote: quoted, same: false });
    walk.send({ type: 'invite.enter', code: '' });
    expect(walk.snapshot.value).toEqual({ choosing: { price: 'quoting', invite: 'empty' } });
    expect(walk.priceQuery).not.toHaveProperty('invite_code');
  });

  it.each(['invite_code_unknown', 'invite_code_own'] as const)('tells its refusal %s', async (refusal) => {
    const walk = await new Walk().toQuoted();
    await walk
      .send({ type: 'invite.enter', code: 'MINE' }, { type: 'invite.verify' })
      .answer('verifyInvite', { kind: 'refused', refusal });
    expect(walk.snapshot.value).toEqual({ choosing: { price: 'quoted', invite: 'refused' } });
    expect(walk.snapshot.context.invite_refusal).toBe(refusal);
    expect(reviewReasons(walk.snapshot.context)).toEqual(['invite_code_refused']);
  });

  it('does not count where a product is extended: it is neither asked for nor priced, and not lost', async () => {
    const walk = await new Walk({ ...input, userInput: { ...emptySelection, invite_code: 'FRIEND' } }).toChoosing(
      storeWithPlan,
    );
    walk.send({ type: 'type.choose', order_type: 'renew' }, { type: 'product.choose', order_product_id: 'owned-1' });
    expect(walk.snapshot.can({ type: 'invite.verify' })).toBe(false);
    expect(walk.snapshot.can({ type: 'invite.enter', code: 'OTHER' })).toBe(false);
    expect(walk.priceQuery).not.toHaveProperty('invite_code');
    await walk.answer('quotePrice', { kind: 'quoted', quote: quoted, same: false });
    expect(reviewReasons(walk.snapshot.context)).toEqual([]);
    expect(walk.snapshot.context.selection.invite_code).toBe('FRIEND');
  });

  it('is still being verified while something else is changed', async () => {
    const walk = await new Walk().toQuoted();
    walk.send({ type: 'invite.enter', code: 'FRIEND' }, { type: 'invite.verify' }, { type: 'years.set', years: 2 });
    expect(walk.snapshot.value).toEqual({ choosing: { price: 'quoting', invite: 'verifying' } });
    expect(walk.ports.count('verifyInvite')).toBe(1);
  });
});

describe('choosing the product to extend', () => {
  it('takes the least term that its plan is sold for, and the price is asked for with it', async () => {
    const walk = await new Walk().toChoosing(storeWithPlan);
    walk.send({ type: 'type.choose', order_type: 'renew' }, { type: 'product.choose', order_product_id: 'owned-1' });
    expect(walk.snapshot.context.selection.years).toBe(1);
    expect(walk.priceQuery).toMatchObject({ order_product_id: 'owned-1', years: 1 });
  });
});

describe('reviewing', () => {
  it('goes back with the price that it had', async () => {
    const walk = await new Walk().toReviewing();
    walk.send({ type: 'selection.edit' });
    expect(walk.snapshot.value).toEqual({ choosing: { price: 'quoted', invite: 'empty' } });
    expect(walk.ports.count('quotePrice')).toBe(1);
  });

  it('cannot be left for an order before every loss has been acknowledged', async () => {
    const walk = await new Walk().toReviewing(quotedWithHints);
    walk.send({ type: 'hint.acknowledge', hint_id: 'accounts' });
    expect([walk.snapshot.can({ type: 'order.place' }), placeReasons(walk.snapshot.context)]).toEqual([
      false,
      ['hints_unacknowledged'],
    ]);
    walk.send({ type: 'hint.acknowledge', hint_id: 'module-leads' }, { type: 'hint.withdraw', hint_id: 'accounts' });
    expect(walk.snapshot.can({ type: 'order.place' })).toBe(false);
    walk.send({ type: 'hint.acknowledge', hint_id: 'accounts' }, { type: 'order.place' });
    expect(walk.ports.last('placeOrder').input).toEqual({
      key: 'key-of-the-draft',
      quote_id: 'quote-2',
      amount: quotedWithHints.amount,
      acknowledged_hints: ['module-leads', 'accounts'],
    });
  });

  it('does not let a child account place the order, and says so', async () => {
    const walk = new Walk();
    await walk.toChoosing({ ...storeWithoutPlan, is_admin: false });
    await walk
      .send({ type: 'plan.choose', plan_id: 'growth' })
      .answer('quotePrice', { kind: 'quoted', quote: quoted, same: false });
    walk.send({ type: 'order.review' });
    expect([walk.snapshot.can({ type: 'order.place' }), placeReasons(walk.snapshot.context)]).toEqual([
      false,
      ['main_account_only'],
    ]);
  });

  it('asks again when the price expires, with the price before to compare', async () => {
    const walk = await new Walk().toReviewing();
    await walk.answer('untilMoment', null);
    expect(walk.snapshot.value).toEqual({ reviewing: 'requoting' });
    const dearer = { ...quoted, quote_id: 'quote-9', amount: { minor: 1_300_000, currency: 'CNY' as const } };
    await walk.answer('quotePrice', { kind: 'quoted', quote: dearer, same: false });
    expect(walk.snapshot.value).toEqual({ reviewing: 'askingAgain' });
    expect(walk.snapshot.can({ type: 'order.place' })).toBe(false);
    const { ask, quote, previous_quote } = walk.snapshot.context;
    expect([ask, quote, previous_quote]).toEqual(['quote_expired', dearer, quoted]);
    walk.send({ type: 'quote.accept' }, { type: 'order.place' });
    expect(walk.ports.last('placeOrder').input).toMatchObject({ quote_id: 'quote-9', amount: dearer.amount });
  });
});

describe('placing', () => {
  it('sends the order once, however often it is asked', async () => {
    const walk = await new Walk().toPlacing();
    walk.send({ type: 'order.place' }, { type: 'order.place' });
    expect(walk.ports.count('placeOrder')).toBe(1);
  });

  it('ends with the order', async () => {
    const walk = await new Walk().toPlacing();
    await walk.answer('placeOrder', { kind: 'placed', order: placedOrder });
    expect([walk.snapshot.value, walk.snapshot.status, walk.snapshot.context.order]).toEqual([
      { placed: 'current' },
      'active',
      placedOrder,
    ]);
  });

  it.each(['quote_expired', 'quote_changed', 'quote_unknown'] as const)('asks again after %s', async (refusal) => {
    const walk = await new Walk().toPlacing();
    await walk.answer('placeOrder', { kind: 'quoteGone', refusal });
    await walk.answer('quotePrice', { kind: 'quoted', quote: quoted, same: false });
    expect([walk.snapshot.value, walk.snapshot.context.ask]).toEqual([{ reviewing: 'askingAgain' }, refusal]);
  });

  it('tells a refusal and offers the store anew', async () => {
    const walk = await new Walk().toPlacing();
    await walk.answer('placeOrder', { kind: 'refused', refusal: 'type_closed' });
    expect([walk.snapshot.value, walk.snapshot.context.refusal]).toEqual([{ reviewing: 'refused' }, 'type_closed']);
    expect(walk.send({ type: 'store.retry' }).snapshot.value).toBe('loading');
  });

  it('looks the order up after silence, and offers nothing else until it knows', async () => {
    const walk = await new Walk().toPlacing();
    await walk.fail('placeOrder', { kind: 'timeout' });
    expect(walk.snapshot.value).toBe('checkingOrder');
    await walk.fail('findOrder', offline);
    expect(walk.snapshot.value).toEqual({ orderUnknown: 'timing' });
    expect(walk.snapshot.can({ type: 'order.place' })).toBe(false);
    expect(walk.snapshot.can({ type: 'selection.edit' })).toBe(false);
    await walk
      .send({ type: 'order.check' })
      .answer('findOrder', { kind: 'found', order: placedOrder, confirmed: true, as_placed: true });
    expect(walk.snapshot.value).toEqual({ placed: 'current' });
  });

  it('keeps what the server said instead of placing the order, until it is placed again', async () => {
    const walk = await new Walk().toPlacing();
    const notice = { kind: 'notice', msg: 'We are moving house today.' } as const;
    await walk.fail('placeOrder', notice);
    await walk.answer('findOrder', { kind: 'none' });
    expect([walk.snapshot.value, walk.snapshot.context.fault]).toEqual([{ reviewing: 'confirming' }, notice]);
    walk.send({ type: 'order.place' });
    expect([walk.snapshot.value, walk.snapshot.context.fault]).toEqual(['placing', null]);
  });

  it('goes back to the review where the look-up shows that nothing was placed, under the same key', async () => {
    const walk = await new Walk().toPlacing();
    await walk.fail('placeOrder', { kind: 'timeout' });
    await walk.answer('findOrder', { kind: 'none' });
    expect([walk.snapshot.value, walk.snapshot.context.nothing_placed]).toEqual([{ reviewing: 'confirming' }, true]);
    expect(walk.snapshot.context.fault).toBeNull();
    walk.send({ type: 'order.place' });
    const keys = walk.ports.requests.filter(({ port }) => port === 'placeOrder').map(({ input }) => input);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe('a purchase that is left and taken up again', () => {
  const kept = (walk: Walk) => sealSnapshot(purchaseFlow, walk.actor.getPersistedSnapshot());

  const restore = (text: string) => {
    const opened = openSnapshot(purchaseFlow, text);
    if (opened.kind !== 'restored') throw new Error(`not restored: ${opened.kind}`);
    const walk = new Walk();
    walk.actor.stop();
    walk.ports.requests.length = 0;
    walk.actor = createActor(walk.machine, { input, snapshot: opened.snapshot }).start();
    return walk;
  };

  it('is in the same state with everything typed', async () => {
    const before = await new Walk().toReviewing(quotedWithHints);
    before.send({ type: 'hint.acknowledge', hint_id: 'accounts' });
    const after = restore(kept(before));
    expect([after.snapshot.value, after.snapshot.context]).toEqual([before.snapshot.value, before.snapshot.context]);
  });

  it('still notices that the price expires', async () => {
    const after = restore(kept(await new Walk().toReviewing()));
    expect(after.ports.last('untilMoment').input).toEqual({ at: quoted.expires_at });
    await after.answer('untilMoment', null);
    expect(after.snapshot.value).toEqual({ reviewing: 'requoting' });
  });

  it('places again under the same key what was on its way, so that it is placed once [PUR-08]', async () => {
    const before = await new Walk().toPlacing();
    const after = restore(kept(before));
    expect(after.ports.last('placeOrder').input).toEqual(before.ports.last('placeOrder').input);
    await after.answer('placeOrder', { kind: 'placed', order: placedOrder });
    expect(after.snapshot.value).toEqual({ placed: 'current' });
  });

  it('asks the store anew while choosing, and keeps the selection', async () => {
    const before = await new Walk().toQuoted();
    const after = restore(kept(before));
    after.send({ type: 'flow.resume', order_type: null });
    await after.toChoosing();
    expect(after.snapshot.context.selection).toEqual(before.snapshot.context.selection);
    expect(after.snapshot.matches({ choosing: { price: 'quoting' } })).toBe(true);
  });

  it('carries what was typed over where the machine has changed since', async () => {
    const text = kept(await new Walk().toQuoted());
    const older = JSON.stringify({ ...JSON.parse(text), structure: 'another' });
    expect(openSnapshot(purchaseFlow, older)).toEqual({
      kind: 'carried',
      userInput: { ...emptySelection, plan_id: 'growth', years: 1 },
    });
  });

  it.each([
    ['unreadable', 'not json', 'not json'],
    ['foreign', { flow: 'payment', typed: { address: 'Harbour 7' } }, 'address: Harbour 7'],
    [
      'newer',
      { version: 99, typed: { plans: [{ plan_id: 'growth', seats: 4 }] } },
      'plans.0.plan_id: growth\nplans.0.seats: 4',
    ],
    ['outdated', { structure: 'another', typed: { plan_id: 7 } }, 'plan_id: 7'],
  ])('is refused as %s with what was typed kept: %o', async (reason, change, typed) => {
    const text = kept(await new Walk().toChoosing());
    const changed = typeof change === 'string' ? change : JSON.stringify({ ...JSON.parse(text), ...change });
    expect(openSnapshot(purchaseFlow, changed)).toEqual({ kind: 'refused', reason, kept: typed });
  });
});
