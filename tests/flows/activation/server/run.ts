import { eq, inArray } from 'drizzle-orm';
import { activationRead, orderActivate, orderActiveQrcode, signingCheck } from '#contract/calls/activation.ts';
import { documentsOfOrders } from '#server/modules/documents/tables.ts';
import { files } from '#server/modules/files/tables.ts';
import { clients, users } from '#server/modules/identity/tables.ts';
import { orderEvents, orders } from '#server/modules/orders/tables.ts';
import { orderProducts } from '#server/modules/products/tables.ts';
import { sandboxSignings } from '#server/modules/signing/sandbox/tables.ts';
import { signingTasks } from '#server/modules/signing/tables.ts';
import type { World } from '../../../browser/world.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { firstRow } from '../../../flowkit/server/setup.ts';
import { members } from './environment.ts';

/** The demo's paid order: 100 GB more for its client's product. */
export const subject = 'cn-order-storage';
export const email = 'owner@cn.example';
export const foreignOrderId = 'hk-order-first';

export const whereOrder = eq(orders.order_id, subject);
export const whereProduct = eq(orderProducts.order_product_id, 'cn-product');
export const whereClient = eq(clients.client_id, 'client-cn');
export const whereColleague = eq(users.user_id, members['member-2'].user_id);

const portCalls = {
  readActivation: activationRead,
  watchActivation: activationRead,
  checkOutcome: activationRead,
  beginSigning: orderActiveQrcode,
  checkSigning: signingCheck,
  activateOrder: orderActivate,
};

/** Opens the page for the main account, with the order paid and nothing signed. */
export async function openActivation(world: World): Promise<ServedRun> {
  await world.db.update(orders).set({ invoice_flag: false }).where(whereOrder);
  const nameOf = (id: string) => Object.entries(members).find(([member_id]) => member_id === id)?.[1].name ?? id;
  return openServedRun(world, { email, calls: portCalls, nameOf });
}

export async function takeBackDocuments(db: World['db']): Promise<void> {
  const attached = await db.delete(documentsOfOrders).where(eq(documentsOfOrders.order_id, subject)).returning();
  const ids = attached.map(({ file_id }) => file_id);
  await db.delete(files).where(inArray(files.file_id, ids));
  await purgeSignings(db);
}

export async function purgeSignings(db: World['db']): Promise<void> {
  const gone = await db.delete(signingTasks).where(eq(signingTasks.order_id, subject)).returning();
  const ids = gone.map(({ task_id }) => task_id);
  await db.delete(sandboxSignings).where(inArray(sandboxSignings.task_id, ids));
}

export async function lastSigning({ world: { db } }: ServedRun) {
  const rows = await db.select().from(signingTasks).where(eq(signingTasks.order_id, subject));
  return rows.toSorted((one, other) => other.number - one.number)[0] ?? null;
}

export async function readEffects(run: ServedRun) {
  const { db } = run.world;
  const order = firstRow(await db.select().from(orders).where(whereOrder));
  const product_of_order = eq(orderProducts.order_product_id, order.order_product_id ?? '');
  const [product] = await db.select().from(orderProducts).where(product_of_order);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.order_id, subject));
  const tasks = await db.select().from(signingTasks).where(eq(signingTasks.order_id, subject));
  const toSign = tasks.filter(({ status }) => status === 'waiting' || status === 'opened');
  return {
    status: order.status,
    activated: events.filter(({ event }) => event === 'activated').length,
    administrator: order.activation?.administrator ?? null,
    allowance: product?.allowance ?? null,
    toSign: toSign.map(({ document }) => document),
  };
}
