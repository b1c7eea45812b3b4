import { z } from 'zod/mini';
import { instant } from '#contract/codecs.ts';
import { orderDetail, quote } from '#contract/entities/order.ts';
import {
  adAccount,
  addon,
  type OrderType,
  orderType,
  orderTypeOffer,
  ownedProduct,
  plan,
  service,
} from '#contract/entities/product.ts';
import { type Prepaid, prepaid, type Selection, selection } from '#contract/entities/selection.ts';
import { currency, money } from '#contract/money.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { faultSchema } from '../../kit/fault.ts';
import { type FormChecked, formContext } from '../../kit/fieldFaults.ts';
import type { ConnectionBack, FlowResume, ReceiptLeave } from '../../kit/runEvents.ts';
import { reconfirmReason, type StoreFacts } from './ports.ts';

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

export const isSelectionEvent = (event: PurchaseEvent): event is SelectionEvent => event.type in selectionEvents;

export type ExternalEvent =
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
  | FormChecked
  | ReceiptLeave
  | ConnectionBack
  | (FlowResume & { readonly order_type: OrderType | null });

/** `invite.changed` is internal: the recommendation's region raises it for the price's. */
export type PurchaseEvent = ExternalEvent | { readonly type: 'invite.changed' };

const facts: z.ZodMiniType<StoreFacts> = z.object({
  types: z.array(orderTypeOffer),
  prepaid: z.object({ minimum: money, maximum: money }),
  ad_accounts: z.array(adAccount),
  client_id: z.string(),
  full_name: z.string(),
  is_admin: z.boolean(),
  currency,
  plans: z.array(plan),
  addons: z.array(addon),
  services: z.record(z.string(), z.array(service)),
  products: z.array(ownedProduct),
});

/** Fields may temporarily exceed the limits of a valid selection. */
const selectionUserInput: z.ZodMiniType<Selection> = z.extend(selection, {
  prepaid: z.nullable(z.extend(prepaid, { amount_minor: z.nullable(z.number()) })),
  invite_code: z.string(),
});

const verifiedRecommendation = z.object({
  code: z.string(),
  percent: z.number(),
  recommended_by: z.nullable(z.string()),
});

export const purchaseContext = z.object({
  /** `key` is the draft's idempotency key: the order is placed once. */
  draft_id: z.string(),
  key: z.string(),
  asked_type: z.nullable(orderType),
  facts: z.nullable(facts),
  selection: selectionUserInput,
  invite: z.nullable(verifiedRecommendation),
  quote: z.nullable(quote),
  /** The price before the last change: shown until the new one arrives, and compared with it. */
  previous_quote: z.nullable(quote),
  acknowledged: z.readonly(z.array(z.string())),
  ask: z.nullable(reconfirmReason),
  /** Set if the server refused the order because of a maintenance window. */
  paused_until: z.nullable(instant),
  refusal: z.nullable(refusalSchema),
  invite_refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  /** The fault of verifying the code; the price has `fault`. */
  invite_fault: z.nullable(faultSchema),
  ...formContext,
  /** Whether a lookup showed that the last attempt placed nothing. */
  nothing_placed: z.boolean(),
  /** Failed lookups since the first one or the last `connection.back`, and the moment of the next one. */
  lookups: z.int().check(z.minimum(0)),
  look_again_at: z.nullable(instant),
  order: z.nullable(orderDetail),
  /** Set if the order is not what was confirmed here; `confirmed` is the confirmed amount, null if nothing was. */
  placed_elsewhere: z.nullable(z.object({ confirmed: z.nullable(money) })),
});
export type PurchaseContext = Readonly<z.infer<typeof purchaseContext>>;

export interface PurchaseInput {
  readonly draft_id: string;
  readonly key: string;
  readonly order_type: OrderType | null;
  /** The user's input from an earlier version. */
  readonly userInput: Selection | null;
}
