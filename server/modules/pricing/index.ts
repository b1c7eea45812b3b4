/** Pure functions of the store's offer and the selection. */

export type { HeldProduct, InviteFinding, PriceContent, PricingFacts } from './facts.ts';
export { asksForInvoice, isQuoteOver, payEnd, placingRefusal, quoteEnd } from './placing.ts';
export { priceSelection } from './price.ts';
