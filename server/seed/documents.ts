import { eq } from 'drizzle-orm';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { Deps } from '../deps.ts';
import { documentsOfOrders } from '../modules/documents/tables.ts';
import { orderEvents, orders } from '../modules/orders/tables.ts';
import { demoSalesManager } from './accounts.ts';
import { orderPaperLines } from './papers.ts';
import { makePdfOfLines } from './pdf.ts';
import { seedFile } from './seedFile.ts';

const dayMs = 86_400_000;

/** Some orders have both documents, some one, the others none, so that every list of the desk has an order. */
const demoAttachments: readonly { readonly order_id: string; readonly kind: DocumentKind }[] = [
  { order_id: 'hk-order-first', kind: 'contract' },
  { order_id: 'hk-order-first', kind: 'payment_by_others' },
  { order_id: 'tw-order-first', kind: 'contract' },
  { order_id: 'unverified-order-first', kind: 'contract' },
  { order_id: 'jp-order-first', kind: 'contract' },
  { order_id: 'jp-order-first', kind: 'payment_by_others' },
];

const papers = {
  contract: { name: 'contract-signed.pdf', title: 'Contract', event: 'contract_attached' },
  payment_by_others: {
    name: 'payment-by-others.pdf',
    title: 'Statement of payment on behalf of the client',
    event: 'payment_by_others_attached',
  },
} as const satisfies Record<DocumentKind, unknown>;

/** Attached by the sales manager between payment and activation. */
export async function seedDocuments({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  for (const { order_id, kind } of demoAttachments) {
    const [order] = await db.select().from(orders).where(eq(orders.order_id, order_id));
    if (order === undefined) throw new Error(`the demo has no order ${order_id}`);
    const at = new Date(order.created_at.getTime() + 2 * dayMs);
    const [document_id, file_id] = [`${order_id}-${kind}`, `${order_id}-${kind}-file`];
    const { name, title, event } = papers[kind];
    const holder = { holder_kind: 'staff', holder_id: demoSalesManager } as const;
    const bytes = makePdfOfLines(orderPaperLines(title, order));
    await seedFile({ db, files }, { file_id, holder, user_id: demoSalesManager, purpose: kind, name, bytes, at });
    const by = { attached_at: at, attached_by: demoSalesManager };
    await db.insert(documentsOfOrders).values({ document_id, order_id, kind, file_id, ...by });
    const happened = { event, actor: 'staff', user_id: demoSalesManager, subject: document_id } as const;
    await db.insert(orderEvents).values({ order_id, at, ...happened });
  }
}
