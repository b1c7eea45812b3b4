import { desc, eq, or } from 'drizzle-orm';
import type { DeskVerification } from '#contract/calls/deskVerifications.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { fileSummaries } from '../files/index.ts';
import { userProfiles } from '../identity/index.ts';
import { verificationLooks, verifications } from './tables.ts';

const papers = fileSummaries('papers');
const looking = userProfiles('looking');

/** The desk shows only the last ones; all are stored. */
const shownLooks = 50;

interface Look {
  readonly verification_id: string;
  /** Null for an access to the legal person. */
  readonly file_id: string | null;
  readonly user_id: string;
}

export async function writeLook({ db, now }: Pick<Deps, 'db' | 'now'>, look: Look): Promise<void> {
  await db.insert(verificationLooks).values({ ...look, at: now() });
}

/** Recorded under the last verification with the document. False if there is none: the caller must deny the access. */
export async function writeLookAtFile(
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
  await writeLook(deps, { ...last, file_id, user_id });
  return true;
}

/** Newest first. */
export async function readLooks(db: Database, verification_id: string): Promise<DeskVerification['looks']> {
  const rows = await db
    .select({ look_id: verificationLooks.look_id, by: looking.real_name, at: verificationLooks.at, file: papers.name })
    .from(verificationLooks)
    .innerJoin(looking, eq(looking.user_id, verificationLooks.user_id))
    .leftJoin(papers, eq(papers.file_id, verificationLooks.file_id))
    .where(eq(verificationLooks.verification_id, verification_id))
    .orderBy(desc(verificationLooks.look_id))
    .limit(shownLooks);
  return rows.map(({ at, ...look }) => ({ ...look, at: at.toISOString() }));
}
