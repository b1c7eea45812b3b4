/** Pure functions of the store's offer and the selection. */

export type { HeldProduct, PriceContent, PricingFacts, RecommendationFinding as InviteFinding } from './facts.ts';
export {
  asksForInvoice,
  isQuoteExpired as isQuoteOver,
  paymentDeadlineFrom as payEnd,
  placingRefusal,
  quoteExpiryFrom as quoteEnd,
} from './placing.ts';
export { priceSelection } from './price.ts';
