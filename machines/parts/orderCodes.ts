import { orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { currencies } from '#contract/money.ts';

/** Closed vocabularies in an order, by field, for the allowlists of traces. */
export const orderTraceCodes = {
  status: orderStatuses,
  payment_status: paymentStatuses,
  order_type: orderTypes,
  currency: currencies,
} as const;
