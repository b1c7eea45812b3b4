import { and, eq, inArray, ne } from 'drizzle-orm';
import { activationRead, orderActivate, orderActiveQrcode, signingCheck } from '#contract/calls/activation.ts';
import { orderDocuments } from '#server/modules/documents/tables.ts';
import { files } from '#server/modules/files/tables.ts';
import { clients, users } from '#server/modules/identity/tables.ts';
import { invoices } from '#server/modules/invoices/tables.ts';
import { orderEvents, orders } from '#server/modules/orders/tables.ts';
import { orderProducts } from '#server/modules/products/tables.ts';
import { sandboxSignings } from '#server/modules/signing/sandbox/tables.ts';
import { signingTasks } from '#server/modules/signing/tables.ts';
import type { World } from '../../../browser/world.ts';
import { promote, theRow } from '../../../flowkit/server/arranging.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { members } from './environment.ts';

/** The paid order of the demo: 100 GB more for the product of its client. */
export const subject = 'cn-order-storage';
export const email = 'owner@cn.example';
/** An order of another client. */
export const foreignOrder = 'hk-order-first';

const product_id = 'cn-product';
const client_id = 'client-cn';
export const ofOrder = eq(orders.order_id, subject);
export const ofProduct = eq(orderProducts.order_product_id, product_id);
export const ofClient = eq(clients.client_id, client_id);
export const ofColleague = eq(users.user_id, members['member-2'].user_id);

/** Somebody on the page, and what the demo had before. */
export interface ActivationRun extends ServedRun {
  readonly before: Awaited<ReturnType<typeof demoOf>>;
}

const demoOf = async ({ db }: World) => ({
  order: theRow(await db.select().from(orders).where(ofOrder)),
  product: theRow(await db.select().from(orderProducts).where(ofProduct)),
  client: theRow(await db.select().from(clients).where(ofClient)),
});

const calls = {
  readActivation: activationRead,
  watchActivation: activationRead,
  lookUp: activationRead,
  beginSigning: orderActiveQrcode,
  checkSigning: signingCheck,
  activateOrder: orderActivate,
};

/** Opens the page for the main account, with the order paid and nothing of it signed. */
export async function openActivation(world: World): Promise<ActivationRun> {
  const before = await demoOf(world);
  await world.db.update(orders).set({ invoice_flag: false }).where(ofOrder);
  const nameOf = (id: string) => Object.entries(members).find(([member_id]) => member_id === id)?.[1].name ?? id;
  return { ...(await openServedRun(world, { email, calls, nameOf })), before };
}

/** Leaves the demo as it was: other flows meet it after this one. */
export async function leaveActivation(run: ActivationRun): Promise<void> {
  const { before } = run;
  const { db } = run.world;
  await takeBackDocuments(db);
  await db.delete(invoices).where(eq(invoices.order_id, subject));
  await db.delete(orderEvents).where(and(eq(orderEvents.order_id, subject), eq(orderEvents.event, 'activated')));
  await db.update(orders).set(before.order).where(ofOrder);
  await db.update(orderProducts).set(before.product).where(ofProduct);
  const bought = and(eq(orderProducts.client_id, client_id), ne(orderProducts.order_product_id, product_id));
  await db.delete(orderProducts).where(bought);
  await db.update(clients).set(before.client).where(ofClient);
  await promote(run);
  await db.update(users).set({ client_id }).where(ofColleague);
}

/** Nothing of the order is signed, or to be signed. */
export async function takeBackDocuments(db: World['db']): Promise<void> {
  const attached = await db.delete(orderDocuments).where(eq(orderDocuments.order_id, subject)).returning();
  const ids = attached.map(({ file_id }) => file_id);
  await db.delete(files).where(inArray(files.file_id, ids));
  await forgetSignings(db);
}

/** The provider and the server know of no signing of the order. */
export async function forgetSignings(db: World['db']): Promise<void> {
  const gone = await db.delete(signingTasks).where(eq(signingTasks.order_id, subject)).returning();
  const ids = gone.map(({ task_id }) => task_id);
  await db.delete(sandboxSignings).where(inArray(sandboxSignings.task_id, ids));
}

/** The signing that was begun last. */
export async function lastSigning({ world: { db } }: ServedRun) {
  const rows = await db.select().from(signingTasks).where(eq(signingTasks.order_id, subject));
  return rows.toSorted((one, other) => other.number - one.number)[0] ?? null;
}

/** All that activating an order can change. */
export async function effects(run: ActivationRun) {
  const { db } = run.world;
  const order = theRow(await db.select().from(orders).where(ofOrder));
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
