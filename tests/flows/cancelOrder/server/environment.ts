import { eq } from 'drizzle-orm';
import { orderCancel, orderGet } from '#contract/calls/order.ts';
import type { OrderDetail, OrderStatus } from '#contract/entities/order.ts';
import { orderEvents, orders } from '#server/modules/orders/tables.ts';
import { voucherSpendings } from '#server/modules/vouchers/tables.ts';
import type { World } from '../../../browser/world.ts';
import { newKey } from '../../../flowkit/server/probe.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { firstRow, fromNow, updateRows } from '../../../flowkit/server/setup.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';

export interface Environment {
  /** The signed-in account; null before an order was read. */
  readonly account: 'owner' | 'member' | null;
  /** Whether the owner is no longer the main account. */
  readonly isDemoted: boolean;
  readonly order: OrderStatus | 'payment under way' | 'gone';
}

export const initialEnvironment: Environment = { account: null, isDemoted: false, order: 'unpaid' };

export const isOpen = ({ account, isDemoted, order }: Environment): boolean =>
  order === 'unpaid' && account !== 'member' && !isDemoted;

const order_id = 'cn-order-edm';
const voucher_id = 'cn-renewal-5';
export const foreignOrderId = 'jp-order-first';

export const subject = order_id;

const emails = { owner: 'owner@cn.example', member: 'member@cn.example' } as const;
const whereOrder = eq(orders.order_id, order_id);
const whereVoucherSpending = eq(voucherSpendings.order_id, order_id);

/** Opens the page for an account, with the order unpaid and a voucher in it. */
export async function openCancellation(world: World, account: 'owner' | 'member'): Promise<ServedRun> {
  const { db, now } = world;
  const unpaid = { status: 'unpaid', pay_until: fromNow(world, 86_400_000) } as const;
  await db.update(orders).set(unpaid).where(whereOrder);
  await db.insert(voucherSpendings).values({ voucher_id, order_id, amount: 100, spent_at: now() });
  const calls = { readOrder: orderGet, cancelOrder: orderCancel, checkOutcome: orderGet };
  return openServedRun(world, { email: emails[account], calls });
}

const updateOrder = updateRows(orders, whereOrder);

/** The order's columns by its status. Expiry follows from `pay_until`, not from a column. */
export const columnsByStatus = {
  unpaid: { status: 'unpaid', payment_status: 'none' },
  'payment under way': { status: 'unpaid', payment_status: 'proof_submitted' },
  paid: { status: 'paid', payment_status: 'received' },
  completed: { status: 'completed', payment_status: 'received' },
  cancelled: { status: 'cancelled', payment_status: 'none' },
  expired: { status: 'unpaid', payment_status: 'none' },
  gone: { status: 'unpaid', payment_status: 'none' },
} as const satisfies Record<Environment['order'], object>;

export const setStatus = (order: keyof typeof columnsByStatus) => updateOrder(columnsByStatus[order]);

/** Moves the order to another client, so that the account cannot see it. */
export const reassignOrder = updateOrder({ client_id: 'client-jp' });

export const expire = (run: ServedRun): Promise<void> => updateOrder({ pay_until: fromNow(run.world, -60_000) })(run);

export async function cancelElsewhere({ world, api }: ServedRun): Promise<void> {
  const { status } = firstRow(await world.db.select().from(orders).where(whereOrder));
  if (status !== 'cancelled') await dataOrThrow(api.call(orderCancel, { body: { order_id }, key: newKey() }));
}

export async function readEffects({ world: { db } }: ServedRun) {
  const order = firstRow(await db.select().from(orders).where(whereOrder));
  const history = await db.select().from(orderEvents).where(eq(orderEvents.order_id, order_id)).orderBy(orderEvents.at);
  const spending = firstRow(await db.select().from(voucherSpendings).where(whereVoucherSpending));
  return {
    status: order.status,
    payment_status: order.payment_status satisfies OrderDetail['payment_status'],
    events: history.map(({ event }) => event),
    voucherIsSpent: spending.returned_at === null,
  };
}
