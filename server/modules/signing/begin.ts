import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DocumentKind } from '#contract/entities/document.ts';
import { signingDays, signingLinkMinutes } from '#machines/lifecycles/signing.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ClientUser, Refused } from '../../wire/handler.ts';
import { refuse } from '../../wire/handler.ts';
import { readStanding } from '../activation/standing.ts';
import { findOrder } from '../orders/admitted.ts';
import type { OrderRow } from '../orders/present.ts';
import { ProviderFault } from '../payments/providers/provider.ts';
import { type SigningRow, writeStatus } from './apply.ts';
import { readContent } from './documents/content.ts';
import { keepDocument, readBytes } from './documents/keep.ts';
import { readEnterprise } from './enterprise.ts';
import { pageAddress } from './pageAddress.ts';
import type { SigningProvider } from './provider.ts';
import { signingTasks } from './tables.ts';

interface Beginning {
  readonly order_id: string;
  readonly document: DocumentKind | undefined;
  readonly caller: ClientUser;
}

const [minuteMs, dayMs] = [60_000, 86_400_000];

/**
 * Opens the signing of a document of an order, or goes on with the one that is open where it is of the same content; makes a new
 * address where the one before holds no longer. Null once it stands.
 */
export async function beginSigning({ order_id, document, caller }: Beginning, deps: Deps): Promise<Refused | null> {
  const { db, signing: provider } = deps;
  if (!caller.is_admin) return refuse('fadada_child_account');
  const found = await findOrder(db, { order_id, caller });
  if (found === null) return refuse('order_not_found');
  const against = await refusalOf(db, found.row, deps);
  if (against !== null) return against;
  if (provider === null) return refuse('not_offered');
  const open = await openTask(db, order_id);
  const kind = document ?? open?.document ?? 'contract';
  const content = await readContent(db, { order: found.row, document: kind, user_id: caller.user_id }, deps);
  // Made before the order is held: it takes a second.
  const file_id = open?.content_hash === content.hash ? open.file_id : await keepDocument(deps, content, caller);
  const begun = await db.transaction(
    async (tx): Promise<Refused | { row: SigningRow; replaced: SigningRow | null }> => {
      const held = await findOrder(tx, { order_id, caller }, { lock: true });
      if (held === null) return refuse('order_not_found');
      const refused = await refusalOf(tx, held.row, deps);
      if (refused !== null) return refused;
      const current = await openTask(tx, order_id);
      const at = deps.now();
      const isOver = current !== null && at >= current.expires_at;
      if (current !== null && !isOver && current.content_hash === content.hash) return { row: current, replaced: null };
      if (current !== null) await writeStatus(tx, current, { status: isOver ? 'expired' : 'cancelled', at });
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
      return { row, replaced: current };
    },
  );
  if ('kind' in begun) return begun;
  try {
    const replaced = begun.replaced?.reference ?? null;
    if (replaced !== null) await provider.cancel(replaced);
    await openLink(provider, { row: begun.row, order: found.row }, deps);
    return null;
  } catch (cause) {
    if (cause instanceof ProviderFault) return refuse('unavailable');
    throw cause;
  }
}

/** What stands against signing: the order has to be paid, by a verified enterprise, and nothing signed yet. */
async function refusalOf(db: Database, order: OrderRow, deps: Deps): Promise<Refused | null> {
  const { facts } = await readStanding(db, order, { is_admin: true, now: deps.now() });
  if (facts.status !== 'paid' || facts.is_signed) return refuse('order_state_refuses');
  return facts.verification_status === 'pass' ? null : refuse('activation_unverified');
}

async function openTask(db: Database, order_id: string): Promise<SigningRow | null> {
  const isOpen = and(eq(signingTasks.order_id, order_id), inArray(signingTasks.status, ['waiting', 'opened']));
  const [row] = await db.select().from(signingTasks).where(isOpen).orderBy(desc(signingTasks.number)).limit(1);
  return row ?? null;
}

/** Has the provider make an address, unless there is one that holds. What it calls the signing is kept before anything else is asked. */
async function openLink(
  provider: SigningProvider,
  { row, order }: { readonly row: SigningRow; readonly order: OrderRow },
  deps: Deps,
): Promise<void> {
  const now = deps.now();
  if (row.link_expires_at !== null && row.link_expires_at > now) return;
  const ofTask = eq(signingTasks.task_id, row.task_id);
  const reference = row.reference ?? (await createTask(provider, { row, order }, deps));
  await deps.db.update(signingTasks).set({ reference }).where(ofTask);
  const link_expires_at = new Date(now.getTime() + signingLinkMinutes * minuteMs);
  const address = await provider.addressOf(reference, { link_expires_at, return_to: returnTo(order, deps) });
  await deps.db.update(signingTasks).set(address).where(ofTask);
}

async function createTask(
  provider: SigningProvider,
  { row, order }: { readonly row: SigningRow; readonly order: OrderRow },
  deps: Deps,
): Promise<string> {
  const { task_id, document, language, expires_at } = row;
  const [signer, file] = [
    await readEnterprise(deps.db, order.client_id, provider.name),
    await readBytes(deps, row.file_id),
  ];
  return provider.create({ task_id, document, language, order_no: order.order_no, signer, file, expires_at });
}

/** The page on which the order is activated: whoever comes back to it is told what the provider says. */
const returnTo = ({ order_id }: OrderRow, { settings }: Deps): string =>
  pageAddress(settings, `/order/detail/${order_id}/activate`);
