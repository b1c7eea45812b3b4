import { and, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL } from 'drizzle-orm';
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
 * Makes room beside a new draft of a tab; those of users are as many as there are subjects. Nobody is refused for a crowd:
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

/** Drafts of tabs are made and forgotten one at a time: so many at once count as many, and no two wait for each other. */
const turnOfTabs = 'drafts of tabs';
