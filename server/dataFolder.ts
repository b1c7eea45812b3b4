import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No access for group and others. */
export const privateModes = { folder: 0o700, file: 0o600 } as const;
const groupAndOthersMask = 0o077;

const ownFolders: ReadonlySet<string> = new Set(['db', 'files']);

/**
 * Creates the data folder for the server's user only; call it before anything is written. Closes an existing folder
 * that is open to group or others, with all its content.
 * @returns whether it was open.
 * @throws if it is open and holds other things or belongs to another user: closing it could lock other programs out.
 */
export async function makeDataFolderPrivate(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: privateModes.folder });
  if (!(await isAccessibleToOthers(folder))) return false;
  const { uid } = await stat(folder);
  if (uid !== process.getuid?.()) throw refusal(folder, 'belongs to another user');
  const others = (await readdir(folder)).filter((name) => !ownFolders.has(name));
  if (others.length > 0) throw refusal(folder, 'holds other things');
  await makeTreePrivate(folder);
  return true;
}

const refusal = (folder: string, why: string) =>
  new Error(
    `Not started: DATA_DIR (${folder}) is open to other users of this machine and ${why}. Close it (chmod 700) or name a folder for Mallflow alone.`,
  );

/** The folder first, so that no other user can enter it meanwhile. */
export async function makeTreePrivate(folder: string): Promise<void> {
  if (!hasModes) return;
  await chmod(folder, privateModes.folder);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await lstat(path);
    if (found.isDirectory()) await makeTreePrivate(path);
    else if (found.isFile() && (found.mode & groupAndOthersMask) !== 0) await chmod(path, privateModes.file);
  }
}

async function isAccessibleToOthers(folder: string): Promise<boolean> {
  return hasModes && ((await stat(folder)).mode & groupAndOthersMask) !== 0;
}

/** Windows has no modes: access lists are inherited from the folder above. */
const hasModes = process.getuid !== undefined;
