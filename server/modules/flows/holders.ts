import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inTurn } from '../../db/inTurn.ts';
import type { Deps } from '../../deps.ts';
import type { Holder } from '../../wire/handler.ts';
import { networkMark } from '../../wire/secret.ts';
import { flowDrafts } from './tables.ts';

const keptMs = 24 * 3_600_000;

/** A tab has a draft for as long after its last save. */
const horizonOf = ({ now }: Pick<Deps, 'now'>): Date => new Date(now().getTime() - keptMs);

/** Which drafts there are for a holder: its own, and of a tab's those that have not been forgotten. */
export const heldBy = (holder: Holder, deps: Pick<Deps, 'now'>): SQL | undefined =>
  holder.kind === 'user'
    ? eq(flowDrafts.user_id, holder.user.user_id)
    : and(eq(flowDrafts.tab_hash, holder.hash), gt(flowDrafts.updated_at, horizonOf(deps)));

type Columns = Pick<typeof flowDrafts.$inferInsert, 'user_id' | 'client_id' | 'tab_hash' | 'network'>;

/** By what a new draft is its holder's. */
export function holderColumns(holder: Holder, network: string, { settings }: Pick<Deps, 'settings'>): Columns {
  if (holder.kind === 'tab') return { tab_hash: holder.hash, network: networkMark(settings.secret, network) };
  const { user_id, client_id } = holder.user;
  return { user_id, client_id };
}

type Row = typeof flowDrafts.$inferSelect;

/**
 * Makes room beside a new draft of a tab; open ones of a user are as many as there are subjects. Nobody is refused for a crowd:
 * the drafts that were idle longest go, the tab's own first, then those of its network, so that who makes many displaces
 * itself before others.
 */
export async function makeRoomBeside(tx: Database, fresh: Row, { settings }: Pick<Deps, 'settings'>): Promise<void> {
  const { draft_id, tab_hash, network } = fresh;
  if (tab_hash === null || network === null) return;
  await inTurn(tx, turnOfTabs);
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

/** Forgets the drafts of tabs that have not been saved for a day. */
export async function forgetOldTabDrafts(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const isOld = and(isNotNull(flowDrafts.tab_hash), lte(flowDrafts.updated_at, horizonOf(deps)));
  await deps.db.transaction(async (tx) => {
    await inTurn(tx, turnOfTabs);
    await tx.delete(flowDrafts).where(isOld);
  });
}

/**
 * What is kept of a user's drafts: so many that are closed, and so many bytes of what was typed in open ones. More than anybody comes back
 * to. Those of tabs are bounded when they are made.
 */
const mostOfUser = { closed: 100, bytes: 10 * 1024 * 1024 } as const;

/** Lets the drafts of a user be saved and closed one at a time, so that many at once count as many. To be called before one of them is held. */
export async function inTurnOf(tx: Database, holder: Holder): Promise<void> {
  if (holder.kind === 'user') await inTurn(tx, `drafts of ${holder.user.user_id}`);
}

/** Forgets the closed drafts of a user that are too many, the oldest first. */
export async function forgetOldestClosed(tx: Database, holder: Holder): Promise<void> {
  if (holder.kind !== 'user') return;
  const oldest = tx
    .select({ draft_id: flowDrafts.draft_id })
    .from(flowDrafts)
    .where(and(eq(flowDrafts.user_id, holder.user.user_id), isNotNull(flowDrafts.closed_at)))
    .orderBy(desc(flowDrafts.closed_at), desc(flowDrafts.draft_id))
    .offset(mostOfUser.closed);
  await tx.delete(flowDrafts).where(inArray(flowDrafts.draft_id, oldest));
}

/**
 * Forgets what was typed in the drafts of a user that were idle longest, where all of it beside the one that has just been saved is
 * too much. The drafts stay, with their keys: a page that is still open on one saves it again.
 */
export async function forgetIdlestSnapshots(tx: Database, holder: Holder, draft_id: string): Promise<void> {
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
  const idlest = tx.select({ draft_id: ranked.draft_id }).from(ranked).where(gt(ranked.bytes, mostOfUser.bytes));
  await tx
    .update(flowDrafts)
    .set({ snapshot: null, saved_by: null, save_number: null })
    .where(inArray(flowDrafts.draft_id, idlest));
}

/** Drafts of tabs are made and forgotten one at a time: so many at once count as many, and no two wait for each other. */
const turnOfTabs = 'drafts of tabs';
