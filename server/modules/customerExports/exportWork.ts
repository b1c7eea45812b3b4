import type { Deps } from '../../deps.ts';
import type { Lease } from './lease.ts';

/** Customers per query, and per stored part (what a takeover need not read again). */
export interface BatchSizes {
  readonly page_rows: number;
  readonly part_rows: number;
}
export const defaultBatchSizes: BatchSizes = { page_rows: 1000, part_rows: 20_000 };

/** The server is stopping; another will continue. */
export class ServerStopping extends Error {}

export interface ExportWork extends Pick<Deps, 'db' | 'now' | 'secret' | 'files'> {
  readonly lease: Lease;
  readonly isStopping: () => boolean;
  readonly portions: BatchSizes;
}

/** Extends the lease, or throws `ServerStopping` if the server is stopping. */
export async function extendLease(
  { lease, isStopping }: ExportWork,
  changes: Parameters<Lease['beat']>[0] = {},
): Promise<void> {
  if (isStopping()) throw new ServerStopping('the server is stopping');
  await lease.beat(changes);
}

/**
 * Stores bytes under a new name, which the row names in `writing` before the first byte. Removes the file if it fails;
 * after a crash, the next server does (`removeLeftover`).
 */
export async function storeBytes<Kept>(
  working: ExportWork,
  parts: AsyncIterable<Uint8Array>,
  keep: (name: string) => Promise<Kept>,
): Promise<Kept> {
  const { files, secret } = working;
  const name = secret(128);
  await extendLease(working, { writing: name });
  try {
    await files.write(name, parts);
    return await keep(name);
  } catch (cause) {
    await files.remove(name);
    throw cause;
  }
}
