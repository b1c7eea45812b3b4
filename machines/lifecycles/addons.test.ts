import { expect, it } from 'vitest';
import { orderTypes } from '#contract/entities/product.ts';
import { addonEffectOf, addonsOrdered, allowanceWithAddons } from './addons.ts';
import { orderTypeRules } from './orderTypes.ts';

const yearlyAddon = { addon_id: 'accounts', per_year: true };
const oneOffAddon = { addon_id: 'buyout', per_year: false };

it('a one-off add-on stays; a yearly one is renewed by `renew`, ends with `upgrade_renew` and else stays', () => {
  expect(orderTypes).toEqual(['new', 'append', 'renew', 'upgrade', 'upgrade_renew']);
  expect(orderTypes.map((type) => [addonEffectOf(type, yearlyAddon), addonEffectOf(type, oneOffAddon)])).toEqual([
    ['stays', 'stays'],
    ['stays', 'stays'],
    ['renewed', 'stays'],
    ['stays', 'stays'],
    ['ends', 'stays'],
  ]);
});

it('an order contains the chosen add-ons; a renewal also includes the yearly add-ons already owned', () => {
  const held = [
    { addon_id: 'accounts', quantity: 3 },
    { addon_id: 'buyout', quantity: 1 },
  ];
  const ordered = (order_type: (typeof orderTypes)[number], chosen: Record<string, number>) =>
    addonsOrdered([yearlyAddon, oneOffAddon], { order_type, chosen, held }).map(({ addon, quantity }) => [
      addon.addon_id,
      quantity,
    ]);
  expect([
    ordered('renew', {}),
    ordered('renew', { accounts: 2 }),
    ordered('append', { buyout: 1 }),
    ordered('new', {}),
  ]).toEqual([[['accounts', 3]], [['accounts', 5]], [['buyout', 1]], []]);
  expect(addonsOrdered([yearlyAddon], { order_type: 'renew', chosen: {}, held: [] })).toEqual([]);
});

it('an add-on adds its unit size times its quantity to the allowance of its kind', () => {
  const own = { accounts: 1, storage_gb: 2, edm: 3, api_calls: 4 };
  const addon = (kind: 'accounts' | 'storage' | 'edm' | 'api' | 'buyout') => ({
    addon: { kind, unit_size: 10 },
    quantity: 2,
  });
  expect([
    allowanceWithAddons(own, [addon('accounts'), addon('storage')]),
    allowanceWithAddons(own, [addon('edm'), addon('api'), addon('api')]),
    allowanceWithAddons(own, [addon('buyout')]),
  ]).toEqual([
    { accounts: 21, storage_gb: 22, edm: 3, api_calls: 4 },
    { accounts: 1, storage_gb: 2, edm: 23, api_calls: 44 },
    own,
  ]);
  expect(own).toEqual({ accounts: 1, storage_gb: 2, edm: 3, api_calls: 4 });
});

it('the rules of each order type say what it lets the client choose, what it requires and what it credits', () => {
  const types = (rule: keyof (typeof orderTypeRules)['new']) => orderTypes.filter((type) => orderTypeRules[type][rule]);
  expect({
    choosesPlan: types('choosesPlan'),
    needsOwnedProduct: types('needsOwnedProduct'),
    choosesYears: types('choosesYears'),
    creditsElapsedTime: types('creditsElapsedTime'),
    creditsUnused: orderTypes.map((type) => orderTypeRules[type].creditsUnused),
    exclusive: types('exclusive'),
    takesRecommendation: types('takesRecommendation'),
  }).toEqual({
    choosesPlan: ['new', 'upgrade', 'upgrade_renew'],
    needsOwnedProduct: ['append', 'renew', 'upgrade', 'upgrade_renew'],
    choosesYears: ['new', 'renew'],
    creditsElapsedTime: ['append', 'upgrade'],
    creditsUnused: [null, null, null, 'plan', 'plan_and_addons'],
    exclusive: ['new', 'renew', 'upgrade', 'upgrade_renew'],
    takesRecommendation: ['new'],
  });
});
