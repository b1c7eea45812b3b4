import { orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { currencies } from '#contract/money.ts';

/** The words of closed vocabularies that a record of an order holds, by field. */
export const orderCodes = {
  status: orderStatuses,
  payment_status: paymentStatuses,
  order_type: orderTypes,
  currency: currencies,
} as const;
