import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import { type OrderDetail, orderDetail } from '#contract/entities/order.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { foundOrNone, trusted } from '../../kit/answer.ts';
import { faultSchema } from '../../kit/fault.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { createPollingMachine, type OrderQuery } from '../../parts/polling.ts';

export const cancelContext = z.object({
  /** The idempotency key of the cancellation; the draft's key, so that it happens once. */
  key: z.string(),
  order_id: itemId,
  order: z.nullable(orderDetail),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  /** Whether a lookup showed that the last attempt cancelled nothing. */
  nothing_cancelled: z.boolean(),
});
export type CancelContext = Readonly<z.infer<typeof cancelContext>>;

export type CancelInput = Pick<CancelContext, 'key' | 'order_id'>;

export type CancelEvent =
  | { readonly type: 'order.cancel' }
  | { readonly type: 'order.keep' }
  | { readonly type: 'order.check' }
  | ReceiptLeave
  | RunEvent;

const orderAnswer = foundOrNone({ order: trusted<OrderDetail>() });
/** `none` if there is no such order, or the caller may not see it. */
export type OrderAnswer = z.infer<typeof orderAnswer>;

export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly order: OrderDetail }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const cancelPorts = {
  readOrder: unprovidedPort<OrderQuery, OrderAnswer>('readOrder'),
  cancelOrder: unprovidedPort<CancelInput, CancelOutcome>('cancelOrder'),
  /** Reads the order until its state is known. */
  checkOutcome: createPollingMachine(orderAnswer),
};
export type CancelPorts = typeof cancelPorts;

export type CancelChildren = { readonly [Port in keyof CancelPorts]: Port };
