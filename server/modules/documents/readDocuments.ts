import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { OrderDocument } from '#contract/entities/document.ts';
import type { Database } from '../../db/database.ts';
import { fileSummaries, storedFileOf } from '../files/index.ts';
import { userProfiles } from '../identity/index.ts';
import { orderDocuments } from './tables.ts';

const attached = fileSummaries('attached');
const attaching = userProfiles('attaching');

/** What orders have, in one question however many they are: answers the documents of each. */
export async function readDocuments(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderDocument[]> {
  const rows = await db
    .select({ document: orderDocuments, file: attached._.selectedFields, attached_by: attaching.real_name })
    .from(orderDocuments)
    .innerJoin(attached, eq(attached.file_id, orderDocuments.file_id))
    .innerJoin(attaching, eq(attaching.user_id, orderDocuments.attached_by))
    .where(and(inArray(orderDocuments.order_id, [...orderIds]), isNull(orderDocuments.removed_at)))
    .orderBy(asc(orderDocuments.number));
  return (orderId) =>
    rows
      .filter(({ document }) => document.order_id === orderId)
      .map(({ document: { document_id, kind, attached_at }, file, attached_by }) => ({
        document_id,
        kind,
        file: storedFileOf(file),
        attached_at: attached_at.toISOString(),
        attached_by,
      }));
}
