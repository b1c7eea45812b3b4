import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clientProfiles } from '../identity/index.ts';
import { orderSummaries } from '../orders/index.ts';
import { orderDocuments } from './tables.ts';

/** Whose a document is that an order has. */
export interface DocumentFile {
  readonly client_id: string;
  readonly sales_manager_id: string | null;
}

/** The client of the order that a file is attached to; null where it is attached to none. */
export async function findDocumentFile(db: Database, file_id: string): Promise<DocumentFile | null> {
  const [document] = await db
    .select({ client_id: orderSummaries.client_id, sales_manager_id: clientProfiles.sales_manager_id })
    .from(orderDocuments)
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, orderDocuments.order_id))
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, orderSummaries.client_id))
    .where(and(eq(orderDocuments.file_id, file_id), isNull(orderDocuments.removed_at)));
  return document ?? null;
}
