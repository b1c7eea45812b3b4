import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { languages } from '#contract/languages.ts';
import { enterpriseMessages } from '../../pages/enterprise.ts';
import { ProviderFault } from '../../providers/requestProvider.ts';
import { sandboxKey } from '../../providers/sandbox.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { textIn } from '../../texts/textIn.ts';
import { clients } from '../identity/tables.ts';
import { purgeOldSigningMessages } from './notifications.ts';
import { type EnterpriseAction, enterpriseActions } from './sandbox/enterprises.ts';
import { signMessage } from './sandbox/messages.ts';
import { sandboxEnterprises } from './sandbox/tables.ts';
import { enterpriseAuthorisations, signingMessages } from './tables.ts';

let test: TestApp;
let owner: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
});
afterEach(() => test.close());

const read = () => owner.ok(calls.fadadaStatus, {});
const statusNow = async () => (await read()).fadada_status;
const act = async (action: EnterpriseAction) =>
  test.visitor().fetch((await read()).fadada_url ?? '', { method: 'POST', body: new URLSearchParams({ action }) });
const page = async (address: string) => (await test.visitor().fetch(address)).text();

describe('enterprise authorisation at the signing provider', () => {
  it('the authorisation link is valid for seven days, and stays the same until it expires [SGN-07]', async () => {
    const first = await read();
    expect(first).toEqual({
      fadada_status: 'waiting',
      fadada_url: expect.stringMatching(/^\/sign\/enterprise\/[\w-]{22}$/),
      fadada_url_expires_at: new Date(test.deps.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(await read()).toEqual(first);
    test.pass({ days: 7 });
    owner = await test.signedIn('owner@cn.example');
    const again = await read();
    expect([again.fadada_status, again.fadada_url === first.fadada_url]).toEqual(['waiting', false]);
    expect((await test.visitor().fetch(first.fadada_url ?? '')).status).toBe(404);
  });

  it('the authorisation returns to the activation of an order of the client, and of no other client [VER-20]', async () => {
    const backFor = async (order_id?: string) => {
      const { fadada_url } = await owner.ok(calls.fadadaStatus, { order_id });
      const [row] = await test.deps.db.select().from(sandboxEnterprises);
      return { url: fadada_url, back: row?.return_to };
    };
    const plain = await backFor();
    const forOrder = await backFor('cn-order-storage');
    expect([plain.back, forOrder.back]).toEqual(['/mall/mainlandAuth', '/mall/mainlandAuth?for=cn-order-storage']);
    // Without an order the address that was shown before is used again.
    expect(await backFor()).toEqual(forOrder);
    expect([await backFor('hk-order-api'), await backFor('no-such-order')]).toEqual([forOrder, forOrder]);
  });

  it.each([
    ['authorise', 'identified'],
    ['authorise_only', 'authorized'],
    ['exists', 'authorized'],
    ['reject', 'refused'],
    ['authorise_unheard', 'waiting'],
  ] as const)(
    'the authorisation status is stored when the provider reports it: %s [SGN-07]',
    async (action, status) => {
      const { fadada_url } = await read();
      await test.visitor().fetch(fadada_url ?? '', { method: 'POST', body: new URLSearchParams({ action }) });
      const rows = await test.deps.db.select().from(enterpriseAuthorisations);
      expect(rows.map((row) => [row.client_id, row.status])).toEqual([['client-cn', status]]);
    },
  );

  it('an enterprise that was authorised before is linked and identified [SGN-07]', async () => {
    await act('exists');
    expect(await read()).toEqual({
      fadada_status: 'identified',
      fadada_url: null,
      fadada_url_expires_at: null,
    });
  });

  it('the authorisation status is queried from the provider, and a result claimed in a page URL is ignored [SGN-07]', async () => {
    const { fadada_url } = await read();
    await owner.fetch('/mall/mainlandAuth?authResult=success');
    test.pass({ minutes: 1 });
    expect(await statusNow()).toBe('waiting');
    await test.visitor().fetch(fadada_url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action: 'authorise_unheard' }),
    });
    expect(await statusNow()).toBe('waiting');
    test.pass({ minutes: 1 });
    expect(await statusNow()).toBe('identified');
  });

  it('an enterprise can authorise after it rejected, and be identified after it authorised', async () => {
    await act('reject');
    expect(await statusNow()).toBe('refused');
    await act('authorise_only');
    expect(await statusNow()).toBe('authorized');
    await act('authorise');
    expect(await statusNow()).toBe('identified');
  });

  it('a rejection does not revoke an authorisation until a query reports it as revoked', async () => {
    await act('authorise_only');
    await act('reject');
    expect(await statusNow()).toBe('authorized');
    test.pass({ minutes: 1 });
    expect(await statusNow()).toBe('waiting');
  });

  it('the authorisation page links back to the verification page of the client’s region with the result [SGN-07]', async () => {
    const { fadada_url } = await read();
    expect(await page(fadada_url ?? '')).toContain('href="/mall/mainlandAuth"');
    await act('reject');
    expect(await page(fadada_url ?? '')).toContain(
      'href="/mall/mainlandAuth?authResult=fail&amp;authFailedReason=reject"',
    );
    const { fadada_url: again } = await owner.ok(calls.fadadaStatus, { order_id: 'cn-order-storage' });
    expect(await page(again ?? '')).toContain(
      'href="/mall/mainlandAuth?for=cn-order-storage&amp;authResult=fail&amp;authFailedReason=reject"',
    );
    const other = await test.signedIn('owner@hk.example');
    const overseas = await other.ok(calls.fadadaStatus, {});
    expect(await page(overseas.fadada_url ?? '')).toContain('href="/mall/auth"');
  });

  it('the authorisation status is for the main account only; a child account gets fadada_child_account [SGN-05]', async () => {
    const member = await test.signedIn('member@cn.example');
    const { code, status, msg } = await member.call(calls.fadadaStatus, {});
    expect([code, status, msg]).toEqual(['fadada_child_account', 403, '仅主账号可以使用签署平台，请联系主账号。']);
  });

  it('the authorisation status is unauthorized without a provider, and unavailable when the provider fails', async () => {
    const silent = { ...test.deps.signing, queryEnterprise: () => Promise.reject(new ProviderFault('silent')) };
    Object.assign(test.deps, { signing: silent });
    expect((await owner.call(calls.fadadaStatus, {})).code).toBe('unavailable');
    Object.assign(test.deps, { signing: null });
    expect(await read()).toEqual({ fadada_status: 'unauthorized', fadada_url: null, fadada_url_expires_at: null });
  });
});

