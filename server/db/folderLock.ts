import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Holds a folder for this process: two processes on one embedded database would ruin it. The hold is a listening
 * socket, so it ends with the process however that ends.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const name = `mallflow-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24)}`;
  const isWindows = process.platform === 'win32';
  const address = isWindows ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  if (await isHeld(address)) throw new Error(`another process is using the database in ${folder}`);
  if (!isWindows) await rm(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(address, listening));
  server.unref();
  return () => new Promise((released) => server.close(() => released()));
}

const isHeld = (address: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(address, () => {
      socket.destroy();
      answer(true);
    }).once('error', () => answer(false));
  });
