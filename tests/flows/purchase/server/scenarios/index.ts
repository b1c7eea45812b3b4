import { answers } from '../../../../flowkit/server/scenario.ts';
import { noClock } from '../../../../flowkit/server/servedFlow.ts';
import { quotePasses } from '../controls.ts';
import type { StoreFactsOf } from '../storeFacts.ts';
import { loadStoreScenarios, quotePriceScenarios, verifyInviteScenarios } from './choosing.ts';
import { findOrderScenarios, placeOrderScenarios } from './placing.ts';
import type { Table } from './scenario.ts';

export const purchaseScenarios = (facts: StoreFactsOf): Table => ({
  loadStore: loadStoreScenarios(facts),
  quotePrice: quotePriceScenarios,
  verifyInvite: verifyInviteScenarios,
  placeOrder: placeOrderScenarios,
  findOrder: findOrderScenarios,
  untilMoment: {
    'it has come': answers('it has come', null, { arrange: quotePasses }),
    'no clock': noClock,
  },
  momentIn: {
    'a moment': answers('a moment', { at: '2026-11-21T10:05:04+00:00' }),
    'no clock': noClock,
  },
});
