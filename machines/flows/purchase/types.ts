import type { OrderDetail, Quote } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';
import type { Prepaid, Selection } from '#contract/entities/selection.ts';
import type { Money } from '#contract/money.ts';
import type { Fault, Refusal } from '../../kit/fault.ts';
import type { InviteRefusal, StoreFacts } from './ports.ts';

/** What a person changes about what is bought. */
export type SelectionEvent =
  | { readonly type: 'type.choose'; readonly order_type: OrderType }
  | { readonly type: 'product.choose'; readonly order_product_id: string }
  | { readonly type: 'plan.choose'; readonly plan_id: string }
  | { readonly type: 'years.set'; readonly years: number }
  | { readonly type: 'addon.set'; readonly addon_id: string; readonly quantity: number }
  | { readonly type: 'service.set'; readonly service_id: string; readonly quantity: number }
  | { readonly type: 'prepaid.set'; readonly prepaid: Prepaid | null }
  | { readonly type: 'voucher.apply'; readonly voucher_id: string }
  | { readonly type: 'voucher.remove'; readonly voucher_id: string };

const selectionEvents = {
  'type.choose': true,
  'product.choose': true,
  'plan.choose': true,
  'years.set': true,
  'addon.set': true,
  'service.set': true,
  'prepaid.set': true,
  'voucher.apply': true,
  'voucher.remove': true,
} as const satisfies Record<SelectionEvent['type'], true>;

/** Whether an event changes what is bought. */
export const isSelectionEvent = (event: PurchaseEvent): event is SelectionEvent => event.type in selectionEvents;

/** What a person (or the page, on a restore) can send. */
export type PersonEvent =
  | SelectionEvent
  | { readonly type: 'invite.enter'; readonly code: string }
  | { readonly type: 'invite.verify' }
  | { readonly type: 'store.retry' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'order.review' }
  | { readonly type: 'selection.edit' }
  | { readonly type: 'hint.acknowledge'; readonly hint_id: string }
  | { readonly type: 'hint.withdraw'; readonly hint_id: string }
  | { readonly type: 'quote.accept' }
  | { readonly type: 'order.place' }
  | { readonly type: 'order.check' }
  /** Done with the receipt: something else is bought, or the page is left. */
  | { readonly type: 'receipt.leave' }
  /** Sent by the page when the browser is online again. */
  | { readonly type: 'connection.back' }
  /** Sent once after a restore: what was known may have changed meanwhile. */
  | { readonly type: 'flow.resume'; readonly order_type: OrderType | null };

/** What one region of the machine tells another. */
export type PurchaseEvent = PersonEvent | { readonly type: 'invite.changed' };

/** A recommendation code that the server has vouched for. */
export interface VerifiedInvite {
  readonly code: string;
  readonly percent: number;
  readonly recommended_by: string | null;
}

/** Why the person is asked to confirm once more. */
export type AskReason = 'quote_unknown' | 'quote_expired' | 'quote_changed';

export interface PurchaseContext {
  /** The draft that this purchase is kept in, and the key under which it is placed, once. */
  readonly draft_id: string;
  readonly key: string;
  readonly asked_type: OrderType | null;
  readonly facts: StoreFacts | null;
  readonly selection: Selection;
  readonly invite: VerifiedInvite | null;
  /** The price of the selection as it is now. */
  readonly quote: Quote | null;
  /** The price before the last change, to show until the new one is here and to compare with it. */
  readonly previous_quote: Quote | null;
  readonly acknowledged: readonly string[];
  readonly ask: AskReason | null;
  readonly refusal: Refusal | null;
  /** Why the recommendation code was refused. */
  readonly invite_refusal: InviteRefusal | null;
  readonly fault: Fault | null;
  /** What went wrong while the recommendation code was verified. The price beside it has its own. */
  readonly invite_fault: Fault | null;
  /** Whether a look-up has shown that the last attempt placed nothing. */
  readonly nothing_placed: boolean;
  /** How often the order was looked for in vain since it was last asked for, and when it is looked for again. */
  readonly lookups: number;
  readonly look_again_at: string | null;
  readonly order: OrderDetail | null;
  /** Set where the order is not what was confirmed here, with the amount that was, if any. */
  readonly placed_elsewhere: { readonly confirmed: Money | null } | null;
}

export interface PurchaseInput {
  readonly draft_id: string;
  readonly key: string;
  readonly order_type: OrderType | null;
  /** What was typed in an earlier version of this flow. */
  readonly typed: Selection | null;
}
