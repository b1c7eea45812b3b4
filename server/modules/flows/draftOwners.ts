import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Owner } from '../../wire/handler.ts';
import { networkPseudonym } from '../../wire/secret.ts';
import { flowDrafts } from './tables.ts';

const tabDraftRetentionMs = 24 * 3_600_000;

/** A tab's draft expires a day after its last save. */
const tabDraftCutoff = ({ now }: Pick<Deps, 'now'>): Date => new Date(now().getTime() - tabDraftRetentionMs);

/** A holder's drafts; those of a tab only while not expired. */
export const isDraftOf = (holder: Owner, deps: Pick<Deps, 'now'>): SQL | undefined =>
  holder.kind === 'user'
    ? eq(flowDrafts.user_id, holder.user.user_id)
    : and(eq(flowDrafts.tab_hash, holder.hash), gt(flowDrafts.updated_at, tabDraftCutoff(deps)));

type OwnerColumns = Pick<typeof flowDrafts.$inferInsert, 'user_id' | 'client_id' | 'tab_hash' | 'network'>;

export function ownerColumns(holder: Owner, network: string, { settings }: Pick<Deps, 'settings'>): OwnerColumns {
  if (holder.kind === 'tab') return { tab_hash: holder.hash, network: networkPseudonym(settings.secret, network) };
  const { user_id, client_id } = holder.user;
  return { user_id, client_id };
}

type Row = typeof flowDrafts.$inferSelect;

/**
 * Deletes the drafts beyond the limits beside a new draft of a tab, idle longest first: the tab's own, then its
 * network's, then any. A tab is never refused; one that makes many displaces its own first. (A user's open drafts are
 * limited by the subjects.)
 */
export async function purgeExcessTabDrafts(
  tx: Database,
  fresh: Row,
  { settings }: Pick<Deps, 'settings'>,
): Promise<void> {
  const { draft_id, tab_hash, network } = fresh;
  if (tab_hash === null || network === null) return;
  await takeAdvisoryLock(tx, tabDraftsLock);
  const { tab_drafts: most } = settings;
  for (const [among, others] of [
    [eq(flowDrafts.tab_hash, tab_hash), most.each - 1],
    [eq(flowDrafts.network, network), most.network - 1],
    [isNotNull(flowDrafts.tab_hash), most.all - 1],
  ] as const) {
    const idlest = tx
      .select({ draft_id: flowDrafts.draft_id })
      .from(flowDrafts)
      .where(and(among, ne(flowDrafts.draft_id, draft_id)))
      .orderBy(desc(flowDrafts.updated_at), desc(flowDrafts.draft_id))
      .offset(others);
    await tx.delete(flowDrafts).where(inArray(flowDrafts.draft_id, idlest));
  }
}

/** Purges expired drafts of tabs. */
export async function purgeOldTabDrafts(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const isOld = and(isNotNull(flowDrafts.tab_hash), lte(flowDrafts.updated_at, tabDraftCutoff(deps)));
  await deps.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, tabDraftsLock);
    await tx.delete(flowDrafts).where(isOld);
  });
}

/**
 * Limits per user: closed drafts, and bytes of snapshots in open ones; more than a user returns to. (`purgeExcessTabDrafts`
 * limits those of tabs.)
 */
const maxPerUser = { closed: 100, bytes: 10 * 1024 * 1024 } as const;

/**
 * Serialises saves and discards of a user's drafts, so that concurrent ones all count. Call it before locking a draft.
 */
export async function lockUserDrafts(tx: Database, holder: Owner): Promise<void> {
  if (holder.kind === 'user') await takeAdvisoryLock(tx, `drafts of ${holder.user.user_id}`);
}

/** Deletes a user's closed drafts beyond the limit, oldest first. */
export async function purgeOldestClosedDrafts(tx: Database, holder: Owner): Promise<void> {
  if (holder.kind !== 'user') return;
  const oldest = tx
    .select({ draft_id: flowDrafts.draft_id })
    .from(flowDrafts)
    .where(and(eq(flowDrafts.user_id, holder.user.user_id), isNotNull(flowDrafts.closed_at)))
    .orderBy(desc(flowDrafts.closed_at), desc(flowDrafts.draft_id))
    .offset(maxPerUser.closed);
  await tx.delete(flowDrafts).where(inArray(flowDrafts.draft_id, oldest));
}

/**
 * Deletes a user's snapshots beyond the limit of bytes, longest idle first and that of `draft_id` last. The drafts
 * stay, with their keys: a page that still has one open saves it again.
 */
export async function purgeIdlestSnapshots(tx: Database, holder: Owner, draft_id: string): Promise<void> {
  if (holder.kind !== 'user') return;
  const ranked = tx
    .select({
      draft_id: flowDrafts.draft_id,
      bytes: sql<number>`sum(octet_length(${flowDrafts.snapshot})) over (
        order by ${flowDrafts.draft_id} = ${draft_id} desc, ${flowDrafts.updated_at} desc, ${flowDrafts.draft_id})`.as(
        'bytes',
      ),
    })
    .from(flowDrafts)
    .where(
      and(eq(flowDrafts.user_id, holder.user.user_id), isNull(flowDrafts.closed_at), isNotNull(flowDrafts.snapshot)),
    )
    .as('ranked');
  const idlest = tx.select({ draft_id: ranked.draft_id }).from(ranked).where(gt(ranked.bytes, maxPerUser.bytes));
  await tx
    .update(flowDrafts)
    .set({ snapshot: null, saved_by: null, save_number: null })
    .where(inArray(flowDrafts.draft_id, idlest));
}

/** One lock for making and deleting tabs' drafts: concurrent ones all count, and no two deadlock. */
const tabDraftsLock = 'drafts of tabs';
