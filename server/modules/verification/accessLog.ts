import { desc, eq, or } from 'drizzle-orm';
import type { DeskVerification } from '#contract/calls/deskVerifications.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { fileSummaries } from '../files/index.ts';
import { userProfiles } from '../identity/index.ts';
import { verificationAccesses, verifications } from './tables.ts';

const papers = fileSummaries('papers');
const viewers = userProfiles('looking');

/** The desk shows only the last ones; all are stored. */
const maxShownAccesses = 50;

interface LoggedAccess {
  readonly verification_id: string;
  /** Null for an access to the legal person. */
  readonly file_id: string | null;
  readonly user_id: string;
}

export async function logAccess({ db, now }: Pick<Deps, 'db' | 'now'>, look: LoggedAccess): Promise<void> {
  await db.insert(verificationAccesses).values({ ...look, at: now() });
}

/** Recorded under the last verification with the document. False if there is none: the caller must deny the access. */
export async function logFileAccess(
  deps: Pick<Deps, 'db' | 'now'>,
  { file_id, user_id }: { readonly file_id: string; readonly user_id: string },
): Promise<boolean> {
  const [last] = await deps.db
    .select({ verification_id: verifications.verification_id })
    .from(verifications)
    .where(or(eq(verifications.business_license, file_id), eq(verifications.power_of_attorney, file_id)))
    .orderBy(desc(verifications.number))
    .limit(1);
  if (last === undefined) return false;
  await logAccess(deps, { ...last, file_id, user_id });
  return true;
}

/** Newest first. */
export async function readAccessLog(db: Database, verification_id: string): Promise<DeskVerification['looks']> {
  const rows = await db
    .select({
      look_id: verificationAccesses.look_id,
      by: viewers.real_name,
      at: verificationAccesses.at,
      file: papers.name,
    })
    .from(verificationAccesses)
    .innerJoin(viewers, eq(viewers.user_id, verificationAccesses.user_id))
    .leftJoin(papers, eq(papers.file_id, verificationAccesses.file_id))
    .where(eq(verificationAccesses.verification_id, verification_id))
    .orderBy(desc(verificationAccesses.look_id))
    .limit(maxShownAccesses);
  return rows.map(({ at, ...look }) => ({ ...look, at: at.toISOString() }));
}
