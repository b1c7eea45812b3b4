import { arrayBuffer } from 'node:stream/consumers';
import { and, count, eq, inArray, isNotNull, isNull, lte, type SQL, sum } from 'drizzle-orm';
import {
  type ActiveContentKind,
  type FilePurpose,
  type FileType,
  filePurposes,
  type StoredFile,
  sanitiseFileName,
} from '#contract/files.ts';
import { unusedFileLimits } from '#contract/limits.ts';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, ok, refuse, type UploadedBytes } from '../../wire/handler.ts';
import { findOrderById, idsOfOrdersOfSameClient } from '../orders/index.ts';
import { type FileOwner, isOwnedBy } from './fileOwner.ts';
import { type InspectedUpload, inspectUpload, UploadRefused } from './inspect.ts';
import { judgePdfInThread } from './pdf/inThread.ts';
import { storedFileOf } from './storedFileOf.ts';
import { files } from './tables.ts';

type Row = typeof files.$inferSelect;

interface IncomingUpload {
  readonly holder: FileOwner;
  readonly user_id: string | null;
  readonly key: string;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly bytes: UploadedBytes;
}

/**
 * Stores a file while it arrives; leaves nothing behind if that fails. An upload with a used key is compared with the
 * first file: answered with that one if equal, else refused.
 */
export async function receiveUpload(deps: Deps, arriving: IncomingUpload): Promise<Answer<StoredFile>> {
  const limits = filePurposes[arriving.purpose];
  if ((arriving.bytes.announced ?? 0) > limits.maxBytes) return refuse('file_too_large');
  try {
    const inspected = await inspectUpload(arriving.bytes.parts, limits);
    const file_id = await reserveUpload(deps, arriving, inspected.type);
    if (file_id === null) {
      await inspected.leave();
      return refuse('files_too_many');
    }
    return await storeUpload(deps, arriving, file_id, inspected);
  } catch (cause) {
    if (cause instanceof UploadRefused) return refuse(cause.error, cause.data);
    throw cause;
  }
}

async function storeUpload(
  deps: Deps,
  arriving: IncomingUpload,
  file_id: string,
  { parts, measured, type }: InspectedUpload,
): Promise<Answer<StoredFile>> {
  try {
    await deps.files.write(file_id, parts);
    const { size, sha256 } = measured();
    const active = type === 'application/pdf' ? await activePartsIn(deps, arriving, file_id) : [];
    const kept = await completeUpload(deps, arriving, { file_id, size, sha256, active });
    if (kept.file_id !== file_id) await purgeFile(deps, file_id);
    const isSame = kept.sha256 === sha256 && kept.purpose === arriving.purpose;
    return isSame ? ok(storedFileOf(kept)) : refuse('idempotency_key_reused');
  } catch (cause) {
    await purgeFile(deps, file_id);
    throw cause;
  }
}

/**
 * The active parts of a PDF.
 * @throws UploadRefused if reviewers could not open it, or too many are waiting to be read.
 */
async function activePartsIn(
  deps: Deps,
  { holder }: IncomingUpload,
  file_id: string,
): Promise<readonly ActiveContentKind[]> {
  const key = `${holder.holder_kind} ${holder.holder_id}`;
  const verdict = await deps.load.pdfs.run(key, async () => {
    const stream = await deps.files.read(file_id);
    if (stream === null) throw new Error('a file was forgotten while it came');
    return judgePdfInThread(new Uint8Array(await arrayBuffer(stream)));
  });
  if (verdict === null) throw new UploadRefused('too_many_requests', { retry_after_seconds: 10 });
  if (verdict.kind !== 'sound') throw new UploadRefused(verdict.kind === 'locked' ? 'file_locked' : 'file_damaged');
  return verdict.active;
}

/** Reserves a place among the holder's unused files before anything is stored; null if its quota is used up. */
const reserveUpload = ({ db, now, secret }: Deps, arriving: IncomingUpload, type: FileType): Promise<string | null> =>
  db.transaction(async (tx) => {
    const { holder, user_id, key, purpose, name, bytes } = arriving;
    await takeAdvisoryLock(tx, await uploadLockName(tx, holder));
    const size = bytes.announced ?? filePurposes[purpose].maxBytes;
    const isKnown = (await findCompletedUpload(tx, arriving)) !== undefined;
    if (!isKnown && !(await hasQuotaLeft(tx, holder, size))) return null;
    const file_id = secret(128);
    const plain = sanitiseFileName(name);
    const row = { ...holder, file_id, user_id, upload_key: key, purpose, name: plain, size, type, began_at: now() };
    await tx.insert(files).values(row);
    return file_id;
  });

