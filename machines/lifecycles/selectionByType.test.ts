import { describe, expect, it } from 'vitest';
import { type OrderType, type OrderTypeOffer, orderTypes } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import { forbiddenFields, priceQueryOf, selectablePlans } from './selection.ts';

const fullSelection: Selection = {
  order_type: 'new',
  order_product_id: 'owned',
  plan_id: 'plan',
  years: 3,
  addons: {},
  services: {},
  prepaid: null,
  invite_code: 'CODE',
  vouchers: [],
};

const forbiddenByType: Readonly<Record<OrderType, readonly string[]>> = {
  new: ['order_product_id'],
  append: ['plan_id', 'years', 'invite_code'],
  renew: ['plan_id', 'invite_code'],
  upgrade: ['years', 'invite_code'],
  upgrade_renew: ['years', 'invite_code'],
};

describe.each(orderTypes)('selection of type %s', (order_type) => {
  it('a selection names the fields its order type does not allow to choose [PRI-10]', () => {
    expect(forbiddenFields({ ...fullSelection, order_type })).toEqual(forbiddenByType[order_type]);
  });

  it('a price query contains only the fields its order type allows to choose [PRI-10]', () => {
    const of = { client_id: 'client', draft_id: 'draft', invite_verified: order_type === 'new' };
    const {
      client_id: _client,
      draft_id: _draft,
      order_type: _type,
      ...sent
    } = priceQueryOf({ ...fullSelection, order_type }, of);
    const chosen = ['order_product_id', 'plan_id', 'years', 'invite_code'];
    expect(Object.keys(sent).toSorted()).toEqual(
      chosen.filter((field) => !forbiddenByType[order_type].includes(field)).toSorted(),
    );
  });
});

it('years other than those fixed by the offer are rejected for `upgrade_renew`, and any years for `upgrade`', () => {
  expect(
    [2, null, 1].map((years) =>
      forbiddenFields({ ...fullSelection, order_type: 'upgrade_renew', invite_code: '', years }),
    ),
  ).toEqual([[], [], ['years']]);
  expect(forbiddenFields({ ...fullSelection, order_type: 'upgrade', invite_code: '', years: 2 })).toEqual(['years']);
});

it('no plan can be chosen for an order type that the store does not have', () => {
  expect(selectablePlans({ types: [], plans: [], products: [] }, fullSelection)).toEqual([]);
});

const offer = (type: OrderType, plan_ids: readonly string[]): OrderTypeOffer => ({
  type,
  open: true,
  reasons: [],
  order_product_ids: [],
  plan_ids: [...plan_ids],
  addon_ids: [],
  prepaid: false,
});

it('a product cannot change to its own plan or be upgraded to a plan of the same or a lower rank [PUR-24]', () => {
  const facts = {
    types: [
      offer('new', ['low', 'offer']),
      offer('upgrade', ['low', 'offer', 'middle', 'top']),
      offer('upgrade_renew', ['offer', 'top']),
    ],
    plans: [
      { plan_id: 'low', rank: 10 },
      { plan_id: 'offer', rank: 25 },
      { plan_id: 'middle', rank: 25 },
      { plan_id: 'top', rank: 40 },
    ],
    products: [
      { order_product_id: 'a', plan_id: 'low' },
      { order_product_id: 'b', plan_id: 'offer' },
      { order_product_id: 'c', plan_id: 'top' },
      { order_product_id: 'd', plan_id: 'retired' },
    ],
  };
  const of = (order_type: OrderType, order_product_id: string | null) =>
    selectablePlans(facts, { ...fullSelection, order_type, order_product_id });
  expect({
    new: of('new', 'a'),
    upgrade: [null, 'a', 'b', 'c', 'd'].map((id) => of('upgrade', id)),
    upgrade_renew: [null, 'a', 'b', 'c'].map((id) => of('upgrade_renew', id)),
  }).toEqual({
    new: ['low', 'offer'],
    upgrade: [
      ['low', 'offer', 'middle', 'top'],
      ['offer', 'middle', 'top'],
      ['top'],
      [],
      ['low', 'offer', 'middle', 'top'],
    ],
    upgrade_renew: [['offer', 'top'], ['offer', 'top'], ['top'], ['offer']],
  });
});
