import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { tabHeader } from '#contract/envelope.ts';
import type { Settings } from '../../settings/settings.ts';
import { claimOf } from '../../testing/orderTokens.ts';
import { flowAccessesWithTabs } from '../../testing/tabFlows.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { orders } from '../orders/tables.ts';
import { purgeOldTabDrafts } from './draftOwners.ts';
import { flowDrafts } from './tables.ts';

let test: TestApp;
const begin = async (settings: Partial<Settings> = {}) => {
  test = await createTestApp({ flows: flowAccessesWithTabs, settings });
};
afterEach(() => test.close());

const flow = 'purchase';
const open = (who: TestClient) => who.ok(calls.flowDraftOpen, { flow });
const save = (who: TestClient, draft_id: string, number = 1, snapshot = '{}') => {
  const mark = { writer: 'page-1', number };
  return who.call(calls.flowDraftSave, { draft_id, mark, after: [mark], snapshot });
};
const discard = (who: TestClient, draft_id: string) => who.call(calls.flowDraftDiscard, { draft_id });

/** Those of `ids` that still exist, in their order. */
async function stillStored(ids: readonly string[]): Promise<readonly string[]> {
  const rows = await test.deps.db.select({ draft_id: flowDrafts.draft_id }).from(flowDrafts);
  return ids.filter((id) => rows.some(({ draft_id }) => draft_id === id));
}

