import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { files } from './tables.ts';

type MadeFile = Pick<typeof files.$inferInsert, 'holder_kind' | 'holder_id' | 'user_id' | 'purpose' | 'name'>;

/** Stores a PDF that the server made or fetched; returns its id. Purged after a day unless something uses it. */
export async function storeMadePdf(
  { db, ...deps }: Pick<Deps, 'db' | 'files' | 'now' | 'secret'>,
  bytes: Uint8Array,
  about: MadeFile,
): Promise<string> {
  const file_id = deps.secret(96);
  const at = deps.now();
  const size = bytes.length;
  // Insert the row first: purges look for rows, so that bytes without a row would stay for ever.
  await db
    .insert(files)
    .values({ ...about, file_id, upload_key: file_id, size, type: 'application/pdf', began_at: at });
  await deps.files.write(file_id, inOnePart(bytes));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.update(files).set({ sha256, kept_at: at }).where(eq(files.file_id, file_id));
  return file_id;
}

async function* inOnePart(bytes: Uint8Array) {
  yield bytes;
}

/** Saves a made file from the purge; call it in the transaction of what uses it. */
export async function markFileUsed(tx: Database, file_id: string, used_at: Date): Promise<void> {
  await tx
    .update(files)
    .set({ used_at })
    .where(and(eq(files.file_id, file_id), isNull(files.used_at)));
}

/** Throws if the bytes differ from what was made. */
export async function readMadeFile(
  { db, files: store }: Pick<Deps, 'db' | 'files'>,
  file_id: string,
): Promise<{ readonly name: string; readonly sha256: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const [row] = await db.select().from(files).where(eq(files.file_id, file_id));
  const stream = await store.read(file_id);
  if (row === undefined || stream === null) throw new Error('a document that is to be signed is not there');
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== row.sha256) throw new Error('a document that is to be signed is not what was made');
  return { name: row.name, sha256, bytes };
}