/** Uploads by order links count per client, as it can have any number of orders. */
async function hasQuotaLeft(tx: Database, holder: FileOwner, size: number): Promise<boolean> {
  const [waiting] = await tx
    .select({ files: count(), bytes: sum(files.size) })
    .from(files)
    .where(
      and(
        holder.holder_kind === 'order' ? isUploadedByLinkOf(tx, holder.holder_id) : isOwnedBy(holder),
        isNull(files.used_at),
      ),
    );
  const [known, bytes] = [waiting?.files ?? 0, Number(waiting?.bytes ?? 0)];
  return known < unusedFileLimits.files && bytes + size <= unusedFileLimits.bytes;
}

function isUploadedByLinkOf(tx: Database, order_id: string): SQL | undefined {
  return and(eq(files.holder_kind, 'order'), inArray(files.holder_id, idsOfOrdersOfSameClient(tx, order_id)));
}

/** Completes a file, unless an earlier upload with the same key is complete: then returns that one. */
const completeUpload = (
  { db, now }: Deps,
  arriving: IncomingUpload,
  { file_id, ...measured }: Pick<Row, 'file_id' | 'size' | 'active'> & { readonly sha256: string },
): Promise<Row> =>
  db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, await uploadLockName(tx, arriving.holder));
    const known = await findCompletedUpload(tx, arriving);
    if (known !== undefined) return known;
    const kept = { ...measured, kept_at: now() };
    const [row] = await tx.update(files).set(kept).where(eq(files.file_id, file_id)).returning();
    if (row === undefined) throw new Error('a file was forgotten while it came');
    return row;
  });

async function findCompletedUpload(
  tx: Database,
  { holder, key }: Pick<IncomingUpload, 'holder' | 'key'>,
): Promise<Row | undefined> {
  const isKept = and(isOwnedBy(holder), eq(files.upload_key, key), isNotNull(files.kept_at));
  const [row] = await tx.select().from(files).where(isKept);
  return row;
}

/** The lock for counting a holder's files, so that concurrent uploads all count; one per client for uploads by link. */
async function uploadLockName(tx: Database, { holder_kind, holder_id }: FileOwner): Promise<string> {
  if (holder_kind !== 'order') return `files of ${holder_kind} ${holder_id}`;
  const order = await findOrderById(tx, holder_id);
  if (order === null) throw new Error('the order of a file is gone');
  return `files by links of ${order.client_id}`;
}

/** Deletes the bytes first: the purge finds a row without bytes, but not bytes without a row. */
export async function purgeFile({ db, files: store }: Pick<Deps, 'db' | 'files'>, file_id: string): Promise<void> {
  await store.remove(file_id);
  await db.delete(files).where(eq(files.file_id, file_id));
}

/** Deletes a file unless something uses it; waits for a concurrent call that takes it. */
export const purgeFileIfUnused = ({ db, files: store }: Pick<Deps, 'db' | 'files'>, file_id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const isUnused = and(eq(files.file_id, file_id), isNull(files.used_at));
    const [row] = await tx.select({ file_id: files.file_id }).from(files).where(isUnused).for('update');
    if (row !== undefined) await purgeFile({ db: tx, files: store }, file_id);
  });

/** Longer than any upload takes. */
const unfinishedHours = 24;

/** Removes what killed writes left in the storage, even without a row. */
export const removeUnfinishedWrites = ({ now, files: store }: Pick<Deps, 'now' | 'files'>): Promise<void> =>
  store.removeUnfinished(new Date(now().getTime() - unfinishedHours * 3_600_000));

/**
 * Deletes files that were unused for a day, and incomplete ones. Waits an hour longer than `claimFile` accepts them, so
 * that none is deleted while being taken.
 */
export async function purgeUnusedFiles(deps: Pick<Deps, 'db' | 'now' | 'files'>): Promise<void> {
  const horizon = new Date(deps.now().getTime() - (unusedFileLimits.hours + 1) * 3_600_000);
  const isUnused = and(isNull(files.used_at), lte(files.began_at, horizon));
  const unused = await deps.db.select({ file_id: files.file_id }).from(files).where(isUnused);
  for (const { file_id } of unused) await purgeFile(deps, file_id);
}