describe('enterprise messages of the signing provider', () => {
  const message = (message_id: string, now = test.deps.now()) =>
    signMessage(
      { kind: 'enterprise', client_id: 'client-cn', notification: { kind: 'rejected' } },
      { signing: sandboxKey(test.deps.settings), now, message_id },
    );
  const tell = async (told: ReturnType<typeof message>) =>
    (await test.app.request(told.path, { method: 'POST', ...told })).status;

  it('a provider message is accepted once; a repeated or outdated one is rejected with 403 [SGN-03]', async () => {
    const told = message('one');
    expect([await tell(told), await tell(told), await tell(message('two'))]).toEqual([200, 403, 200]);
    expect(await tell(message('three', new Date(test.deps.now().getTime() - 301_000)))).toBe(403);
    const before = await test.deps.db.select().from(signingMessages);
    expect(before.map(({ message_id }) => message_id)).toEqual(['one', 'two']);
    test.pass({ minutes: 61 });
    await purgeOldSigningMessages(test.deps);
    expect(await test.deps.db.select().from(signingMessages)).toEqual([]);
    expect(await tell(told)).toBe(403);
  });

  it('a provider message about an unknown client is accepted and creates no client', async () => {
    const said = { kind: 'enterprise', client_id: 'nobody', notification: { kind: 'rejected' } } as const;
    const by = { signing: sandboxKey(test.deps.settings), now: test.deps.now(), message_id: 'one' };
    expect(await tell(signMessage(said, by))).toBe(200);
    expect((await test.deps.db.select().from(clients)).map(({ client_id }) => client_id)).not.toContain('nobody');
  });
});

describe('authorisation page of the sandbox', () => {
  it.each(languages)(
    'the sandbox authorisation page shows in %s the enterprise and the possible actions, without a script',
    async (language) => {
      const { fadada_url } = await read();
      const text = await page(`${fadada_url}?lang=${language}`);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain('上海云帆贸易有限公司');
      const names = enterpriseActions.map((each) => textIn(language)(enterpriseMessages.actions[each].name));
      expect([...text.matchAll(/<button[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(names);
      expect(text).not.toContain('<script');
    },
  );

  it('the sandbox authorisation page is 404 for an unknown link, and rejects cross-site forms with 403', async () => {
    expect((await test.visitor().fetch('/sign/enterprise/nothing')).status).toBe(404);
    const { fadada_url } = await read();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    const body = new URLSearchParams({ action: 'authorise' });
    const answer = await test.visitor().fetch(fadada_url ?? '', { method: 'POST', body, headers });
    expect([answer.status, await statusNow()]).toEqual([403, 'waiting']);
  });
});
