import { describe, expect, it } from 'vitest';
import { stashIn } from './stash.ts';

/** The storage of a tab, in memory. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (name: string) => this.#items.get(name) ?? null;
  setItem = (name: string, text: string) => void this.#items.set(name, text);
  removeItem = (name: string) => void this.#items.delete(name);
  clear = () => this.#items.clear();
}

const putAt = '2026-11-21T10:00:00.000Z';
const before = '2026-11-21T09:59:59+00:00';

describe('what a tab puts away', () => {
  it('is found again where the server has nothing newer, until it is cleared', () => {
    const stash = stashIn(new MemoryStorage(), () => new Date(putAt));
    stash.put('draft-1', 'text');
    const found = [before, putAt].map((moment) => stash.newerThan('draft-1', moment));
    stash.clear('draft-1');
    expect([...found, stash.newerThan('draft-1', before), stash.newerThan('draft-2', before)]).toEqual([
      'text',
      null,
      null,
      null,
    ]);
  });

  it.each(['cut o', '7', '{"at":"2026-11-21T10:00:00Z"}'])('is passed over where it is %s', (kept) => {
    const storage = new MemoryStorage();
    storage.setItem('mallflow.run.draft-1', kept);
    expect(stashIn(storage, () => new Date(putAt)).newerThan('draft-1', before)).toBeNull();
  });
});
