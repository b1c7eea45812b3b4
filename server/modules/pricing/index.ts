/** Prices: pure functions of what the store offers and what is selected. */

export type { HeldProduct, InviteFinding, PriceContent, PricingFacts } from './facts.ts';
export { asksForInvoice, isQuoteOver, payEnd, placingRefusal, quoteEnd } from './placing.ts';
export { priceSelection } from './price.ts';
