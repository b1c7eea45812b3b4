import type { QuotedVoucher } from '#contract/entities/order.ts';
import type { OrderType, OwnedProduct } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import { type AddonEffect, type AddonWithQuantity, addonEffectOf, addonsOrdered } from '#machines/lifecycles/addons.ts';
import { alternativeOrderTypes, orderTypeRules, upgradeRenewOffer } from '#machines/lifecycles/orderTypes.ts';
import { offerOf, selectablePlans } from '#machines/lifecycles/selection.ts';
import type { StoreFacts } from './ports.ts';
import type { SelectionEvent } from './types.ts';

/**
 * Whether the store offers the change. Rejects the event itself, whatever the page shows; choosing the current value
 * again is no change.
 */
export function isOffered(
  facts: StoreFacts,
  selection: Selection,
  vouchers: readonly QuotedVoucher[],
  event: SelectionEvent,
): boolean {
  const offer = offerOf(facts, selection.order_type);
  switch (event.type) {
    case 'type.choose':
      return event.order_type !== selection.order_type && offerOf(facts, event.order_type)?.open === true;
    case 'product.choose':
      return (
        event.order_product_id !== selection.order_product_id &&
        offer?.order_product_ids.includes(event.order_product_id) === true
      );
    case 'plan.choose':
      return event.plan_id !== selection.plan_id && selectablePlans(facts, selection).includes(event.plan_id);
    case 'years.set':
      return event.years !== selection.years && yearsOnOffer(facts, selection).includes(event.years);
    case 'addon.set':
      return (
        event.quantity !== (selection.addons[event.addon_id] ?? 0) &&
        offer?.addon_ids.includes(event.addon_id) === true &&
        isWithin(event.quantity, addonLimit(facts, event.addon_id))
      );
    case 'service.set':
      return (
        event.quantity !== (selection.services[event.service_id] ?? 0) &&
        isWithin(event.quantity, serviceLimit(facts, selection, event.service_id))
      );
    case 'prepaid.set':
      return offer?.prepaid === true && isOwnAdAccount(facts, event.prepaid?.cid ?? null);
    case 'voucher.apply':
      return vouchers.some(({ voucher_id, usable }) => voucher_id === event.voucher_id && usable);
    case 'voucher.remove':
      return selection.vouchers.includes(event.voucher_id);
  }
}

export function applySelectionEvent(facts: StoreFacts, selection: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case 'type.choose':
      return fitToOffer(facts, { ...selection, order_type: event.order_type, plan_id: null, years: null });
    case 'product.choose':
      return fitPlan(facts, { ...selection, order_product_id: event.order_product_id });
    case 'plan.choose':
      return fitYears(facts, { ...selection, plan_id: event.plan_id });
    case 'years.set':
      return { ...selection, years: event.years };
    case 'addon.set':
      return { ...selection, addons: withQuantity(selection.addons, event.addon_id, event.quantity) };
    case 'service.set':
      return { ...selection, services: withQuantity(selection.services, event.service_id, event.quantity) };
    case 'prepaid.set':
      return { ...selection, prepaid: event.prepaid };
    case 'voucher.apply':
      return { ...selection, vouchers: [...new Set([...selection.vouchers, event.voucher_id])] };
    case 'voucher.remove':
      return { ...selection, vouchers: selection.vouchers.filter((id) => id !== event.voucher_id) };
  }
}

/**
 * Fits a selection to the current offer. The order type is the requested one if open, else its alternatives, else the
 * selection's own, else the first open one. Fills in values without alternatives, and drops what is no longer on offer.
 */
export function fitToStore(facts: StoreFacts, selection: Selection, requested: OrderType | null): Selection {
  const closed = requested === null ? [] : (offerOf(facts, requested)?.reasons ?? []);
  const instead = closed.flatMap(({ reason }) => alternativeOrderTypes[reason]);
  const candidates = [requested, ...instead, selection.order_type, ...facts.types.map(({ type }) => type)];
  const type = candidates.find((candidate) => candidate !== null && offerOf(facts, candidate)?.open === true);
  return fitToOffer(facts, { ...selection, order_type: type ?? selection.order_type });
}

