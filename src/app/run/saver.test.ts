import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CodeName, codes } from '#contract/codes.ts';
import { createApi } from '../../api/api.ts';
import { Saver, type Saving } from './saver.ts';
import type { Stash } from './stash.ts';

const draft = {
  draft_id: 'draft-1',
  key: 'key-of-the-draft',
  revision: 3,
  snapshot: null,
  updated_at: '2026-11-21T10:00:00+00:00',
};

class MemoryStash implements Stash {
  readonly kept = new Map<string, string>();
  put(draftId: string, text: string) {
    this.kept.set(draftId, text);
  }
  newerThan(draftId: string) {
    return this.kept.get(draftId) ?? null;
  }
  clear(draftId: string) {
    this.kept.delete(draftId);
  }
}

function savingTo(answers: (CodeName | 'offline')[]) {
  const sent: unknown[] = [];
  const told: Saving[] = [];
  const stash = new MemoryStash();
  const fetch = async (request: RequestInfo | URL) => {
    const answer = answers.shift() ?? 'ok';
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const asked = new Request(request);
    sent.push(await asked.json());
    const data = asked.url.endsWith('draft-open')
      ? { ...draft, revision: 9 }
      : { revision: draft.revision + sent.length };
    return Response.json({ code: codes[answer].code, data: answer === 'ok' ? data : {}, msg: '' });
  };
  const api = createApi({
    baseUrls: { oss: 'http://server/oss', crm: 'http://server/crm' },
    language: 'en',
    onSignedOut: () => {},
    fetch,
  });
  const saver = new Saver(api, stash, 'purchase', draft, (saving) => told.push(saving));
  return { saver, sent, told, stash };
}

const snapshotOf = (revision: number, snapshot: string) => ({ draft_id: 'draft-1', revision, snapshot });

describe('saving a run', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends the newest of several changes, once', async () => {
    const { saver, sent, told } = savingTo([]);
    for (const text of ['a', 'b', 'c']) saver.change(text);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([snapshotOf(3, 'c')]);
    expect(told).toEqual(['unsaved', 'saving', 'saved']);
  });

  it('builds the next save on the revision of the last', async () => {
    const { saver, sent } = savingTo([]);
    saver.change('a');
    await vi.runAllTimersAsync();
    saver.change('b');
    await vi.runAllTimersAsync();
    expect(sent).toEqual([snapshotOf(3, 'a'), snapshotOf(4, 'b')]);
  });

  it('tries again after a fault until the server has it', async () => {
    const { saver, sent, told } = savingTo(['offline', 'offline']);
    saver.change('a');
    await vi.runAllTimersAsync();
    expect([sent, told.at(-1)]).toEqual([[snapshotOf(3, 'a')], 'saved']);
  });

  it('stops where the draft was saved elsewhere, and goes on when this one is to be kept', async () => {
    const { saver, sent, told, stash } = savingTo(['draft_conflict']);
    saver.change('a');
    await vi.runAllTimersAsync();
    expect(told.at(-1)).toBe('elsewhere');
    saver.change('b');
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    saver.leave();
    expect([...stash.kept]).toEqual([]);
    await saver.keepThis();
    expect([sent.slice(1), told.at(-1)]).toEqual([[{ flow: 'purchase' }, snapshotOf(9, 'b')], 'saved']);
  });

  it('puts what is not saved into the stash when the page is left, and takes it out when it is saved', async () => {
    const { saver, stash } = savingTo([]);
    saver.change('a');
    saver.leave();
    expect([...stash.kept]).toEqual([['draft-1', 'a']]);
    saver.change('b');
    await vi.runAllTimersAsync();
    expect([...stash.kept]).toEqual([]);
  });
});
