import { describe, expect, it } from 'vitest';
import { type OrderType, type OrderTypeOffer, orderTypes } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import { offerOf, priceQueryOf, type SelectionFacts, selectionOf, selectionReasons } from './selection.ts';

const offer = (type: OrderType): OrderTypeOffer => ({
  type,
  open: true,
  reasons: [],
  order_product_ids: ['product-1'],
  plan_ids: [],
  addon_ids: [],
  prepaid: true,
});
const money = (minor: number) => ({ minor, currency: 'CNY' }) as const;
const facts: SelectionFacts = {
  types: orderTypes.map(offer),
  prepaid: { minimum: money(1000), maximum: money(5000) },
  ad_accounts: [
    { cid: 'granted-1', name: 'a', grant_status: 'granted' },
    { cid: 'pending-1', name: 'b', grant_status: 'pending' },
  ],
};
const completeSelection: Selection = {
  order_type: 'new',
  order_product_id: null,
  plan_id: 'plan-1',
  years: 1,
  addons: {},
  services: {},
  prepaid: null,
  invite_code: '',
  vouchers: [],
};
const reasonsWith = (changes: Partial<Selection>, of: SelectionFacts = facts) =>
  selectionReasons(of, { ...completeSelection, ...changes });

describe('selection reasons', () => {
  it('a complete selection has no reasons, and one whose order type is closed or missing has `type_closed`', () => {
    expect(reasonsWith({})).toEqual([]);
    const closed = { ...facts, types: [{ ...offer('new'), open: false }] };
    expect([reasonsWith({}, closed), reasonsWith({}, { ...facts, types: [] })]).toEqual([
      ['type_closed'],
      ['type_closed'],
    ]);
    expect([offerOf(facts, 'renew')?.type, offerOf({ types: [] }, 'renew')]).toEqual(['renew', undefined]);
  });

  it('a selection without a product or plan is incomplete when its order type requires one', () => {
    const missing = orderTypes.map((order_type) => reasonsWith({ order_type, plan_id: null }));
    expect(missing).toEqual([
      ['choose_product'],
      ['choose_owned_product', 'choose_addition'],
      ['choose_owned_product'],
      ['choose_owned_product', 'choose_plan'],
      ['choose_owned_product', 'choose_plan'],
    ]);
    const own = (order_product_id: string, of = facts) => reasonsWith({ order_type: 'renew', order_product_id }, of);
    expect([own('product-1'), own('product-2'), own('product-1', { ...facts, types: [] })]).toEqual([
      [],
      ['choose_owned_product'],
      ['type_closed', 'choose_owned_product'],
    ]);
  });

  it('an `append` selection requires an add-on, a service or prepaid advertising', () => {
    const append = { order_type: 'append', order_product_id: 'product-1' } as const;
    expect([
      reasonsWith(append),
      reasonsWith({ ...append, addons: { accounts: 1 } }),
      reasonsWith({ ...append, services: { training: 1 } }),
      reasonsWith({ ...append, prepaid: { cid: 'granted-1', amount_minor: 1000 } }),
    ]).toEqual([['choose_addition'], [], [], []]);
  });

  it('prepaid advertising requires an amount within its range, both ends included [PUR-05]', () => {
    const prepaid = (amount_minor: number | null) => reasonsWith({ prepaid: { cid: 'granted-1', amount_minor } });
    expect([null, 0, 1, 999, 1000, 5000, 5001].map(prepaid)).toEqual([
      ['enter_prepaid_fee'],
      ['enter_prepaid_fee'],
      ['prepaid_fee_out_of_range'],
      ['prepaid_fee_out_of_range'],
      [],
      [],
      ['prepaid_fee_out_of_range'],
    ]);
  });

  it('prepaid advertising requires an ad account that is known and has been granted [PUR-05]', () => {
    const account = (cid: string | null) => reasonsWith({ prepaid: { cid, amount_minor: 1000 } });
    expect([account(null), account('pending-1'), account('unknown-1'), account('granted-1')]).toEqual([
      ['choose_ad_account'],
      ['ad_account_not_granted'],
      ['ad_account_not_granted'],
      [],
    ]);
  });
});

describe('price queries', () => {
  const of = { client_id: 'client-1', draft_id: 'draft-1', invite_verified: true };
  const whole: Selection = {
    order_type: 'renew',
    order_product_id: 'product-1',
    plan_id: null,
    years: 2,
    addons: { accounts: 2 },
    services: { training: 1 },
    prepaid: { cid: 'granted-1', amount_minor: 1000 },
    invite_code: 'FRIEND',
    vouchers: ['v1'],
  };

  it('a price query contains everything that is chosen and can be read back as the same selection', () => {
    const query = priceQueryOf(whole, of);
    expect(query).toEqual({
      client_id: 'client-1',
      draft_id: 'draft-1',
      order_type: 'renew',
      order_product_id: 'product-1',
      years: 2,
      addons: [{ id: 'accounts', quantity: 2 }],
      services: [{ id: 'training', quantity: 1 }],
      prepaid_cid: 'granted-1',
      prepaid_minor: 1000,
      invite_code: 'FRIEND',
      vouchers: ['v1'],
    });
    expect(selectionOf(query)).toEqual(whole);
  });

  it('a price query omits what is not chosen, and an invite code that is not verified', () => {
    const { invite_code, ...told } = priceQueryOf(whole, { ...of, invite_verified: false });
    expect([invite_code, Object.keys(told).length]).toEqual([undefined, 10]);
    const empty: Selection = { ...completeSelection, plan_id: null, years: null };
    const query = priceQueryOf(empty, { ...of, invite_verified: false });
    expect(query).toEqual({ client_id: 'client-1', draft_id: 'draft-1', order_type: 'new' });
    expect(selectionOf(query)).toStrictEqual(empty);
  });

  it('a price query keeps the amount or the ad account of prepaid advertising when the other is missing', () => {
    const parts = [
      { cid: 'granted-1', amount_minor: null },
      { cid: null, amount_minor: 1000 },
    ];
    for (const prepaid of parts) {
      const query = priceQueryOf({ ...completeSelection, prepaid }, of);
      expect(selectionOf(query).prepaid).toEqual(prepaid);
      expect([query.prepaid_cid, query.prepaid_minor]).toEqual([
        prepaid.cid ?? undefined,
        prepaid.amount_minor ?? undefined,
      ]);
    }
    expect(
      selectionOf(priceQueryOf({ ...completeSelection, prepaid: { cid: null, amount_minor: null } }, of)).prepaid,
    ).toBeNull();
  });
});
