import { describe, expect, test } from 'vitest';
import type { Selection } from '#contract/entities/selection.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import { growthHolding, priceOrThrow, pricingFactsOf, pricingNow, voucher } from '../../testing/pricing.ts';
import type { PriceContent, PricingFacts } from './facts.ts';
import {
  asksForInvoice,
  isQuoteExpired,
  isSamePrice,
  paymentDeadlineFrom,
  placingRefusal,
  quoteExpiryFrom,
} from './placing.ts';

const offer: Selection = {
  ...emptySelection,
  order_type: 'upgrade_renew',
  order_product_id: 'product-1',
  plan_id: 'upgrade-renew',
};
const owned = pricingFactsOf({ has: growthHolding });

interface PlacingCase {
  readonly content?: PriceContent;
  readonly facts?: PricingFacts;
  readonly hints?: readonly string[];
  readonly amount?: PriceContent['amount'];
}

/** Confirms everything in the quote unless stated otherwise. */
function placingRefusalOf({ content = priceOrThrow(offer, owned), facts = owned, hints, amount }: PlacingCase) {
  const acknowledged_hints = hints ?? content.reduced_version_hints.map(({ hint_id }) => hint_id);
  const confirmed = { amount: amount ?? content.amount, acknowledged_hints };
  return placingRefusal(confirmed, { content, quoted_at: pricingNow }, { selection: offer, facts });
}

describe('placing a quote', () => {
  test('placing a quote is not refused when everything is as quoted and confirmed', () => {
    expect(placingRefusalOf({})).toBeNull();
  });

  test('placing a quote a day later counts the days of a credit as of the quote', () => {
    expect(placingRefusalOf({ facts: { ...owned, now: new Date(pricingNow.getTime() + 86_400_000) } })).toBeNull();
  });

  test('placing a quote is refused with quote_changed when the price has changed or another was confirmed', () => {
    const content = priceOrThrow(offer, owned);
    const changed = { error: 'quote_changed', data: {} };
    const { minor, currency } = content.amount;
    const dearer = { ...owned, plans: owned.plans.map((plan) => ({ ...plan, price: { minor: 5_000_000, currency } })) };
    expect([
      placingRefusalOf({ facts: dearer }),
      placingRefusalOf({ facts: { ...owned, plans: [] } }),
      placingRefusalOf({ amount: { minor: minor + 1, currency } }),
      placingRefusalOf({ amount: { minor, currency: 'USD' } }),
      placingRefusalOf({ content: { ...content, amount: { minor: minor - 1, currency } } }),
    ]).toEqual([changed, changed, changed, changed, changed]);
  });

  test('placing a quote is refused with hints_unacknowledged and the hints that were not acknowledged', () => {
    const lost = ['module_lost-social_publishing', 'module_lost-trade_shows'];
    expect([placingRefusalOf({ hints: [] }), placingRefusalOf({ hints: lost })]).toEqual([
      {
        error: 'hints_unacknowledged',
        data: { reasons: [...lost, 'accounts_reduced-15-10', 'edm_reduced-250000-200000'] },
      },
      { error: 'hints_unacknowledged', data: { reasons: ['accounts_reduced-15-10', 'edm_reduced-250000-200000'] } },
    ]);
  });

  test('placing a quote is refused with type_closed, its reasons and the order that closes the type', () => {
    const content = priceOrThrow(offer, owned);
    const pending = pricingFactsOf({ has: growthHolding, pending: 'order-1' });
    const nothingHeld = pricingFactsOf();
    const reasons = [
      { reason: 'could_not_buy', order_id: null },
      { reason: 'unpaid_order_pending', order_id: 'order-2' },
    ] as const;
    const twice = { ...owned, types: owned.types.map((type) => ({ ...type, open: false, reasons: [...reasons] })) };
    expect([
      placingRefusalOf({ content, facts: twice }),
      placingRefusalOf({ content, facts: pending }),
      placingRefusalOf({ content, facts: nothingHeld }),
      placingRefusalOf({ content, facts: { ...owned, types: [] } }),
    ]).toStrictEqual([
      { error: 'type_closed', data: { reasons: ['could_not_buy', 'unpaid_order_pending'], order_id: 'order-2' } },
      { error: 'type_closed', data: { reasons: ['unpaid_order_pending'], order_id: 'order-1' } },
      { error: 'type_closed', data: { reasons: ['no_plan_yet'] } },
      { error: 'type_closed', data: { reasons: [] } },
    ]);
  });
});

test('two prices are the same when they charge the same, even if other vouchers are listed', () => {
  const held = pricingFactsOf({ has: growthHolding, vouchers: [voucher({ voucher_id: 'own' })] });
  const [plain, listed] = [priceOrThrow(offer, owned), priceOrThrow(offer, held)];
  const used = priceOrThrow({ ...offer, vouchers: ['own'] }, held);
  expect([isSamePrice(plain, listed), isSamePrice(plain, used), isSamePrice(listed, used)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a quote is valid for its minutes including its last moment, and an order can be paid for its days [PRI-03]', () => {
  const expires_at = quoteExpiryFrom(pricingNow, 15);
  expect([expires_at, paymentDeadlineFrom(pricingNow, 15)]).toEqual([
    new Date('2026-06-01T00:15:00.000Z'),
    new Date('2026-06-16T00:00:00.000Z'),
  ]);
  expect([
    isQuoteExpired({ expires_at }, expires_at),
    isQuoteExpired({ expires_at }, new Date(expires_at.getTime() + 1)),
  ]).toEqual([false, true]);
});

test('an order needs an invoice when its client is in mainland China and its amount is above zero', () => {
  const of = [
    [false, 1],
    [false, 0],
    [true, 1],
    [true, 0],
  ] as const;
  expect(of.map(([is_oversea, minor]) => asksForInvoice({ is_oversea }, { minor }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
