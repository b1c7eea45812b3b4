import { describe, expect, test } from 'vitest';
import type { Selection } from '#contract/entities/selection.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import { factsOf, growth, now, priced, voucher } from '../../testing/pricing.ts';
import type { PriceContent, PricingFacts } from './facts.ts';
import { asksForInvoice, isQuoteOver, isSamePrice, payEnd, placingRefusal, quoteEnd } from './placing.ts';

const offer: Selection = {
  ...emptySelection,
  order_type: 'upgrade_renew',
  order_product_id: 'product-1',
  plan_id: 'upgrade-renew',
};
const owned = factsOf({ has: growth });

interface Confirming {
  readonly content?: PriceContent;
  readonly facts?: PricingFacts;
  readonly hints?: readonly string[];
  readonly amount?: PriceContent['amount'];
}

/** Confirms everything in the quote unless stated otherwise. */
function against({ content = priced(offer, owned), facts = owned, hints, amount }: Confirming) {
  const acknowledged_hints = hints ?? content.reduced_version_hints.map(({ hint_id }) => hint_id);
  const confirmed = { amount: amount ?? content.amount, acknowledged_hints };
  return placingRefusal(confirmed, { content, quoted_at: now }, { selection: offer, facts });
}

describe('placing the order of a quote', () => {
  test('is refused by nothing where all of it is as it was quoted and confirmed', () => {
    expect(against({})).toBeNull();
  });

  test('counts the days of a credit as of the quote, however late it is placed', () => {
    expect(against({ facts: { ...owned, now: new Date(now.getTime() + 86_400_000) } })).toBeNull();
  });

  test('is refused where the price is another by now, or was not the one that is confirmed', () => {
    const content = priced(offer, owned);
    const changed = { error: 'quote_changed', data: {} };
    const { minor, currency } = content.amount;
    const dearer = { ...owned, plans: owned.plans.map((plan) => ({ ...plan, price: { minor: 5_000_000, currency } })) };
    expect([
      against({ facts: dearer }),
      against({ facts: { ...owned, plans: [] } }),
      against({ amount: { minor: minor + 1, currency } }),
      against({ amount: { minor, currency: 'USD' } }),
      against({ content: { ...content, amount: { minor: minor - 1, currency } } }),
    ]).toEqual([changed, changed, changed, changed, changed]);
  });

  test('is refused by the hints that were not confirmed', () => {
    const lost = ['module_lost-social_publishing', 'module_lost-trade_shows'];
    expect([against({ hints: [] }), against({ hints: lost })]).toEqual([
      {
        error: 'hints_unacknowledged',
        data: { reasons: [...lost, 'accounts_reduced-15-10', 'edm_reduced-250000-200000'] },
      },
      { error: 'hints_unacknowledged', data: { reasons: ['accounts_reduced-15-10', 'edm_reduced-250000-200000'] } },
    ]);
  });

  test('is refused where the order type is closed, with the order that closes it', () => {
    const content = priced(offer, owned);
    const pending = factsOf({ has: growth, pending: 'order-1' });
    const nothingHeld = factsOf();
    const reasons = [
      { reason: 'could_not_buy', order_id: null },
      { reason: 'unpaid_order_pending', order_id: 'order-2' },
    ] as const;
    const twice = { ...owned, types: owned.types.map((type) => ({ ...type, open: false, reasons: [...reasons] })) };
    expect([
      against({ content, facts: twice }),
      against({ content, facts: pending }),
      against({ content, facts: nothingHeld }),
      against({ content, facts: { ...owned, types: [] } }),
    ]).toStrictEqual([
      { error: 'type_closed', data: { reasons: ['could_not_buy', 'unpaid_order_pending'], order_id: 'order-2' } },
      { error: 'type_closed', data: { reasons: ['unpaid_order_pending'], order_id: 'order-1' } },
      { error: 'type_closed', data: { reasons: ['no_plan_yet'] } },
      { error: 'type_closed', data: { reasons: [] } },
    ]);
  });
});

test('two prices are the same where they charge the same, whatever vouchers are listed beside', () => {
  const held = factsOf({ has: growth, vouchers: [voucher({ voucher_id: 'own' })] });
  const [plain, listed] = [priced(offer, owned), priced(offer, held)];
  const used = priced({ ...offer, vouchers: ['own'] }, held);
  expect([isSamePrice(plain, listed), isSamePrice(plain, used), isSamePrice(listed, used)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a price holds for its minutes, its last moment included, and an order can be paid for its days [PRI-03]', () => {
  const expires_at = quoteEnd(now, 15);
  expect([expires_at, payEnd(now, 15)]).toEqual([
    new Date('2026-06-01T00:15:00.000Z'),
    new Date('2026-06-16T00:00:00.000Z'),
  ]);
  expect([
    isQuoteOver({ expires_at }, expires_at),
    isQuoteOver({ expires_at }, new Date(expires_at.getTime() + 1)),
  ]).toEqual([false, true]);
});

test('an order asks for an invoice where its client is of mainland China and something is paid', () => {
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
