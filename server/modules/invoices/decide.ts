import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { DeskInvoice } from '#contract/calls/deskInvoices.ts';
import { calls } from '#contract/calls/index.ts';
import type { InvoiceFormat } from '#contract/entities/invoice.ts';
import type { OrderHistoryEvent } from '#contract/entities/order.ts';
import type { FilePurpose } from '#contract/files.ts';
import {
  allowedInvoiceDates,
  type InvoiceEvent,
  isInvoiceNumberValid,
  nextInvoiceStatus,
} from '#machines/lifecycles/invoice.ts';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, ok, type Refused, refuse, type StaffOf } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { takeFile } from '../files/index.ts';
import { clientOf } from '../identity/index.ts';
import { addOrderEvent, lockOrder, type OrderRow } from '../orders/index.ts';
import { readDeskInvoice } from './deskInvoices.ts';
import type { InvoiceNotification } from './notify.ts';
import { notifyOfInvoice } from './notify.ts';
import { invoiceFiles, invoices } from './tables.ts';

interface DecisionRequest<Body> {
  readonly body: Body;
  readonly key: string;
  readonly caller: StaffOf<'reviewer'>;
}

type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? z.output<C['body']> : never;
type InvoiceRow = typeof invoices.$inferSelect;

interface DecisionResult {
  readonly kind: 'decided';
  readonly changes: Partial<typeof invoices.$inferInsert>;
  readonly event: OrderHistoryEvent;
  readonly telling: InvoiceNotification;
}

type DecisionWork = (
  tx: Database,
  of: { readonly invoice: InvoiceRow; readonly order: OrderRow },
) => Promise<Refused | DecisionResult>;

const purposes = {
  pdf: 'invoice_pdf',
  ofd: 'invoice_ofd',
  xml: 'invoice_xml',
} as const satisfies Record<InvoiceFormat, FilePurpose>;

export function issueInvoice(
  deciding: DecisionRequest<BodyOf<typeof calls.deskInvoiceIssue>>,
  deps: Deps,
): Promise<Answer<DeskInvoice>> {
  const { body, caller } = deciding;
  return decide(calls.deskInvoiceIssue, deciding, deps, async (tx, { invoice, order }) => {
    if (!isEventAllowed(invoice, { type: 'invoice.issue' })) return refuse('already_decided');
    const { invoice_number, invoiced_on } = body;
    const { use_zone } = await clientOf(tx, order);
    if (!isInvoiceNumberValid(use_zone, invoice.kind, invoice_number)) return refuse('invoice_number_invalid');
    const days = allowedInvoiceDates(use_zone, { ordered: order.created_at, now: deps.now() });
    if (invoiced_on < days.earliest || invoiced_on > days.latest) return refuse('invoice_date_invalid');
    // Serialises requests with the same number.
    await takeAdvisoryLock(tx, `invoice ${invoice_number}`);
    const [other] = await tx.select().from(invoices).where(eq(invoices.invoice_number, invoice_number));
    if (other !== undefined) return refuse('invoice_number_taken');
    if (invoice.kind === 'electronic' && body.files.length === 0) return refuse('invoice_files_missing');
    if (!(await claimInvoiceFiles(tx, deciding, deps))) return refuse('file_unknown');
    return {
      kind: 'decided',
      changes: { status: 'issued', invoice_number, invoiced_on, decided_at: deps.now(), decided_by: caller.user_id },
      event: 'invoice_issued',
      telling: { kind: 'issued', invoice_kind: invoice.kind, number: invoice_number },
    };
  });
}

/** False if an uploaded file is missing. */
async function claimInvoiceFiles(
  tx: Database,
  { body, caller }: DecisionRequest<BodyOf<typeof calls.deskInvoiceIssue>>,
  { now }: Pick<Deps, 'now'>,
): Promise<boolean> {
  for (const { format, file_id } of body.files) {
    const taking = { file_id, purpose: purposes[format], caller, token: null };
    if ((await takeFile({ db: tx, now }, taking)) === null) return false;
    await tx.insert(invoiceFiles).values({ invoice_id: body.invoice_id, format, file_id });
  }
  return true;
}

export function refuseInvoice(
  deciding: DecisionRequest<BodyOf<typeof calls.deskInvoiceRefuse>>,
  deps: Deps,
): Promise<Answer<DeskInvoice>> {
  const { body, caller } = deciding;
  return decide(calls.deskInvoiceRefuse, deciding, deps, async (_tx, { invoice }) => {
    if (!isEventAllowed(invoice, { type: 'invoice.refuse' })) return refuse('already_decided');
    const { refusal } = body;
    return {
      kind: 'decided',
      changes: { status: 'refused', refusal, decided_at: deps.now(), decided_by: caller.user_id },
      event: 'invoice_refused',
      telling: { kind: 'refused', refusal },
    };
  });
}

export function mailInvoice(
  deciding: DecisionRequest<BodyOf<typeof calls.deskInvoiceMail>>,
  deps: Deps,
): Promise<Answer<DeskInvoice>> {
  const { body, caller } = deciding;
  return decide(calls.deskInvoiceMail, deciding, deps, async (_tx, { invoice }) => {
    if (!isEventAllowed(invoice, { type: 'invoice.mail', kind: invoice.kind })) return refuse('already_decided');
    const { carrier, tracking_number } = body;
    return {
      kind: 'decided',
      changes: { status: 'mailed', carrier, tracking_number, mailed_at: deps.now(), mailed_by: caller.user_id },
      event: 'invoice_mailed',
      telling: { kind: 'mailed', carrier, tracking_number },
    };
  });
}

const isEventAllowed = ({ status }: InvoiceRow, event: InvoiceEvent): boolean =>
  nextInvoiceStatus(status, event) !== null;

type DecisionCall = typeof calls.deskInvoiceIssue | typeof calls.deskInvoiceRefuse | typeof calls.deskInvoiceMail;

/** Rejects a second decision. Locks the order before it reads the application. */
function decide(
  call: DecisionCall,
  { body, key, caller }: DecisionRequest<{ readonly invoice_id: string }>,
  deps: Deps,
  work: DecisionWork,
): Promise<Answer<DeskInvoice>> {
  return runIdempotently(deps, { call, scope: caller.user_id, key, content: body }, async (tx) => {
    const { invoice_id } = body;
    const own = eq(invoices.invoice_id, invoice_id);
    const [named] = await tx.select({ order_id: invoices.order_id }).from(invoices).where(own);
    if (named === undefined) return refuse('not_found');
    const order = await lockOrder(tx, named);
    const [invoice] = await tx.select().from(invoices).where(own);
    if (order === null || invoice === undefined) throw new Error('an invoice belongs to no order');
    const decided = await work(tx, { invoice, order });
    if (decided.kind === 'refused') return decided;
    const { order_id } = order;
    await tx.update(invoices).set(decided.changes).where(own);
    const happened = { event: decided.event, actor: 'staff', user_id: caller.user_id, subject: invoice_id } as const;
    await addOrderEvent(tx, { order_id, at: deps.now(), ...happened });
    await notifyOfInvoice(tx, { order, telling: decided.telling }, deps);
    const told = await readDeskInvoice(tx, invoice_id);
    if (told === null) throw new Error('an invoice vanished while it was decided');
    return ok(told);
  });
}
