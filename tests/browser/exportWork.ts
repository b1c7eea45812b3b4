import { randomBytes } from 'node:crypto';
import type { BatchSizes } from '#server/modules/customerExports/exportWork.ts';
import { workOnExports } from '#server/modules/customerExports/run.ts';
import type { World } from './world.ts';

export function runExportWorker(
  { db, files, now }: Pick<World, 'db' | 'files' | 'now'>,
  isStopping: () => boolean,
  portions: BatchSizes,
): Promise<void> {
  const secret = (bits: number) => randomBytes(Math.ceil(bits / 8)).toString('base64url');
  return workOnExports({ db, files, now, secret, log: () => undefined }, isStopping, portions);
}
