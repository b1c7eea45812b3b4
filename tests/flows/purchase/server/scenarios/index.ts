import { answerScenario } from '../../../../flowkit/server/scenario.ts';
import { noClockReason } from '../../../../flowkit/server/servedFlow.ts';
import { passQuoteTerm } from '../controls.ts';
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
    'it has come': answerScenario('it has come', null, { arrange: passQuoteTerm }),
    'no clock': noClockReason,
  },
  momentIn: {
    'a moment': answerScenario('a moment', { at: '2026-11-21T10:05:04+00:00' }),
    'no clock': noClockReason,
  },
});
