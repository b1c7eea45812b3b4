import { describe, expect, it } from 'vitest';
import { stashIn } from './stash.ts';

/** The storage of a tab, in memory, with room for some characters. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  readonly #room: number;
  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (name: string) => this.#items.get(name) ?? null;
  setItem(name: string, text: string) {
    if (text.length > this.#room) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(name, text);
  }
  removeItem = (name: string) => void this.#items.delete(name);
  clear = () => this.#items.clear();
}

const entry = { draft_id: 'draft-1', text: 'text', known: [{ writer: 'page-1', number: 2 }], has_ended: false };

describe('what a tab puts away', () => {
  it('is found again by the same person, until it is cleared', () => {
    const storage = new MemoryStorage();
    const stash = stashIn(storage, { flow: 'purchase', subject: '', user_id: 'user-1' });
    const put = stash.put(entry);
    const found = [stash.read(), stashIn(storage, { flow: 'purchase', subject: '', user_id: 'user-2' }).read()];
    stash.clear();
    expect([put, ...found, stash.read()]).toEqual([true, entry, null, null]);
  });

  it('is found where earlier builds have put it', () => {
    const storage = new MemoryStorage();
    storage.setItem('mallflow.run.purchase.user-1', JSON.stringify(entry));
    expect(stashIn(storage, { flow: 'purchase', subject: '', user_id: 'user-1' }).read()).toEqual(entry);
  });

  it('of one subject is not that of another', () => {
    const storage = new MemoryStorage();
    const about = (subject: string) => stashIn(storage, { flow: 'cancelOrder', subject, user_id: 'user-1' });
    about('order-1').put(entry);
    expect([about('order-1').read(), about('order-2').read()]).toEqual([entry, null]);
  });

  it.each(['cut o', '7', '{"draft_id":"draft-1","text":7}'])('is passed over where it is %s', (kept) => {
    const storage = new MemoryStorage();
    storage.setItem('mallflow.run.purchase.user-1', kept);
    expect(stashIn(storage, { flow: 'purchase', subject: '', user_id: 'user-1' }).read()).toBeNull();
  });

  it('is said not to be there where the tab has no room for it', () => {
    expect(stashIn(new MemoryStorage(10), { flow: 'purchase', subject: '', user_id: 'user-1' }).put(entry)).toBe(false);
  });
});
