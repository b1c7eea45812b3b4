import { z } from 'zod/mini';
import type { ReducedVersionHint } from '#contract/entities/order.ts';
import { type Addon, type Allowance, allowance } from '#contract/entities/product.ts';
import { addonEffectOf, allowanceWithAddons } from '#machines/lifecycles/addons.ts';
import type { Basket } from './basket.ts';
import type { HeldProduct, PricingFacts } from './facts.ts';

const hintByAllowance = {
  accounts: 'accounts_reduced',
  storage_gb: 'storage_reduced',
  edm: 'edm_reduced',
  api_calls: 'api_reduced',
} as const satisfies Record<keyof Allowance, ReducedVersionHint['kind']>;

export function reducedVersionHints(basket: Basket, facts: PricingFacts): ReducedVersionHint[] {
  const { product, plan, selection } = basket;
  if (product === null || (selection.order_type !== 'upgrade' && selection.order_type !== 'upgrade_renew')) return [];
  const kept = addonsHeld(product, facts).filter(({ addon }) => addonEffectOf(selection.order_type, addon) === 'stays');
  const then = allowanceWithAddons(plan.allowance, [...kept, ...basket.addons]);

  const lost = product.modules
    .filter(({ module_id }) => !plan.modules.some((module) => module.module_id === module_id))
    .map(
      ({ module_id, name }): ReducedVersionHint => ({
        hint_id: `module_lost-${module_id}`,
        kind: 'module_lost',
        name,
        from: null,
        to: null,
      }),
    );
  const reduced = z
    .keyof(allowance)
    .options.filter((part) => then[part] < product.allowance[part])
    .map((part): ReducedVersionHint => {
      const [kind, from, to] = [hintByAllowance[part], product.allowance[part], then[part]];
      return { hint_id: `${kind}-${from}-${to}`, kind, name: null, from, to };
    });
  return [...lost, ...reduced];
}

const addonsHeld = (product: HeldProduct, facts: PricingFacts): { addon: Addon; quantity: number }[] =>
  product.held_addons.flatMap(({ addon_id, quantity }) => {
    const addon = facts.addons.find((candidate) => candidate.addon_id === addon_id);
    return addon === undefined ? [] : [{ addon, quantity }];
  });
