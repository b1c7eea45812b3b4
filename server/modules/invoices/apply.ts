import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { OrderInvoice, RegistryAnswer } from '#contract/entities/invoice.ts';
import { enterpriseNumberProblem, normaliseEnterpriseNumber } from '#machines/lifecycles/enterpriseNumbers.ts';
import { invoiceReason, invoiceTypesIn } from '#machines/lifecycles/invoice.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type MainAccount, ok, type Refused, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { missingFields } from '../../wire/missingFields.ts';
import { areaPath } from '../areas/index.ts';
import { askRegister } from '../enterprises/index.ts';
import { holderOf, type KeepAttachment, takeFile, withAttachments } from '../files/index.ts';
import { clientOf, isEnterpriseNumberTaken } from '../identity/index.ts';
import { addOrderEvent, findOrder, type OrderRow } from '../orders/index.ts';
import { findNewestInvoice } from './readInvoice.ts';
import { invoices } from './tables.ts';
import { readOrderInvoice } from './view.ts';

type Body = z.output<typeof calls.invoiceAdd.body>;
/** The body once the file is stored: `notice_letter` is the id of the file. */
type StoredApplicationBody = Omit<Body, 'notice_letter'> & { readonly notice_letter: string };

export const applyForInvoice = (
  body: Body,
  key: string,
  caller: MainAccount,
  deps: Deps,
): Promise<Answer<OrderInvoice>> =>
  withAttachments(deps, (keep) => submitApplication({ body, key, caller, keep }, deps));

interface ApplicationRequest {
  readonly body: Body;
  readonly key: string;
  readonly caller: MainAccount;
  readonly keep: KeepAttachment;
}

async function submitApplication(
  { body: { notice_letter: file, ...body }, key, caller, keep }: ApplicationRequest,
  deps: Deps,
): Promise<Answer<OrderInvoice>> {
  const { order_id } = body;
  const about = { file, key, purpose: 'notice_letter', user_id: caller.user_id } as const;
  const kept = await keep({
    ...about,
    holder: async () => ((await findOrder(deps.db, { order_id, caller })) === null ? null : holderOf(caller)),
  });
  if (kept.kind === 'refused') return kept;
  const content: StoredApplicationBody = { ...body, notice_letter: kept.file_id };
  const { use_zone } = await clientOf(deps.db, caller);
  // Before the order is locked: a register may take long to answer.
  const listed = await askRegister(deps.register, use_zone, body.taxpayer_id);
  const intent = { call: calls.invoiceAdd, scope: caller.client_id, key, content };
  return runIdempotently(deps, intent, async (tx) => {
    const found = await findOrder(tx, { order_id, caller }, { lock: true });
    if (found === null) return refuse('order_not_found');
    const now = deps.now();
    const against = await applicationRefusalOf(tx, found.row, now);
    if (against !== null) return against;
    const read = await readInvoiceContent(tx, content, { use_zone, client_id: caller.client_id, listed });
    if (read.kind === 'refused') return read;
    const taking = { file_id: kept.file_id, purpose: 'notice_letter', caller, token: null } as const;
    if ((await takeFile({ db: tx, now: deps.now }, taking)) === null) return refuse('file_unknown');
    const invoice_id = deps.secret(96);
    const by = { applied_at: now, applied_by: caller.user_id };
    await tx.insert(invoices).values({ ...read.said, ...by, invoice_id, order_id, status: 'applied' });
    const happened = { event: 'invoice_applied', user_id: caller.user_id, subject: invoice_id } as const;
    await addOrderEvent(tx, { order_id, at: now, ...happened });
    return ok(await readOrderInvoice(tx, found.row, { is_admin: true, now }));
  });
}

async function applicationRefusalOf(tx: Database, row: OrderRow, now: Date): Promise<Refused | null> {
  const standing = (await findNewestInvoice(tx, row.order_id))?.status ?? null;
  const amount = { minor: row.amount };
  const reason = invoiceReason({ order: orderStatusAt(row, now), amount, invoice: standing, is_admin: true });
  if (reason === null) return null;
  return refuse(reason === 'invoice_exists' ? 'invoice_exists' : 'order_state_refuses');
}

interface ContentResult {
  readonly kind: 'said';
  readonly said: Omit<
    typeof invoices.$inferInsert,
    'invoice_id' | 'order_id' | 'status' | 'applied_at' | 'applied_by' | 'number'
  >;
}

interface Applicant {
  readonly use_zone: Zone;
  readonly client_id: string;
  readonly listed: RegistryAnswer | 'not_listed';
}

async function readInvoiceContent(
  tx: Database,
  {
    order_id: _order,
    notice_letter: file_id,
    email,
    recipient,
    telephone,
    area,
    detailed_address,
    ...about
  }: StoredApplicationBody,
  { use_zone, client_id, listed }: Applicant,
): Promise<Refused | ContentResult> {
  if (!invoiceTypesIn(use_zone).includes(about.invoice_type)) return refuse('invoice_type_unknown');
  const taxpayer_id = normaliseEnterpriseNumber(use_zone, about.taxpayer_id);
  if (enterpriseNumberProblem(use_zone, taxpayer_id) === 'wrong' || listed === 'not_listed')
    return refuse('taxpayer_id_invalid');
  if (await isEnterpriseNumberTaken(tx, { number: taxpayer_id, client_id })) return refuse('taxpayer_id_taken');
  const plain = { ...about, taxpayer_id, register: listed, file_id };
  if (about.kind === 'electronic') {
    return email === undefined ? refuse('invoice_email_missing') : { kind: 'said', said: { ...plain, email } };
  }
  if (recipient === undefined || telephone === undefined || area === undefined || detailed_address === undefined)
    return refuse('mailing_incomplete', { fields: missingFields({ recipient, telephone, area, detailed_address }) });
  const path = areaPath(use_zone, area);
  if (path === null) return refuse('area_unknown');
  return { kind: 'said', said: { ...plain, recipient, telephone, area: path, detailed_address } };
}
