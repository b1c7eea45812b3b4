import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DocumentKind } from '#contract/entities/document.ts';
import { signingDays } from '#machines/lifecycles/signing.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { printerBusy } from '../../printing/printer.ts';
import { ProviderFault } from '../../providers/requestProvider.ts';
import { type ClientUser, type Refused, refuse } from '../../wire/handler.ts';
import { markFileUsed, purgeUnused } from '../files/index.ts';
import { findOrder, type OrderRow } from '../orders/index.ts';
import { type SigningRow, writeStatus } from './apply.ts';
import { createSigningLink } from './createSigningLink.ts';
import { readDocumentContent } from './documents/content.ts';
import { findOrPrintDocument } from './documents/findOrPrintDocument.ts';
import type { SigningProvider } from './provider.ts';
import { signingTasks } from './tables.ts';

interface BeginSigningRequest {
  readonly order_id: string;
  readonly document: DocumentKind | undefined;
  readonly caller: ClientUser;
  /** Null if the documents can be signed now. Called again once the order is locked. */
  readonly refusalOf: (db: Database, order: OrderRow) => Promise<Refused | null>;
}

const dayMs = 86_400_000;

/**
 * Continues an open signing of the same content, and replaces an expired address. Null once the signing exists; if a
 * concurrent request is creating the address, it appears later.
 */
export async function beginSigning(
  { order_id, document, caller, refusalOf }: BeginSigningRequest,
  deps: Deps,
): Promise<Refused | null> {
  const { db, signing: provider } = deps;
  if (!caller.is_admin) return refuse('fadada_child_account');
  const found = await findOrder(db, { order_id, caller });
  if (found === null) return refuse('order_not_found');
  const against = await refusalOf(db, found.row);
  if (against !== null) return against;
  if (provider === null) return refuse('not_offered');
  const open = await findOpenTask(db, order_id);
  const kind = document ?? open?.document ?? 'contract';
  const content = await readDocumentContent(db, { order: found.row, document: kind, user_id: caller.user_id }, deps);
  // Before the order is locked: printing may have to wait.
  const file_id = open?.content_hash === content.hash ? open.file_id : await findOrPrintDocument(deps, content, caller);
  if (file_id === null) return printerBusy;
  const begun = await db.transaction(
    async (tx): Promise<Refused | { row: SigningRow; replaced: SigningRow | null }> => {
      const held = await findOrder(tx, { order_id, caller }, { lock: true });
      if (held === null) return refuse('order_not_found');
      const refused = await refusalOf(tx, held.row);
      if (refused !== null) return refused;
      const current = await findOpenTask(tx, order_id);
      const at = deps.now();
      const isOver = current !== null && at >= current.expires_at;
      if (current !== null && !isOver && hasContent(current, content.hash, provider))
        return { row: current, replaced: null };
      // `writeStatus` returns the current row: the provider may have given it a reference meanwhile.
      const replaced = current && (await writeStatus(tx, current, { status: isOver ? 'expired' : 'cancelled', at }));
      const [row] = await tx
        .insert(signingTasks)
        .values({
          task_id: Buffer.from(deps.secret(96), 'base64url').toString('hex'),
          order_id,
          document: kind,
          language: content.language,
          content_hash: content.hash,
          file_id,
          provider: provider.name,
          status: 'waiting',
          begun_at: at,
          begun_by: caller.user_id,
          expires_at: new Date(at.getTime() + signingDays * dayMs),
          heard_at: at,
        })
        .returning();
      if (row === undefined) throw new Error('a signing was not written');
      await markFileUsed(tx, file_id, at);
      return { row, replaced };
    },
  );
  // A concurrent request has used another file, or the order can no longer be signed.
  if ('kind' in begun || begun.row.file_id !== file_id) await purgeUnused(deps, file_id);
  if ('kind' in begun) return begun;
  try {
    const replaced = begun.replaced?.provider === provider.name ? begun.replaced.reference : null;
    if (replaced !== null) await provider.cancel(replaced);
    await createSigningLink(provider, { row: begun.row, order: found.row }, deps);
    return null;
  } catch (cause) {
    if (cause instanceof ProviderFault) return refuse('unavailable');
    throw cause;
  }
}

const hasContent = (row: SigningRow, hash: string, { name }: SigningProvider): boolean =>
  row.content_hash === hash && row.provider === name;

async function findOpenTask(db: Database, order_id: string): Promise<SigningRow | null> {
  const isOpen = and(eq(signingTasks.order_id, order_id), inArray(signingTasks.status, ['waiting', 'opened']));
  const [row] = await db.select().from(signingTasks).where(isOpen).orderBy(desc(signingTasks.number)).limit(1);
  return row ?? null;
}
