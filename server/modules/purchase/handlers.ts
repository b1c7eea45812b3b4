import type { Handlers } from '../../wire/handler.ts';
import { cancelOrder } from './cancel.ts';
import { placeOrder } from './place.ts';
import { makeQuote } from './quotes.ts';

export const purchaseHandlers = {
  orderPrice: ({ query, caller }, deps) => makeQuote(query, caller, deps),

  orderAdd: ({ body, key, caller }, deps) => placeOrder(body, key, caller, deps),

  orderCancel: ({ body, key, caller }, deps) => cancelOrder(body, key, caller, deps),
} satisfies Handlers;
