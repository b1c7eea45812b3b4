import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { activationRead, orderActivate, orderActiveQrcode } from '#contract/calls/activation.ts';
import type { DocumentKind } from '#contract/entities/document.ts';
import { clients, users } from '#server/modules/identity/tables.ts';
import { invoices } from '#server/modules/invoices/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { orderProducts } from '#server/modules/products/tables.ts';
import type { SigningAction } from '#server/modules/signing/sandbox/sandbox.ts';
import { signingTasks } from '#server/modules/signing/tables.ts';
import { attachContract, lineOf } from '#server/testing/paidOrder.ts';
import { newKey } from '../../../flowkit/server/probe.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import {
  type Setup as ArrangeOf,
  demote,
  firstRow,
  fromNow,
  inSequence,
  pressInSandbox,
  updateRows,
} from '../../../flowkit/server/setup.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import type { Status } from './environment.ts';
import {
  lastSigning,
  purgeSignings,
  subject,
  takeBackDocuments,
  whereClient,
  whereColleague,
  whereOrder,
  whereProduct,
} from './run.ts';

type FlowSetup = ArrangeOf<ServedRun>;

const updateOrder = updateRows(orders, whereOrder);
const updateClient = updateRows(clients, whereClient);
const updateSigningTask = updateRows(signingTasks, eq(signingTasks.order_id, subject));

const aMinuteAgo = ({ world }: ServedRun): Date => fromNow(world, -60_000);

export const attach: FlowSetup = ({ world: { db, now } }) => attachContract(db, subject, now());

export const detachDocuments: FlowSetup = ({ world: { db } }) => takeBackDocuments(db);

const begin =
  (document: DocumentKind): FlowSetup =>
  async ({ api }) => {
    await dataOrThrow(api.call(orderActiveQrcode, { query: { order_id: subject, document } }));
  };

async function linkOf(run: ServedRun): Promise<string> {
  const link = (await lastSigning(run))?.link ?? null;
  if (link === null) throw new Error('there is nowhere to sign');
  return link;
}

export const openDocument: FlowSetup = async (run) => {
  await fetch(`${run.world.origin}${await linkOf(run)}`);
};

export const actInSigningSandbox =
  (action: SigningAction): FlowSetup =>
  async (run) =>
    pressInSandbox(run.world, await linkOf(run), action);

export const activateElsewhere: FlowSetup = async ({ api }) => {
  await dataOrThrow(api.call(orderActivate, { body: { order_id: subject }, key: newKey() }));
};

/** Moves the colleague to another client. */
export const dismissColleague: FlowSetup = updateRows(users, whereColleague)({ client_id: 'client-jp' });

/** Extends the product's term by a day, so that the order's terms change. */
export const prolong: FlowSetup = async ({ world: { db } }) => {
  const [product] = await db.select().from(orderProducts).where(whereProduct);
  const ends_at = new Date((product?.ends_at?.getTime() ?? 0) + 86_400_000);
  await db.update(orderProducts).set({ ends_at }).where(whereProduct);
};

/** Ends the product without any other change. */
export const endProduct: FlowSetup = (run) =>
  updateRows(orderProducts, whereProduct)({ ends_at: aMinuteAgo(run) })(run);

export const deleteSigning: FlowSetup = ({ world: { db } }) => purgeSignings(db);

const refuseInvoice: FlowSetup = async ({ world: { db } }) => {
  const { number: _number, ...said } = firstRow(
    await db.select().from(invoices).where(eq(invoices.order_id, 'jp-order-first')),
  );
  const invoice_id = `invoice-${randomBytes(8).toString('hex')}`;
  await db.insert(invoices).values({ ...said, invoice_id, order_id: subject });
};

const markProofSubmitted = updateOrder({ status: 'unpaid', payment_status: 'proof_submitted' });
const flagForInvoice = updateOrder({ invoice_flag: true });

/** A perpetual licence, bought by a main account without a colleague. */
const orderFirstPlan = inSequence(
  attach,
  dismissColleague,
  updateOrder({
    order_type: 'new',
    order_product_id: null,
    lines: [lineOf('plan', 'crm-buyout', 16_800_000)],
  }),
);

/** The steps that lead from an order without signatures to each status. */
export const statusSetups: Readonly<Record<Exclude<Status, 'unsigned'>, FlowSetup>> = {
  ready: attach,
  signed: inSequence(begin('contract'), actInSigningSandbox('sign')),
  'first plan': orderFirstPlan,
  much: inSequence(markProofSubmitted, updateClient({ verification_status: 'pending' }), flagForInvoice, refuseInvoice),
  'refused company': inSequence(
    updateOrder({ status: 'unpaid', payment_status: 'none', pay_until: new Date('2100-01-01T00:00:00Z') }),
    updateClient({
      verification_status: 'refuse',
      verification_type: 2,
      verification_refusal: { code: 'license_expired', fields: [] },
    }),
  ),
  unverified: updateClient({ verification_status: 'pending' }),
  'without invoice': flagForInvoice,
  checking: markProofSubmitted,
  ended: inSequence(attach, endProduct),
  cancelled: updateOrder({ status: 'cancelled' }),
  child: demote,
  signing: begin('contract'),
  opened: inSequence(begin('contract'), openDocument),
  'signing without invoice': inSequence(flagForInvoice, begin('contract')),
  proof: inSequence(begin('payment_by_others'), openDocument),
  lapsed: inSequence(begin('contract'), (run) => updateSigningTask({ link_expires_at: aMinuteAgo(run) })(run)),
  rejected: inSequence(begin('contract'), actInSigningSandbox('reject')),
  expired: inSequence(begin('contract'), (run) => updateSigningTask({ expires_at: aMinuteAgo(run) })(run)),
  activated: inSequence(attach, activateElsewhere),
  'activated for good': inSequence(orderFirstPlan, activateElsewhere),
  'activated long ago': updateOrder({ status: 'completed', activation: null }),
  gone: updateOrder({ client_id: 'client-jp' }),
};

/** The revision of the terms that the page would show now. */
export async function revisionNow({ api }: ServedRun): Promise<string> {
  const read = await api.call(activationRead, { query: { order_id: subject } });
  return (read.kind === 'ok' ? read.data.terms?.revision : null) ?? 'none';
}
