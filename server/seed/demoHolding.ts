import type { OrderDetail, OrderStatus } from '#contract/entities/order.ts';
import type { AdAccount, Allowance } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { Currency } from '#contract/money.ts';

const dayMs = 86_400_000;

/** How many days ago something was; or the moment of what was at a certain time, whenever the demo begins. */
export type DaysAgo = number | `${number}-${number}-${number}T${string}Z`;

/** When something of the demo was. */
export const momentOf = (days_ago: DaysAgo, now: Date): Date =>
  typeof days_ago === 'number' ? new Date(now.getTime() - days_ago * dayMs) : new Date(days_ago);

/** An order that a client of the demo has, told by what was chosen; its price is computed like every other. */
export interface DemoOrder {
  readonly id: string;
  readonly chosen: Partial<Selection> & Pick<Selection, 'order_type'>;
  readonly days_ago: DaysAgo;
  readonly status: OrderStatus;
  readonly payment_status: OrderDetail['payment_status'];
  /** Where its client needs no invoice for it. */
  readonly without_invoice?: true;
}

/** A product of a client of the demo. */
interface DemoProduct {
  readonly plan_id: string;
  readonly days_ago: DaysAgo;
  readonly years: number;
  readonly addons: Readonly<Record<string, number>>;
  /** What of it is in use, where that was reported. */
  readonly used?: Allowance;
}

/** What a client of the demo has bought. */
export interface DemoHolding {
  readonly client_id: string;
  /** Begins the names of what belongs to the client. */
  readonly short: string;
  readonly user_id: string;
  readonly placed_by: string;
  readonly currency: Currency;
  readonly is_oversea: boolean;
  readonly invite: { readonly code: string; readonly percent: number };
  readonly ad_accounts: readonly AdAccount[];
  readonly product: DemoProduct | null;
  readonly orders: readonly DemoOrder[];
  /** Further products, each with its orders. */
  readonly more?: readonly {
    readonly id: string;
    readonly product: DemoProduct;
    readonly orders: readonly DemoOrder[];
  }[];
}
