import type { Deps } from '../../deps.ts';
import type { Lease } from './lease.ts';

/** How many customers are read at a time, and how many are stored before they need not be read again. */
export interface Portions {
  readonly page_rows: number;
  readonly part_rows: number;
}
export const usualPortions: Portions = { page_rows: 1000, part_rows: 20_000 };

/** The server stops, and leaves the work to another. */
export class Stopping extends Error {}

/** The work on one export, with what it takes. */
export interface Working extends Pick<Deps, 'db' | 'now' | 'secret' | 'files'> {
  readonly lease: Lease;
  readonly isStopping: () => boolean;
  readonly portions: Portions;
}

/** Says that the work goes on, unless the server is stopping. */
export async function goOn({ lease, isStopping }: Working, changes: Parameters<Lease['beat']>[0] = {}): Promise<void> {
  if (isStopping()) throw new Stopping('the server is stopping');
  await lease.beat(changes);
}

/**
 * Stores bytes under a name of its own, which stands in the export's row before the first of them. What is not the export's in the
 * end is taken away: by whoever has written it, or by who takes up the export after them.
 */
export async function store<Kept>(
  working: Working,
  parts: AsyncIterable<Uint8Array>,
  keep: (name: string) => Promise<Kept>,
): Promise<Kept> {
  const { files, secret } = working;
  const name = secret(128);
  await goOn(working, { writing: name });
  try {
    await files.write(name, parts);
    return await keep(name);
  } catch (cause) {
    await files.remove(name);
    throw cause;
  }
}
