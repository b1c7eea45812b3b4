import { lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { captchas, messageCodes } from './tables.ts';

const dayMs = 86_400_000;

/** Deletes what no cap counts any more; images are deleted with their captchas. */
export async function purgeOldCodes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const dayAgo = new Date(now().getTime() - dayMs);
  await db.delete(captchas).where(lte(captchas.expires_at, dayAgo));
  await db.delete(messageCodes).where(lte(messageCodes.sent_at, dayAgo));
}
