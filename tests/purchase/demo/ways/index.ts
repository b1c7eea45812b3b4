import type { PurchasePorts } from '#machines/flows/purchase/ports.ts';
import { loadStoreWays, quotePriceWays, verifyInviteWays } from './choosing.ts';
import { findOrderWays, placeOrderWays } from './placing.ts';
import { type DemoFacts, refused, type Table, type Way, type Ways } from './way.ts';

/** How each example of each port is brought about against the running server, or why it is not. */
const waysBy = (facts: DemoFacts): Table => ({
  loadStore: loadStoreWays(facts),
  quotePrice: quotePriceWays,
  verifyInvite: verifyInviteWays,
  placeOrder: placeOrderWays,
  findOrder: findOrderWays,
  untilMoment: {
    'it has come': refused('it has come', null, { arrange: (stage) => stage.timePasses() }),
    'no clock': 'a browser always has a clock',
  },
  momentIn: {
    'a moment': refused('a moment', { at: '2026-11-21T10:05:04+00:00' }, {}),
    'no clock': 'a browser always has a clock',
  },
});

/** The ways of a port, in the order of its examples. */
export function arranged(facts: DemoFacts): Readonly<Record<keyof PurchasePorts, readonly Way[]>> {
  const table = waysBy(facts);
  const of = (ways: Readonly<Record<string, Ways>>) =>
    Object.values(ways).flatMap((all) => (typeof all === 'string' ? [] : [...all]));
  return {
    loadStore: of(table.loadStore),
    quotePrice: of(table.quotePrice),
    verifyInvite: of(table.verifyInvite),
    placeOrder: of(table.placeOrder),
    findOrder: of(table.findOrder),
    untilMoment: of(table.untilMoment),
    momentIn: of(table.momentIn),
  };
}
