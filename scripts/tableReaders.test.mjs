import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './setup.mjs';
import { tableReaders } from './tableReaders.mjs';

const server = resolve(root, 'server');

function ownersReadBy(file) {
  const path = resolve(server, file);
  const imported = [...readFileSync(path, 'utf8').matchAll(/ from '([^']*\/tables\.ts)';/g)];
  return imported.map(([, from]) => relative(server, resolve(dirname(path), from)).split('/')[1]);
}

it('every listed reader of tables of another module still reads them', () => {
  const listed = Object.entries(tableReaders).flatMap(([owner, readers]) =>
    Object.keys(readers).map((file) => ({ owner, file })),
  );
  expect(listed.filter(({ owner, file }) => !ownersReadBy(file).includes(owner))).toEqual([]);
});
