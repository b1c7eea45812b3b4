import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { printInTurn } from '../../../printing/printer.ts';
import type { ClientUser } from '../../../wire/handler.ts';
import { forgetFile, holderOf } from '../../files/index.ts';
import { files } from '../../files/tables.ts';
import type { NewSigning } from '../provider.ts';
import { reusableAfter } from '../reusable.ts';
import { signingTasks } from '../tables.ts';
import type { DocumentContent } from './content.ts';
import { documentWords } from './words/index.ts';

/**
 * Makes a document and keeps it, unless one of the same content is used already: answers the id of its file, or null where too much
 * waits to be made. What was made is used by nothing yet.
 */
export async function keepDocument(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'secret' | 'load'>,
  content: DocumentContent,
  caller: ClientUser,
): Promise<string | null> {
  const { db } = deps;
  const isLasting = or(isNull(signingTasks.ended_at), gt(signingTasks.ended_at, reusableAfter(deps.now())));
  const [made] = await db
    .select({ file_id: files.file_id })
    .from(signingTasks)
    .innerJoin(files, eq(files.file_id, signingTasks.file_id))
    .where(and(eq(signingTasks.content_hash, content.hash), eq(files.holder_id, caller.client_id), isLasting))
    .limit(1);
  if (made !== undefined) return made.file_id;
  const wanted = { paper: 'document', of: content } as const;
  const bytes = await printInTurn(deps, { wanted, client_id: caller.client_id });
  if (bytes === null) return null;
  const name = `${documentWords[content.language].titles[content.document]} ${content.order_no}.pdf`;
  return keepBytes(deps, bytes, { ...holderOf(caller), user_id: caller.user_id, purpose: content.document, name });
}

type About = Pick<typeof files.$inferInsert, 'holder_kind' | 'holder_id' | 'user_id' | 'purpose' | 'name'>;

/** Keeps a document that nobody has uploaded: answers the id of its file, which is forgotten after a day unless something uses it. */
export async function keepBytes(
  { db, ...deps }: Pick<Deps, 'db' | 'files' | 'now' | 'secret'>,
  bytes: Uint8Array,
  about: About,
): Promise<string> {
  const file_id = deps.secret(96);
  const at = deps.now();
  const size = bytes.length;
  // The row comes first: bytes without one would be found by nobody.
  await db
    .insert(files)
    .values({ ...about, file_id, upload_key: file_id, size, type: 'application/pdf', began_at: at });
  await deps.files.write(file_id, inOnePart(bytes));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.update(files).set({ sha256, kept_at: at }).where(eq(files.file_id, file_id));
  return file_id;
}

/** Has a document stay. To be called in the transaction of what uses it. */
export async function takeDocument(tx: Database, file_id: string, used_at: Date): Promise<void> {
  await tx
    .update(files)
    .set({ used_at })
    .where(and(eq(files.file_id, file_id), isNull(files.used_at)));
}

/** Forgets a document at once where nothing uses it. */
export async function forgetUnused(deps: Pick<Deps, 'db' | 'files'>, file_id: string): Promise<void> {
  const isUnused = and(eq(files.file_id, file_id), isNull(files.used_at));
  const unused = await deps.db.select({ file_id: files.file_id }).from(files).where(isUnused);
  if (unused.length > 0) await forgetFile(deps, file_id);
}

async function* inOnePart(bytes: Uint8Array) {
  yield bytes;
}

/** The bytes of a document, as they were made: anything else in their place is a defect. */
export async function readBytes(
  { db, files: store }: Pick<Deps, 'db' | 'files'>,
  file_id: string,
): Promise<NewSigning['file']> {
  const [row] = await db.select().from(files).where(eq(files.file_id, file_id));
  const stream = await store.read(file_id);
  if (row === undefined || stream === null) throw new Error('a document that is to be signed is not there');
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== row.sha256) throw new Error('a document that is to be signed is not what was made');
  return { name: row.name, sha256, bytes };
}
