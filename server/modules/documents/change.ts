import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { DeskOrder } from '#contract/calls/deskOrders.ts';
import { calls } from '#contract/calls/index.ts';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { OrderHistoryEvent } from '#contract/entities/order.ts';
import { takesDocuments } from '#machines/lifecycles/documents.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, ok, type Refused, refuse, type StaffOf } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { takeFile } from '../files/index.ts';
import { addOrderEvent } from '../orders/index.ts';
import { findManagedOrder, readDeskOrder } from './deskOrders.ts';
import { documentsOfOrders } from './tables.ts';

type DocumentRow = typeof documentsOfOrders.$inferSelect;

interface RequestedBy {
  readonly key: string;
  readonly caller: StaffOf<'sales'>;
}

const events = {
  contract: { attached: 'contract_attached', removed: 'contract_removed' },
  payment_by_others: { attached: 'payment_by_others_attached', removed: 'payment_by_others_removed' },
} as const satisfies Record<DocumentKind, Record<'attached' | 'removed', OrderHistoryEvent>>;

/**
 * Attaches an uploaded file in place of the document `replaces`; refuses if another document has been attached since.
 */
export function attachDocument(
  body: z.output<typeof calls.deskDocumentAttach.body>,
  by: RequestedBy,
  deps: Deps,
): Promise<Answer<DeskOrder>> {
  const { order_id, kind, file_id, replaces = null } = body;
  return change({ call: calls.deskDocumentAttach, body, by }, deps, async (tx) => {
    const current = await readCurrent(tx, order_id, kind);
    if ((current?.document_id ?? null) !== replaces) return refuse('document_changed');
    const taking = { file_id, purpose: kind, caller: by.caller, token: null } as const;
    const taken = await takeFile({ db: tx, now: deps.now }, taking);
    if (taken === null || (await isAttached(tx, file_id))) return refuse('file_unknown');
    if (current !== null) await markRemoved(tx, current, by, deps);
    const document_id = deps.secret(96);
    const attached = { attached_at: deps.now(), attached_by: by.caller.user_id };
    await tx.insert(documentsOfOrders).values({ document_id, order_id, kind, file_id, ...attached });
    return { event: events[kind].attached, document_id };
  });
}

export function removeDocument(
  body: z.output<typeof calls.deskDocumentRemove.body>,
  by: RequestedBy,
  deps: Deps,
): Promise<Answer<DeskOrder>> {
  const { order_id, document_id } = body;
  return change({ call: calls.deskDocumentRemove, body, by }, deps, async (tx) => {
    const named = and(eq(documentsOfOrders.document_id, document_id), eq(documentsOfOrders.order_id, order_id));
    const [document] = await tx.select().from(documentsOfOrders).where(named);
    if (document === undefined || document.removed_at !== null) return refuse('document_changed');
    await markRemoved(tx, document, by, deps);
    return { event: events[document.kind].removed, document_id };
  });
}

type DocumentChangeCall = typeof calls.deskDocumentAttach | typeof calls.deskDocumentRemove;

interface DocumentChange {
  readonly call: DocumentChangeCall;
  readonly body: { readonly order_id: string };
  readonly by: RequestedBy;
}

interface ChangedDocument {
  readonly event: OrderHistoryEvent;
  readonly document_id: string;
}

/**
 * Changes an order's documents once, and records it in its history. Locks the order, so that changes are serialised.
 */
function change(
  { call, body, by: { key, caller } }: DocumentChange,
  deps: Deps,
  work: (tx: Database) => Promise<Refused | ChangedDocument>,
): Promise<Answer<DeskOrder>> {
  return runIdempotently(deps, { call, scope: caller.user_id, key, content: body }, async (tx) => {
    const { order_id } = body;
    const found = await findManagedOrder(tx, { order_id, caller }, { lock: true });
    if (found === null) return refuse('order_not_found');
    const now = deps.now();
    if (!takesDocuments(orderStatusAt(found.order, now))) return refuse('order_state_refuses');
    const changed = await work(tx);
    if ('kind' in changed) return changed;
    const { event, document_id: subject } = changed;
    const happened = { event, actor: 'staff', user_id: caller.user_id, subject } as const;
    await addOrderEvent(tx, { order_id, at: now, ...happened });
    return ok(await readDeskOrder(tx, found, now));
  });
}

async function readCurrent(tx: Database, order_id: string, kind: DocumentKind): Promise<DocumentRow | null> {
  const isCurrent = and(
    eq(documentsOfOrders.order_id, order_id),
    eq(documentsOfOrders.kind, kind),
    isNull(documentsOfOrders.removed_at),
  );
  const [current] = await tx.select().from(documentsOfOrders).where(isCurrent);
  return current ?? null;
}

async function isAttached(tx: Database, file_id: string): Promise<boolean> {
  const found = await tx.select().from(documentsOfOrders).where(eq(documentsOfOrders.file_id, file_id));
  return found.length > 0;
}

async function markRemoved(
  tx: Database,
  { document_id }: DocumentRow,
  { caller }: RequestedBy,
  { now }: Deps,
): Promise<void> {
  await tx
    .update(documentsOfOrders)
    .set({ removed_at: now(), removed_by: caller.user_id })
    .where(eq(documentsOfOrders.document_id, document_id));
}
