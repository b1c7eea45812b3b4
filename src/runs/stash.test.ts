import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#tests/app/memoryStorage.ts';
import type { RunOwner } from './owner.ts';
import { openStash } from './stash.ts';

const user = (user_id: string): RunOwner => ({ kind: 'user', user_id });
const tab = (secret: string): RunOwner => ({ kind: 'tab', secret });

const entry = { draft_id: 'draft-1', text: 'text', known: [{ writer: 'page-1', number: 2 }], has_ended: false };

describe('stash', () => {
  it('a stash is read by the same user until it is cleared, and by no other user', () => {
    const storage = new MemoryStorage();
    const stash = openStash(() => storage, { flow: 'purchase', subject: '', owner: user('user-1') });
    const put = stash.put(entry);
    const found = [
      stash.read(),
      openStash(() => storage, { flow: 'purchase', subject: '', owner: user('user-2') }).read(),
    ];
    stash.clear();
    expect([put, ...found, stash.read()]).toEqual([true, entry, null, null]);
  });

  it('a stash written by an earlier build is read', () => {
    const storage = new MemoryStorage();
    storage.setItem('mallflow.run.purchase.user-1', JSON.stringify(entry));
    expect(openStash(() => storage, { flow: 'purchase', subject: '', owner: user('user-1') }).read()).toEqual(entry);
  });

  it('a stash of one subject is not read for another subject', () => {
    const storage = new MemoryStorage();
    const about = (subject: string) =>
      openStash(() => storage, { flow: 'cancelOrder', subject, owner: user('user-1') });
    about('order-1').put(entry);
    expect([about('order-1').read(), about('order-2').read()]).toEqual([entry, null]);
  });

  it('a stash of a tab is not read for a user, and its storage key does not contain the secret', () => {
    const storage = new MemoryStorage();
    const of = (owner: RunOwner) => openStash(() => storage, { flow: 'cancelOrder', subject: 'order-1', owner });
    const secret = 'ab'.repeat(32);
    of(tab(secret)).put(entry);
    expect([of(tab(secret)).read(), of(user('user-1')).read(), storage.key(0)]).toEqual([
      entry,
      null,
      'mallflow.tab.run.cancelOrder.order-1',
    ]);
  });

  it.each(['cut o', '7', '{"draft_id":"draft-1","text":7}'])('a stash entry that is %s is ignored', (kept) => {
    const storage = new MemoryStorage();
    storage.setItem('mallflow.run.purchase.user-1', kept);
    expect(openStash(() => storage, { flow: 'purchase', subject: '', owner: user('user-1') }).read()).toBeNull();
  });

  it('a stash in a browser that denies storage stores nothing and reads nothing', () => {
    const denied = () => {
      throw new DOMException('The document may keep nothing.', 'SecurityError');
    };
    const stash = openStash(denied, { flow: 'purchase', subject: '', owner: user('user-1') });
    stash.clear();
    expect([stash.put(entry), stash.read()]).toEqual([false, null]);
  });

  it('a stash reports a failure when the storage is full', () => {
    expect(
      openStash(() => new MemoryStorage(10), { flow: 'purchase', subject: '', owner: user('user-1') }).put(entry),
    ).toBe(false);
  });
});
