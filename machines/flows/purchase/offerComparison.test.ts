import { describe, expect, it } from 'vitest';
import { anotherOrder, anotherPrice, baseQuote, placedOrder, quoteWithHints, renewedQuote } from './examples/order.ts';
import { isSameOffer, isSameQuote } from './offerComparison.ts';

const [line] = baseQuote.lines;
if (line === undefined) throw new Error('the price has no line');

describe('comparison of two quotes', () => {
  it.each([
    ['that differ in how long they hold', renewedQuote, true],
    [
      'of a term that begins a quarter of an hour later',
      { ...baseQuote, period: { starts_at: '2027-06-01T00:15:00+00:00', ends_at: '2028-06-01T00:15:00+00:00' } },
      true,
    ],
    ['of other amounts', { ...baseQuote, amount: { minor: 1, currency: 'CNY' as const } }, false],
    ['in another currency', { ...baseQuote, amount: { ...baseQuote.amount, currency: 'USD' as const } }, false],
    ['that leave another credit', { ...baseQuote, remaining_credit: { minor: 1, currency: 'CNY' as const } }, false],
    ['of other lines', { ...baseQuote, lines: [{ ...line, years: 2 }] }, false],
    ['of which one loses something', quoteWithHints, false],
    [
      'of which one begins a month later',
      { ...baseQuote, period: { starts_at: '2027-07-01T00:00:00+00:00', ends_at: '2028-07-01T00:00:00+00:00' } },
      false,
    ],
    ['of which one has no term', { ...baseQuote, period: null }, false],
    ['of which all differs', anotherPrice, false],
  ])('the comparison of two quotes %s finds whether they are the same offer', (_words, other, same) => {
    expect([isSameQuote(baseQuote, other), isSameQuote(other, baseQuote)]).toEqual([same, same]);
  });
});

describe('comparison of a placed order with the confirmed quote', () => {
  const { amount, remaining_credit, lines, period } = baseQuote;
  const confirmed = { order_type: 'new' as const, amount, remaining_credit, lines, period };

  it('a placed order equals the confirmed quote whatever the order of its fields', () => {
    const { minor, currency } = placedOrder.amount;
    expect(isSameOffer(confirmed, { ...placedOrder, amount: { currency, minor } })).toBe(true);
  });

  it.each([
    ['of something else', anotherOrder],
    ['that leaves another credit', { ...placedOrder, remaining_credit: { minor: 1, currency: 'CNY' as const } }],
    ['of another type', { ...placedOrder, order_type: 'renew' as const }],
  ])('a placed order %s differs from the confirmed quote', (_words, order) => {
    expect(isSameOffer(confirmed, order)).toBe(false);
  });
});
