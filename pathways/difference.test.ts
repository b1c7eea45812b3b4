import { describe, expect, it } from 'vitest';
import { differenceOf, type ExpandedStep } from './difference.ts';

const step: ExpandedStep = {
  happens: 'quotePrice: a price',
  leadsTo: 'choosing.quoted',
  tags: [],
  takes: ['quoting -> quoted'],
  changes: { quote: '#02ec595814de2dae', fault: null },
  asks: [{ port: 'quotePrice', input: { query: { years: 1, plan_id: 'growth' }, before: null } }],
  accepts: ['order.review (asked)'],
};

describe('difference between steps', () => {
  it('equal steps have no difference, whatever the order of their fields', () => {
    const asks = [{ port: 'quotePrice', input: { before: null, query: { plan_id: 'growth', years: 1 } } }];
    expect(differenceOf(step, { ...step, changes: { fault: null, quote: '#02ec595814de2dae' }, asks })).toBeNull();
  });

  it.each<[string, Partial<ExpandedStep>]>([
    ['leads to choosing.failed, was choosing.quoted', { leadsTo: 'choosing.failed' }],
    ['"quotePrice: none" happens, was "quotePrice: a price"', { happens: 'quotePrice: none' }],
    [
      'context.fault is {"kind":"offline"}, was null',
      { changes: { quote: '#02ec595814de2dae', fault: { kind: 'offline' } } },
    ],
    ['context.fault is as before, was null', { changes: { quote: '#02ec595814de2dae' } }],
    ['context.ask is "quote_expired", was as before', { changes: { ...step.changes, ask: 'quote_expired' } }],
    ['asks nothing, was quotePrice', { asks: [] }],
    ['asks placeOrder, was quotePrice', { asks: [{ port: 'placeOrder', input: null }] }],
    [
      'asks quotePrice with query.years 3, was 1',
      { asks: [{ port: 'quotePrice', input: { query: { years: 3, plan_id: 'growth' }, before: null } }] },
    ],
    [
      'asks quotePrice with query.plan_id nothing, was "growth"',
      { asks: [{ port: 'quotePrice', input: { query: { years: 1 }, before: null } }] },
    ],
    ['accepts order.place (asked), did not', { accepts: [...step.accepts, 'order.place (asked)'] }],
    ['does not accept order.review (asked), did', { accepts: [] }],
    ['has the tag receipt, had not', { tags: ['receipt'] }],
    ['takes nothing, was quoting -> quoted', { takes: [] }],
    ['is done with {"kind":"left"}, is still active before', { ends: { status: 'done', output: { kind: 'left' } } }],
  ])('the difference between two steps is described in one line: %s', (words, seen) => {
    expect(differenceOf(step, { ...step, ...seen })).toBe(words);
  });

  it('several differences between two steps give the first one and the number of the others', () => {
    const seen = { ...step, leadsTo: 'choosing.failed', asks: [], accepts: [] };
    expect(differenceOf(step, seen)).toBe('leads to choosing.failed, was choosing.quoted; 2 more');
  });
});