function fitToOffer(facts: StoreFacts, selection: Selection): Selection {
  const offer = offerOf(facts, selection.order_type);
  if (offer === undefined) return selection;
  const { needsOwnedProduct } = orderTypeRules[selection.order_type];
  const fitted: Selection = {
    ...selection,
    order_product_id: needsOwnedProduct ? idIfOffered(selection.order_product_id, offer.order_product_ids) : null,
    addons: Object.fromEntries(Object.entries(selection.addons).filter(([id]) => offer.addon_ids.includes(id))),
    prepaid: offer.prepaid ? selection.prepaid : null,
  };
  return fitPlan(facts, fitted);
}

/** Keeps plan, services and years only if the selection's product permits them. */
function fitPlan(facts: StoreFacts, selection: Selection): Selection {
  const { choosesPlan } = orderTypeRules[selection.order_type];
  const plan_id = choosesPlan ? idIfOffered(selection.plan_id, selectablePlans(facts, selection)) : null;
  const fitted: Selection = { ...selection, plan_id };
  const services = Object.entries(fitted.services).filter(([id]) => serviceLimit(facts, fitted, id) > 0);
  return fitYears(facts, { ...fitted, services: Object.fromEntries(services) });
}

function idIfOffered(id: string | null, offered: readonly string[]): string | null {
  if (id !== null && offered.includes(id)) return id;
  return offered.length === 1 ? (offered[0] ?? null) : null;
}

function fitYears(facts: StoreFacts, selection: Selection): Selection {
  const years = yearsOnOffer(facts, selection);
  const keeps = selection.years !== null && years.includes(selection.years);
  return { ...selection, years: keeps ? selection.years : (years[0] ?? null) };
}

/** Empty if the term is not the user's choice. */
export function yearsOnOffer(facts: StoreFacts, selection: Selection): readonly number[] {
  if (selection.order_type === 'upgrade_renew') return [upgradeRenewOffer.years];
  if (!orderTypeRules[selection.order_type].choosesYears) return [];
  return facts.plans.find(({ plan_id }) => plan_id === planOfSelection(facts, selection))?.years ?? [];
}

export function planOfSelection(facts: StoreFacts, selection: Selection): string | null {
  if (selection.plan_id !== null) return selection.plan_id;
  return productOfSelection(facts, selection)?.plan_id ?? null;
}

export const productOfSelection = (facts: StoreFacts, { order_product_id }: Selection): OwnedProduct | undefined =>
  facts.products.find((owned) => owned.order_product_id === order_product_id);

export function addonsInOrder(facts: StoreFacts, selection: Selection) {
  const held = productOfSelection(facts, selection)?.addons ?? [];
  return addonsOrdered(facts.addons, { order_type: selection.order_type, chosen: selection.addons, held });
}

/** The product's add-ons with this fate, in catalogue order. */
export function addonsByEffect(
  facts: StoreFacts,
  selection: Selection,
  fate: AddonEffect,
): readonly AddonWithQuantity<StoreFacts['addons'][number]>[] {
  const held = productOfSelection(facts, selection)?.addons ?? [];
  return facts.addons.flatMap((addon) => {
    if (addonEffectOf(selection.order_type, addon) !== fate) return [];
    const quantity = held.find(({ addon_id }) => addon_id === addon.addon_id)?.quantity ?? 0;
    return quantity > 0 ? [{ addon, quantity }] : [];
  });
}

export function servicesOnOffer(facts: StoreFacts, selection: Selection): StoreFacts['services'][string] {
  const plan = planOfSelection(facts, selection);
  return plan === null ? [] : (facts.services[plan] ?? []);
}

const addonLimit = (facts: StoreFacts, id: string): number =>
  facts.addons.find(({ addon_id }) => addon_id === id)?.max_quantity ?? 0;

const serviceLimit = (facts: StoreFacts, selection: Selection, id: string): number =>
  servicesOnOffer(facts, selection).find(({ service_id }) => service_id === id)?.max_quantity ?? 0;

const isWithin = (quantity: number, limit: number): boolean =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= limit;

const isOwnAdAccount = (facts: StoreFacts, cid: string | null): boolean =>
  cid === null || facts.ad_accounts.some((account) => account.cid === cid);

function withQuantity(counts: Readonly<Record<string, number>>, id: string, quantity: number): Record<string, number> {
  const others = Object.entries(counts).filter(([key]) => key !== id);
  return Object.fromEntries(quantity === 0 ? others : [...others, [id, quantity]]);
}
