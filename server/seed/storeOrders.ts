import { randomBytes } from 'node:crypto';
import type { OrderDetail, OrderStatus } from '#contract/entities/order.ts';
import type { Voucher } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import type { Database } from '../db/database.ts';
import type { Catalogue } from '../modules/catalogue/catalogue.ts';
import { orderEvents, orders } from '../modules/orders/tables.ts';
import { sealToken } from '../modules/orders/token.ts';
import type { HeldProduct, PriceContent, PricingFacts } from '../modules/pricing/facts.ts';
import { priceSelection } from '../modules/pricing/price.ts';
import { orderTypeOffers } from '../modules/products/orderTypeOffers.ts';
import { nextOrderNo } from '../modules/purchase/orderNo.ts';
import { planNameOf, titleOf } from '../modules/purchase/title.ts';
import type { PersonalDataKeys } from '../personalData.ts';
import { type DemoHolding, type DemoOrder, demoTimeToDate } from './demoHolding.ts';

interface OrderPricing {
  readonly holding: DemoHolding;
  readonly product: HeldProduct | null;
  readonly catalogue: Catalogue;
  readonly spent: readonly Voucher[];
  readonly personal_data_keys: PersonalDataKeys;
}

const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');

const dayMs = 86_400_000;
const payDays = 15;

type HistoryEvent = OrderDetail['history'][number]['event'];

/** Days after the order was placed. */
const histories = {
  unpaid: [['placed', 0]],
  paid: [
    ['placed', 0],
    ['paid', 2],
  ],
  completed: [
    ['placed', 0],
    ['paid', 1],
    ['activated', 3],
  ],
  cancelled: [
    ['placed', 0],
    ['cancelled', 4],
  ],
  expired: [
    ['placed', 0],
    ['expired', payDays],
  ],
} as const satisfies Record<OrderStatus, readonly (readonly [HistoryEvent, number])[]>;

/** At the price of its day. */
export async function seedOrder(
  tx: Database,
  of: OrderPricing & { readonly order: DemoOrder },
  now: Date,
): Promise<string> {
  const { holding, order, product } = of;
  const placed = demoTimeToDate(order.days_ago, now);
  const selection = selectionOf(of);
  const content = priceOn(placed, selection, of);
  const order_id = `${holding.short}-order-${order.id}`;
  const plan = planNameOf(content.lines) ?? product?.name;
  if (plan === undefined) throw new Error(`${order_id} is about no plan`);
  await tx.insert(orders).values({
    order_no: await nextOrderNo(tx, placed),
    ...sealToken({ settings: { personal_data_keys: of.personal_data_keys }, secret }, { order_id, token: secret(128) }),
    client_id: holding.client_id,
    user_id: holding.user_id,
    placed_by: holding.placed_by,
    order_type: selection.order_type,
    order_product_id: selection.order_product_id,
    status: order.status,
    payment_status: order.payment_status,
    title: titleOf(selection.order_type, plan),
    currency: holding.currency,
    amount: content.amount.minor,
    original_amount: content.original_amount.minor,
    remaining_credit: content.remaining_credit?.minor ?? null,
    lines: content.lines,
    period: order.status === 'completed' ? termOf(product) : content.period,
    invoice_flag: !holding.is_oversea && order.without_invoice !== true,
    created_at: placed,
    pay_until: new Date(placed.getTime() + payDays * dayMs),
  });
  await tx.insert(orderEvents).values(
    histories[order.status].map(([event, days]) => ({
      order_id,
      event,
      at:
        event === 'activated' && product !== null
          ? new Date(product.starts_at)
          : new Date(placed.getTime() + days * dayMs),
    })),
  );
  return order_id;
}

const termOf = (product: HeldProduct | null): OrderDetail['period'] =>
  product === null || product.ends_at === null ? null : { starts_at: product.starts_at, ends_at: product.ends_at };

const selectionOf = ({
  order: { chosen },
  product,
  spent,
}: OrderPricing & { readonly order: DemoOrder }): Selection => ({
  ...emptySelection,
  order_product_id: chosen.order_type === 'new' ? null : (product?.order_product_id ?? null),
  vouchers: spent.map(({ voucher_id }) => voucher_id),
  ...chosen,
});

function priceOn(day: Date, selection: Selection, { holding, product, catalogue, spent }: OrderPricing): PriceContent {
  const products =
    product === null || selection.order_type === 'new' ? [] : [{ ...product, status: 'active' } as const];
  const { ad_accounts, currency } = holding;
  const facts: PricingFacts = {
    ...catalogue,
    now: day,
    currency,
    products,
    ad_accounts,
    vouchers: spent,
    invite: null,
    types: orderTypeOffers({
      plans: catalogue.plans,
      addons: catalogue.addons,
      products,
      could_buy: true,
      has_ad_accounts: ad_accounts.length > 0,
      pending_order: null,
    }),
  };
  const pricing = priceSelection(selection, facts);
  if (pricing.kind === 'refused') throw new Error(`an order of the demo has no price: ${pricing.error}`);
  return pricing.content;
}