describe('a draft without a session', () => {
  beforeEach(() => begin());

  it('a tab without a session finds its draft again with the same key until it discards it [RUN-14]', async () => {
    const tab = test.tab();
    const draft = await open(tab);
    await save(tab, draft.draft_id, 1, '{"typed":"字"}');
    expect(await open(tab)).toEqual({
      ...draft,
      saved: { writer: 'page-1', number: 1 },
      snapshot: '{"typed":"字"}',
    });
    expect((await discard(tab, draft.draft_id)).code).toBe('ok');
    expect((await save(tab, draft.draft_id, 2)).code).toBe('draft_closed');
    const next = await open(tab);
    expect([next.snapshot, next.draft_id === draft.draft_id, next.key === draft.key]).toEqual([null, false, false]);
  });

  it('five concurrent requests of one tab open one draft', async () => {
    const tab = test.tab();
    const drafts = await Promise.all(Array.from({ length: 5 }, () => open(tab)));
    expect(new Set(drafts.map(({ draft_id }) => draft_id)).size).toBe(1);
  });

  it('a tab’s draft is not found with the secret of another tab, and remains unchanged [RUN-15]', async () => {
    const tab = test.tab();
    const stranger = test.tab();
    const { draft_id } = await open(tab);
    await save(tab, draft_id, 1, '{"mine":1}');
    for (const attempt of [save, discard]) {
      const answer = await attempt(stranger, draft_id);
      expect(answer).toEqual(await attempt(stranger, 'never-made'));
      expect([answer.status, answer.code]).toEqual([404, 'not_found']);
    }
    expect((await open(stranger)).draft_id).not.toBe(draft_id);
    expect((await open(tab)).snapshot).toBe('{"mine":1}');
  });

  it('a tab’s draft is saved under a hash, and neither its row nor the log has the tab secret or the network', async () => {
    const tab = test.tab('203.0.113.9');
    const { draft_id } = await open(tab);
    await save(tab, draft_id);
    const rows = await test.deps.db.select().from(flowDrafts);
    expect(rows).toMatchObject([{ user_id: null, client_id: null, tab_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const written = JSON.stringify([rows, test.logged]);
    for (const secret of [tab.tab ?? '', '203.0.113.9']) expect(written).not.toContain(secret);
    expect(JSON.stringify(test.logged)).not.toContain(rows[0]?.tab_hash);
  });
});

describe('drafts of a user and of a tab', () => {
  beforeEach(() => begin());

  it('a user and a tab cannot save or discard each other’s drafts [RUN-15]', async () => {
    const user = await test.signedIn('owner@cn.example');
    const tab = test.tab();
    const [users, tabs] = [await open(user), await open(tab)];
    const answers = [
      await save(user, tabs.draft_id),
      await discard(user, tabs.draft_id),
      await save(tab, users.draft_id),
      await discard(tab, users.draft_id),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
    expect([await open(user), await open(tab)]).toEqual([users, tabs]);
  });

  it('a user and a tab in one browser have separate drafts, chosen by whether the page names its tab', async () => {
    const browser = test.tab();
    const { tab } = browser;
    const before = await open(browser);
    await browser.ok(calls.sessionSignIn, { email: 'owner@cn.example', password: 'mallflow-demo' });
    expect(await open(browser)).toEqual(before);
    expect((await save(browser, before.draft_id)).code).toBe('ok');
    browser.tab = null;
    const users = await open(browser);
    expect(users).toMatchObject({ saved: null, snapshot: null });
    expect((await save(browser, before.draft_id, 2)).code).toBe('not_found');
    browser.tab = tab;
    expect((await save(browser, users.draft_id)).code).toBe('not_found');
    await browser.ok(calls.sessionSignOut, {});
    expect((await open(browser)).draft_id).toBe(before.draft_id);
  });

  it('a user cannot price an order with the draft of a tab (not_found)', async () => {
    const user = await test.signedIn('owner@cn.example');
    const { draft_id } = await open(test.tab());
    const asked = { client_id: 'client-cn', draft_id, order_type: 'new', plan_id: 'growth', years: '1' } as const;
    expect((await user.call(calls.orderPrice, asked)).code).toBe('not_found');
  });
});

describe('flows without a session', () => {
  it('opening a draft without a session is refused for flows that require one (not_signed_in)', async () => {
    test = await createTestApp();
    const tab = test.tab();
    const about = [{ flow: 'purchase' }, { flow: 'cancelOrder', subject: 'cn-order-first' }] as const;
    for (const each of about) expect((await tab.call(calls.flowDraftOpen, each)).code).toBe('not_signed_in');
    expect(await test.deps.db.select().from(flowDrafts)).toEqual([]);
  });

  it('a tab can open a draft about an order only with the token of that order', async () => {
    await begin();
    const tab = test.tab();
    const tokens = (await test.deps.db.select().from(orders)).map(claimOf);
    const tokenOf = (id: string) => tokens.find(({ order_id }) => order_id === id)?.token;
    const about = (subject: string, token?: string) =>
      tab.call(calls.flowDraftOpen, { flow: 'cancelOrder', subject, ...(token && { token }) });
    const [mine, other] = [tokenOf('cn-order-first'), tokenOf('cn-order-edm')];
    const unknown = await about('no-such-order', mine);
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
    for (const refused of [about('cn-order-first'), about('cn-order-first', other), about('', mine)]) {
      expect(await refused).toEqual(unknown);
    }
    expect((await about('cn-order-first', mine)).code).toBe('ok');
    const owner = Object.assign(await test.signedIn('owner@cn.example'), { tab: test.tab().tab });
    const unproved = await owner.call(calls.flowDraftOpen, { flow: 'cancelOrder', subject: 'cn-order-first' });
    expect(unproved).toEqual(unknown);
  });
});

describe('tab secrets', () => {
  beforeEach(() => begin());
  const secret = 'ab'.repeat(32);

  it('a malformed tab secret is refused with and without a session, and is not repeated in the answer', async () => {
    const malformed = {
      'too short': secret.slice(2),
      'too long': `${secret}00`,
      'of other letters': `${secret.slice(2)}zz`,
      'in capitals': secret.toUpperCase(),
      empty: '',
      'two of them': `${secret}, ${secret}`,
      'what a session holds': 'A'.repeat(43),
    };
    const user = await test.signedIn('owner@cn.example');
    for (const [what, given] of Object.entries(malformed)) {
      for (const who of [test.visitor(), user]) {
        who.tab = given;
        expect([what, await who.call(calls.flowDraftOpen, { flow })]).toEqual([
          what,
          {
            status: 400,
            code: 'invalid_request',
            data: { fields: [{ path: tabHeader, problem: 'is no secret of a tab' }] },
            msg: expect.any(String),
          },
        ]);
      }
    }
    expect(await test.deps.db.select().from(flowDrafts)).toEqual([]);
  });

  it('draft calls without a session and without a tab secret are refused (not_signed_in)', async () => {
    const answers = [
      await test.visitor().call(calls.flowDraftOpen, { flow }),
      await save(test.visitor(), 'draft-1'),
      await discard(test.visitor(), 'draft-1'),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['not_signed_in', 'not_signed_in', 'not_signed_in']);
  });

  it('a tab secret gives no access to other calls, which ignore even a malformed one', async () => {
    const tab = test.tab();
    const malformed = Object.assign(test.visitor(), { tab: 'x' });
    const user = Object.assign(await test.signedIn('owner@cn.example'), { tab: 'x' });
    expect([
      (await tab.call(calls.userRead, {})).code,
      (await tab.call(calls.orderList, {})).code,
      (await malformed.call(calls.settingsRead, {})).code,
      (await user.call(calls.userRead, {})).code,
    ]).toEqual(['not_signed_in', 'not_signed_in', 'ok', 'ok']);
  });

  it('a tab secret cannot be used by a page of another site (cross_site)', async () => {
    const tab = test.tab();
    const from = async (headers: Record<string, string>) => {
      const init = { method: 'POST', body: JSON.stringify({ flow }) };
      const all = { 'content-type': 'application/json', ...headers };
      return (await tab.answered(await tab.fetch('/oss/mall/flow/draft-open', { ...init, headers: all }))).code;
    };
    expect([
      await from({ 'x-mallflow': '' }),
      await from({ 'sec-fetch-site': 'cross-site' }),
      await from({ origin: 'https://evil.example' }),
      await from({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }),
    ]).toEqual(['cross_site', 'cross_site', 'cross_site', 'ok']);
  });
});

describe('limits of tab drafts', () => {
  /** Opens a draft in a new tab, a minute after the previous one. */
  async function openLater(network: string): Promise<string> {
    test.pass({ minutes: 1 });
    return (await open(test.tab(network))).draft_id;
  }

  it('the drafts of one tab are limited, and the one idle longest is removed [RUN-16]', async () => {
    await begin({ tab_drafts: { each: 2, network: 100, all: 100 } });
    const tab = test.tab();
    const claims = (await test.deps.db.select().from(orders).limit(3)).map(claimOf);
    const tokens = claims.map(({ order_id: subject, token }) => ({ subject, token }));
    const ids: string[] = [];
    for (const about of tokens) {
      test.pass({ minutes: 1 });
      if (ids.length === 2) await save(tab, ids[0] ?? '');
      ids.push((await tab.ok(calls.flowDraftOpen, { flow: 'cancelOrder', ...about })).draft_id);
    }
    expect(await stillStored(ids)).toEqual([ids[0], ids[2]]);
  });

  it('the tab drafts of a network are limited, and displace its own drafts before those of other networks [RUN-16]', async () => {
    await begin({ tab_drafts: { each: 2, network: 3, all: 4 } });
    const user = (await open(await test.signedIn('owner@cn.example'))).draft_id;
    const neighbour = await openLater('198.51.100.1');
    const crowd: string[] = [];
    for (let times = 0; times < 6; times += 1) crowd.push(await openLater('203.0.113.7'));
    expect(await stillStored([user, neighbour, ...crowd])).toEqual([user, neighbour, ...crowd.slice(3)]);
  });

  it('tab drafts are limited in total, and the drafts of users do not count [RUN-16]', async () => {
    await begin({ tab_drafts: { each: 2, network: 3, all: 4 } });
    const user = (await open(await test.signedIn('owner@cn.example'))).draft_id;
    const ids: string[] = [];
    for (let at = 1; at <= 6; at += 1) ids.push(await openLater(`203.0.113.${at}`));
    expect(await stillStored([user, ...ids])).toEqual([user, ...ids.slice(2)]);
  });

  it('tab drafts that are opened concurrently do not exceed the limit of their network', async () => {
    await begin({ tab_drafts: { each: 2, network: 3, all: 100 } });
    const drafts = await Promise.all(Array.from({ length: 8 }, () => open(test.tab())));
    expect(await stillStored(drafts.map(({ draft_id }) => draft_id))).toHaveLength(3);
  });

  it('a tab draft is purged a day after its last save, and not before; the draft of a user is not [RUN-16]', async () => {
    await begin();
    const tab = test.tab();
    const user = await test.signedIn('owner@cn.example');
    const [mine, { draft_id }] = [await open(user), await open(tab)];
    test.pass({ hours: 23 });
    expect((await save(tab, draft_id)).code).toBe('ok');
    test.pass({ hours: 23, minutes: 59 });
    await purgeOldTabDrafts(test.deps);
    expect((await save(tab, draft_id, 2, '{"late":1}')).code).toBe('ok');
    test.pass({ hours: 24 });
    expect((await save(tab, draft_id, 3)).code).toBe('not_found');
    const next = await open(tab);
    expect([next.snapshot, next.draft_id === draft_id]).toEqual([null, false]);
    expect(await stillStored([draft_id, next.draft_id])).toEqual([next.draft_id]);
    test.pass({ days: 40 });
    await purgeOldTabDrafts(test.deps);
    expect(await stillStored([mine.draft_id, next.draft_id])).toEqual([mine.draft_id]);
  });

  it('a discarded tab draft is purged after a day', async () => {
    await begin();
    const tab = test.tab();
    const { draft_id } = await open(tab);
    await discard(tab, draft_id);
    await purgeOldTabDrafts(test.deps);
    expect(await stillStored([draft_id])).toEqual([draft_id]);
    test.pass({ days: 1 });
    await purgeOldTabDrafts(test.deps);
    expect(await stillStored([draft_id])).toEqual([]);
  });

  it('a tab can save 60 times without a pause, independently of other tabs', async () => {
    await begin();
    const [tab, other] = [test.tab(), test.tab()];
    const [{ draft_id }, theirs] = [await open(tab), await open(other)];
    const codes: (string | undefined)[] = [];
    for (let number = 1; number <= 61; number += 1) codes.push((await save(tab, draft_id, number)).code);
    expect([new Set(codes.slice(0, 60)), codes[60]]).toEqual([new Set(['ok']), 'too_many_requests']);
    expect((await save(other, theirs.draft_id)).code).toBe('ok');
    const [row] = await test.deps.db.select().from(flowDrafts).where(eq(flowDrafts.draft_id, draft_id));
    expect(row?.save_number).toBe(60);
  });

  it('a tab draft over its size limit is refused and leaves the previous snapshot; a user may save as much [RUN-16]', async () => {
    await begin();
    const [tab, user] = [test.tab(), await test.signedIn('owner@cn.example')];
    const large = JSON.stringify({ text: '字'.repeat(25_000) });
    const { draft_id } = await open(tab);
    expect((await save(tab, draft_id, 1, '{"typed":1}')).code).toBe('ok');
    const refused = await save(tab, draft_id, 2, large);
    expect([refused.status, refused.code]).toEqual([413, 'body_too_large']);
    expect((await open(tab)).snapshot).toBe('{"typed":1}');
    expect((await save(user, (await open(user)).draft_id, 1, large)).code).toBe('ok');
  });

  it('saved bytes per minute are limited per tab, and per network to ten times as many [RUN-16]', async () => {
    await begin();
    const text = JSON.stringify({ text: 'x'.repeat(52_000) });
    const tabs = Array.from({ length: 11 }, () => test.tab());
    const saved: number[] = [];
    for (const [index, tab] of tabs.entries()) {
      const { draft_id } = await open(tab);
      const codes: (string | undefined)[] = [];
      for (let number = 1; number <= (index === 0 ? 11 : 10); number += 1)
        codes.push((await save(tab, draft_id, number, text)).code);
      saved.push(codes.filter((code) => code === 'ok').length);
    }
    expect(saved).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 0]);
    const [last = test.tab()] = tabs.slice(-1);
    const { draft_id } = await open(last);
    expect((await save(last, draft_id, 1, text)).data).toEqual({ retry_after_seconds: 1 });
    test.pass({ minutes: 1 });
    expect((await save(last, draft_id, 1, text)).code).toBe('ok');
  });
});
