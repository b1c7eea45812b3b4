import type { OrderDetail, OrderStatus } from '#contract/entities/order.ts';
import type { AdAccount, Allowance } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { Currency } from '#contract/money.ts';

const dayMs = 86_400_000;

/** Days before the demo begins, or a fixed moment. */
export type DemoTime = number | `${number}-${number}-${number}T${string}Z`;

export const demoTimeToDate = (days_ago: DemoTime, now: Date): Date =>
  typeof days_ago === 'number' ? new Date(now.getTime() - days_ago * dayMs) : new Date(days_ago);

/** The price is computed as for any other order. */
export interface DemoOrder {
  readonly id: string;
  readonly chosen: Partial<Selection> & Pick<Selection, 'order_type'>;
  readonly days_ago: DemoTime;
  readonly status: OrderStatus;
  readonly payment_status: OrderDetail['payment_status'];
  readonly without_invoice?: true;
}

interface DemoProduct {
  readonly plan_id: string;
  readonly days_ago: DemoTime;
  readonly years: number;
  readonly addons: Readonly<Record<string, number>>;
  readonly used?: Allowance;
}

export interface DemoHolding {
  readonly client_id: string;
  /** The prefix of ids that belong to the client. */
  readonly short: string;
  readonly user_id: string;
  readonly placed_by: string;
  readonly currency: Currency;
  readonly is_oversea: boolean;
  readonly invite: { readonly code: string; readonly percent: number };
  readonly ad_accounts: readonly AdAccount[];
  readonly product: DemoProduct | null;
  readonly orders: readonly DemoOrder[];
  readonly more?: readonly {
    readonly id: string;
    readonly product: DemoProduct;
    readonly orders: readonly DemoOrder[];
  }[];
}
