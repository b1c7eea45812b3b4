import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import { type OrderDetail, orderDetail } from '#contract/entities/order.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { foundOrNone, letIn } from '../../kit/answer.ts';
import { faultSchema } from '../../kit/fault.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { type OrderQuery, pollingOf } from '../../parts/polling.ts';

export const cancelContext = z.object({
  /** The key under which the order is cancelled, that of the draft: whatever happens, it is cancelled once. */
  key: z.string(),
  order_id: itemId,
  /** The order as it was read last. */
  order: z.nullable(orderDetail),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  /** Whether a look-up has shown that the last attempt cancelled nothing. */
  nothing_cancelled: z.boolean(),
});
export type CancelContext = Readonly<z.infer<typeof cancelContext>>;

export type CancelInput = Pick<CancelContext, 'key' | 'order_id'>;

/** What a person, or the page, can send. */
export type CancelEvent =
  /** The order is to be cancelled. */
  | { readonly type: 'order.cancel' }
  /** The order stays as it is. */
  | { readonly type: 'order.keep' }
  /** How the order stands is asked once more. */
  | { readonly type: 'order.check' }
  | ReceiptLeave
  | RunEvent;

const readOutcome = foundOrNone({ order: letIn<OrderDetail>() });
/** How an order stands, or that there is none for whoever asks. */
export type ReadOutcome = z.infer<typeof readOutcome>;

export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly order: OrderDetail }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const cancelPorts = {
  readOrder: unprovidedPort<OrderQuery, ReadOutcome>('readOrder'),
  cancelOrder: unprovidedPort<CancelInput, CancelOutcome>('cancelOrder'),
  /** Reads the order until it is known how it stands. */
  lookUp: pollingOf(readOutcome),
};
export type CancelPorts = typeof cancelPorts;

/** What the machine invokes: the port that is asked, by the id of the question. */
export type CancelQuestions = { readonly [Port in keyof CancelPorts]: Port };
