import { expect, test } from 'vitest';
import { MemoryStorage } from '#tests/app/memoryStorage.ts';
import { createTab } from './tab.ts';

function createCountingRandom() {
  const made: number[] = [];
  const randomBytes = (count: number) => {
    made.push(count);
    return new Uint8Array(count).fill(made.length);
  };
  return { made, randomBytes };
}

test('a tab secret has 256 bits, is created on first use and is found again after a reload', () => {
  const storage = new MemoryStorage();
  const { made, randomBytes } = createCountingRandom();
  const tab = createTab(() => storage, randomBytes);
  expect([made, storage.length]).toEqual([[], 0]);
  const secret = tab.secret();
  expect([secret, tab.secret(), createTab(() => storage, randomBytes).secret()]).toEqual([
    '01'.repeat(32),
    secret,
    secret,
  ]);
  expect(made).toEqual([32]);
});

test('two tabs have different secrets', () => {
  const { randomBytes } = createCountingRandom();
  const [one, other] = [new MemoryStorage(), new MemoryStorage()].map((storage) =>
    createTab(() => storage, randomBytes),
  );
  expect(one?.secret()).not.toBe(other?.secret());
});

test.each(['', 'chosen by somebody', 'AB'.repeat(32), '01'.repeat(31), `${'01'.repeat(32)} `])(
  'an invalid stored tab secret is replaced by a new one: %j',
  (found) => {
    const storage = new MemoryStorage();
    storage.setItem('mallflow.tab.secret', found);
    expect(createTab(() => storage, createCountingRandom().randomBytes).secret()).toBe('01'.repeat(32));
  },
);

test('forgetting a tab removes its secret and its runs from the storage, and nothing else', () => {
  const storage = new MemoryStorage();
  const tab = createTab(() => storage, createCountingRandom().randomBytes);
  const before = tab.secret();
  for (const name of ['mallflow.tab.run.purchase', 'mallflow.run.purchase.user-1', 'other']) storage.setItem(name, 'x');
  tab.forget();
  const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect([left, tab.secret() === before]).toEqual([['mallflow.run.purchase.user-1', 'other'], false]);
});

test.each([
  ['has no room', () => new MemoryStorage(10)],
  [
    'may not be used',
    (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('the tab secret is kept in memory when the storage %s', (_why, storage) => {
  const tab = createTab(storage, createCountingRandom().randomBytes);
  const secret = tab.secret();
  expect(tab.secret()).toBe(secret);
  tab.forget();
  expect(tab.secret()).not.toBe(secret);
});
