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
import {
  type Arrange as ArrangeOf,
  changing,
  demote,
  fromNow,
  inTurn,
  pressInSandbox,
  theRow,
} from '../../../flowkit/server/arranging.ts';
import { newKey } from '../../../flowkit/server/probe.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { answered } from '../../../flowkit/server/wireClient.ts';
import type { Stands } from './environment.ts';
import {
  lastSigning,
  ofClient,
  ofColleague,
  ofOrder,
  ofProduct,
  purgeSignings,
  subject,
  takeBackDocuments,
} from './run.ts';

type Arrange = ArrangeOf<ServedRun>;

const changeOrder = changing(orders, ofOrder);
const changeClient = changing(clients, ofClient);
const changeTask = changing(signingTasks, eq(signingTasks.order_id, subject));

const aMinuteAgo = ({ world }: ServedRun): Date => fromNow(world, -60_000);

export const attach: Arrange = ({ world: { db, now } }) => attachContract(db, subject, now());

export const takeBack: Arrange = ({ world: { db } }) => takeBackDocuments(db);

const begin =
  (document: DocumentKind): Arrange =>
  async ({ api }) => {
    await answered(api.call(orderActiveQrcode, { query: { order_id: subject, document } }));
  };

async function linkOf(run: ServedRun): Promise<string> {
  const link = (await lastSigning(run))?.link ?? null;
  if (link === null) throw new Error('there is nowhere to sign');
  return link;
}

export const openDocument: Arrange = async (run) => {
  await fetch(`${run.world.origin}${await linkOf(run)}`);
};

export const onPhone =
  (action: SigningAction): Arrange =>
  async (run) =>
    pressInSandbox(run.world, await linkOf(run), action);

export const activateElsewhere: Arrange = async ({ api }) => {
  await answered(api.call(orderActivate, { body: { order_id: subject }, key: newKey() }));
};

/** Moves the colleague to another client. */
export const dismissColleague: Arrange = changing(users, ofColleague)({ client_id: 'client-jp' });

/** Extends the product's term by a day, so that the order's terms change. */
export const prolong: Arrange = async ({ world: { db } }) => {
  const [product] = await db.select().from(orderProducts).where(ofProduct);
  const ends_at = new Date((product?.ends_at?.getTime() ?? 0) + 86_400_000);
  await db.update(orderProducts).set({ ends_at }).where(ofProduct);
};

/** Ends the product without any other change. */
export const end: Arrange = (run) => changing(orderProducts, ofProduct)({ ends_at: aMinuteAgo(run) })(run);

export const loseSigning: Arrange = ({ world: { db } }) => purgeSignings(db);

const refuseInvoice: Arrange = async ({ world: { db } }) => {
  const { number: _number, ...said } = theRow(
    await db.select().from(invoices).where(eq(invoices.order_id, 'jp-order-first')),
  );
  const invoice_id = `invoice-${randomBytes(8).toString('hex')}`;
  await db.insert(invoices).values({ ...said, invoice_id, order_id: subject });
};

const pendingProof = changeOrder({ status: 'unpaid', payment_status: 'proof_submitted' });
const wantInvoice = changeOrder({ invoice_flag: true });

/** A perpetual licence, bought by a main account without a colleague. */
const orderFirstPlan = inTurn(
  attach,
  dismissColleague,
  changeOrder({
    order_type: 'new',
    order_product_id: null,
    lines: [lineOf('plan', 'crm-buyout', 16_800_000)],
  }),
);

/** The steps that lead from an order without signatures to each status. */
export const arrangements: Readonly<Record<Exclude<Stands, 'unsigned'>, Arrange>> = {
  ready: attach,
  signed: inTurn(begin('contract'), onPhone('sign')),
  'first plan': orderFirstPlan,
  much: inTurn(pendingProof, changeClient({ verification_status: 'pending' }), wantInvoice, refuseInvoice),
  'refused company': inTurn(
    changeOrder({ status: 'unpaid', payment_status: 'none', pay_until: new Date('2100-01-01T00:00:00Z') }),
    changeClient({
      verification_status: 'refuse',
      verification_type: 2,
      verification_refusal: { code: 'license_expired', fields: [] },
    }),
  ),
  unverified: changeClient({ verification_status: 'pending' }),
  'without invoice': wantInvoice,
  checking: pendingProof,
  ended: inTurn(attach, end),
  cancelled: changeOrder({ status: 'cancelled' }),
  child: demote,
  signing: begin('contract'),
  opened: inTurn(begin('contract'), openDocument),
  'signing without invoice': inTurn(wantInvoice, begin('contract')),
  proof: inTurn(begin('payment_by_others'), openDocument),
  lapsed: inTurn(begin('contract'), (run) => changeTask({ link_expires_at: aMinuteAgo(run) })(run)),
  rejected: inTurn(begin('contract'), onPhone('reject')),
  expired: inTurn(begin('contract'), (run) => changeTask({ expires_at: aMinuteAgo(run) })(run)),
  activated: inTurn(attach, activateElsewhere),
  'activated for good': inTurn(orderFirstPlan, activateElsewhere),
  'activated long ago': changeOrder({ status: 'completed', activation: null }),
  gone: changeOrder({ client_id: 'client-jp' }),
};

/** The revision of the terms that the page would show now. */
export async function revisionNow({ api }: ServedRun): Promise<string> {
  const read = await api.call(activationRead, { query: { order_id: subject } });
  return (read.kind === 'ok' ? read.data.terms?.revision : null) ?? 'none';
}
