import { z } from 'zod/mini';
import { get, post, rows } from '../call.ts';
import { integerText, itemId } from '../codecs.ts';
import { orderDocument } from '../entities/document.ts';
import { orderDetail, orderFilter, orderSummary, orderToken, payableOrder } from '../entities/order.ts';
import { money } from '../money.ts';

/** Bounds permanent storage: no client places or cancels more. */
const orderRate = { times: 60, seconds: 60 } as const;

export const orderAdd = post({
  host: 'oss',
  path: '/mall/order/add',
  summary: 'Places the order of a quote',
  access: 'main-account',
  keyed: true,
  rate: orderRate,
  body: z.strictObject({
    quote_id: itemId,
    /** The amount on the button: no other amount is ever charged. */
    amount: money,
    acknowledged_hints: z._default(z.array(itemId).check(z.maxLength(50)), []),
  }),
  data: orderDetail,
  refusals: [
    'main_account_only',
    'type_closed',
    'quote_unknown',
    'quote_expired',
    'quote_changed',
    'hints_unacknowledged',
    'already_placed',
    'draft_closed',
    'ordering_paused',
    'too_many_requests',
  ],
});

/** Upper bound of counts, so that counting stays cheaper than listing. */
export const maxOrderCount = 1000;

/** Per list, up to `maxOrderCount`. */
const orderCounts = z.record(orderFilter, z.int());

export const orderList = rows({
  host: 'oss',
  path: '/mall/order/list',
  summary: 'The orders of the client, newest first',
  access: 'client',
  query: z.strictObject({
    status: z.optional(orderFilter),
    page_size: z.optional(integerText({ min: 1, max: 99_999 })),
    /** `next` of the previous page. */
    after: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  data: z.object({
    orders: z.array(orderSummary),
    counts: orderCounts,
    next: z.nullable(z.string()),
  }),
  rows: { list: 'orders', row: orderSummary, head: z.object({ counts: orderCounts }) },
  refusals: ['too_many_requests'],
});

export const orderGet = get({
  host: 'oss',
  path: '/mall/order/detail',
  summary: 'One order',
  access: 'order-token',
  query: z.strictObject({ order_id: itemId, token: z.optional(orderToken) }),
  /** `payableOrder` for a caller who has only the token. */
  data: z.union([orderDetail, payableOrder]),
  refusals: ['order_not_found'],
});

export const orderCancel = post({
  host: 'oss',
  path: '/mall/order/cancel',
  summary: 'Cancels an unpaid order',
  access: 'main-account',
  keyed: true,
  rate: orderRate,
  body: z.strictObject({ order_id: itemId }),
  data: orderDetail,
  refusals: ['order_not_found', 'order_state_refuses', 'too_many_requests'],
});

/** For a client whose answer to `orderAdd` was lost. */
export const orderByKey = get({
  host: 'oss',
  path: '/mall/order/by-key',
  summary: 'The order that an idempotency key has placed',
  access: 'client',
  addition: true,
  query: z.strictObject({ key: z.string().check(z.minLength(16), z.maxLength(64)), draft_id: itemId }),
  data: z.object({ order: z.nullable(orderDetail) }),
});

export const orderDocuments = get({
  host: 'oss',
  path: '/mall/order/documents',
  summary: 'The contract and the proof of payment by others that an order has',
  access: 'client',
  addition: true,
  query: z.strictObject({ order_id: itemId }),
  data: z.object({ documents: z.array(orderDocument) }),
  refusals: ['order_not_found'],
});
