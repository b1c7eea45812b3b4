/// <reference path="../../testing/s3rver.d.ts" />
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileStore } from './fileStore.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';

const megabyte = 1024 * 1024;

const namesBelow = async (folder: string): Promise<readonly string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map(({ name }) => name);
};

interface Storage {
  readonly store: FileStore;
  /** Including unfinished writes. */
  readonly names: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

async function openFolder(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-files-'));
  const close = () => rm(folder, { recursive: true });
  return { store: folderStore(folder), names: () => namesBelow(folder), close };
}

async function openBucket(): Promise<Storage> {
  const directory = await mkdtemp(join(tmpdir(), 'mallflow-s3-'));
  const buckets = { configureBuckets: [{ name: 'mall' }] };
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, ...buckets });
  const { port } = await server.run();
  const keys = { key_id: 'S3RVER', key_secret: 'S3RVER' };
  const store = s3Store({ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'mall', ...keys });
  return {
    store,
    names: async () => {
      const names = await namesBelow(directory);
      return names.flatMap((name) => name.match(/^(.+)\._S3rver_object$/)?.[1] ?? []);
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function* partsOf(...parts: readonly (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
}

/** Bytes without two equal neighbours. */
const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7 + (index >> 8)) % 256);

const readAll = async (store: FileStore, name: string) => {
  const stream = await store.read(name);
  return stream === null ? null : Buffer.from(await new Response(stream).arrayBuffer());
};

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('a file store in %s', (_, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.close());

  it.each([
    ['small', 10],
    ['larger than one part of a large upload', 6 * megabyte],
  ])('a file store returns the bytes that were written: a %s file', async (size, length) => {
    const name = `${size.replaceAll(' ', '-')}-file`;
    const all = bytes(length);
    const half = length / 2;
    await storage.store.write(name, partsOf(all.subarray(0, half), all.subarray(half)));
    expect((await readAll(storage.store, name))?.equals(all)).toBe(true);
  });

  it.each([
    ['small', 10],
    ['large', 6 * megabyte],
  ])(
    'writing a %s file whose parts end with an error stores nothing and rejects with that error',
    async (size, length) => {
      const before = await storage.names();
      const cut = new Error('cut');
      await expect(storage.store.write(`${size}-cut`, partsOf(bytes(length), cut))).rejects.toBe(cut);
      expect(await readAll(storage.store, `${size}-cut`)).toBeNull();
      expect(await storage.names()).toEqual(before);
    },
  );

  it('a file cannot be read from its store before its last part is written', async () => {
    const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
    async function* slow() {
      yield bytes(10);
      await isSeen;
      yield bytes(10);
    }
    const written = storage.store.write('slow', slow());
    expect(await readAll(storage.store, 'slow')).toBeNull();
    seen();
    await written;
    expect(await readAll(storage.store, 'slow')).toHaveLength(20);
  });

  it('removing a file deletes it from its store, and removing a missing file succeeds', async () => {
    await storage.store.write('gone', partsOf(bytes(10)));
    await storage.store.remove('gone');
    await storage.store.remove('gone');
    expect(await readAll(storage.store, 'gone')).toBeNull();
    expect(await storage.names()).not.toContain('gone');
  });
});

it('a write to a bucket that fails aborts its multipart upload', async () => {
  const { store, close } = await openBucket();
  const send = vi.spyOn(S3Client.prototype, 'send');
  await expect(store.write('large', partsOf(bytes(6 * megabyte), new Error('cut')))).rejects.toThrow('cut');
  const asked = send.mock.calls.map(([command]) => command.constructor.name);
  send.mockRestore();
  expect(asked).toEqual(['CreateMultipartUploadCommand', 'UploadPartCommand', 'AbortMultipartUploadCommand']);
  await close();
});

it('a folder store gives group and others no permissions on its files and folders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-files-'));
  await folderStore(folder).write('ab-file', partsOf(bytes(1)));
  const modes = await Promise.all(['ab', 'ab/ab-file'].map(async (path) => (await stat(join(folder, path))).mode));
  expect(modes.map((mode) => mode & 0o077)).toEqual([0, 0]);
  await rm(folder, { recursive: true });
});

it('a folder store refuses a file that would take the disk space reserved for the database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-files-'));
  const full = folderStore(folder, () => 70 * megabyte);
  await expect(full.write('more', partsOf(bytes(1)))).rejects.toThrow('The disk of the embedded database is full');
  expect(await namesBelow(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

it('a folder store removes unfinished writes from before a given time, and nothing else [FIL-01]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-killed-'));
  const store = folderStore(folder);
  const before = new Date('2026-03-02T08:00:00Z');
  await store.removeUnfinished(before);
  await store.write('abcd', partsOf(Buffer.from('whole')));
  const [old, young, whole] = ['ab/killed.part', 'ab/under-way.part', 'ab/abcd'].map((name) => join(folder, name));
  for (const [path, at] of [
    [old, new Date(before.getTime() - 1000)],
    [young, new Date(before.getTime() + 1000)],
    [whole, new Date(0)],
  ] as const) {
    await writeFile(path ?? '', 'bytes');
    await utimes(path ?? '', at, at);
  }
  await store.removeUnfinished(before);
  expect((await namesBelow(folder)).toSorted()).toEqual(['abcd', 'under-way.part']);
  await rm(folder, { recursive: true });
});
