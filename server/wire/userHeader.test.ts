import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { idempotencyHeader, tabHeader, uploadMediaType, userHeader } from '#contract/envelope.ts';
import { codes } from '#contract/responseCodes.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { TestClient } from '../testing/testClient.ts';
import { userPseudonym } from './secret.ts';

let test: TestApp;
let owner: TestClient;
let hongKong: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
  hongKong = await test.signedIn('owner@hk.example');
});
afterAll(() => test.close());

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const uploadRequest: RequestInit = {
  method: 'POST',
  headers: { 'content-type': uploadMediaType, [idempotencyHeader]: 'a-key-of-the-test-1' },
  body: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
};

/** One request per kind of call that a page makes in a session. */
const requests = {
  fields: [`/oss${calls.userRead.path}`, {}],
  'fields that change something': [`/oss${calls.noticeReadAll.path}`, post({})],
  'a draft that is opened': [`/oss${calls.flowDraftOpen.path}`, post({ flow: 'purchase' })],
  'a list row by row': [`/oss${calls.orderList.path}?status=paid&page_size=99999`, {}],
  'a call of the suite': [`/crm${calls.permissionRead.path}`, {}],
  'a call that needs no session': [`/oss${calls.settingsRead.path}`, {}],
  'an upload': [`/oss${calls.fileUpload.path}?purpose=avatar&name=me.jpg`, uploadRequest],
  'a file': [`/oss${calls.fileRead.path}?file_id=none`, {}],
} as const satisfies Record<string, readonly [string, RequestInit]>;

/** Includes a call that needs no session: its response names the user too. */
const kinds = Object.entries<readonly [string, RequestInit]>(requests);

async function sendRequest(client: TestClient, [path, init]: readonly [string, RequestInit], user?: string) {
  const headers = new Headers(init.headers);
  if (user !== undefined) headers.set(userHeader, user);
  const response = await client.fetch(path, { ...init, headers });
  return { user: response.headers.get(userHeader), status: response.status, text: await response.text() };
}

const userPseudonymOf = async (client: TestClient) => (await sendRequest(client, requests.fields)).user ?? '';

describe('the user header of an answer', () => {
  it.each(kinds)('an answer to %s names its user in the user header [SES-20]', async (_kind, request) => {
    const [mine, theirs] = [await sendRequest(owner, request), await sendRequest(hongKong, request)];
    expect([mine.user, theirs.user]).toEqual([await userPseudonymOf(owner), await userPseudonymOf(hongKong)]);
    expect(mine.user).not.toBe(theirs.user);
  });

  it('the user header is the same in each session of a user, and reveals no id or email [SES-20]', async () => {
    const again = await test.signedIn('owner@cn.example');
    const mark = await userPseudonymOf(owner);
    const { user_id, client_id, email } = await owner.ok(calls.userRead, {});
    expect(await userPseudonymOf(again)).toBe(mark);
    expect(mark).toMatch(/^[\w-]{22}$/);
    for (const known of [user_id, client_id, email]) expect(mark).not.toContain(known);
    expect(userPseudonym('another secret of a server', user_id)).not.toBe(mark);
  });

  it.each([
    ['where nobody is signed in', () => test.visitor(), requests.fields],
    [
      'to a call for a tab, whoever is signed in',
      () => owner,
      [requests['a draft that is opened'][0], requestOfTab()] as const,
    ],
  ])('an answer names no user %s', async (_where, who, request) => {
    expect((await sendRequest(who(), request)).user).toBe(null);
  });
});

function requestOfTab(): RequestInit {
  const { headers, ...init } = post({ flow: 'registration', subject: 'TW' });
  return { ...init, headers: { ...Object.fromEntries(new Headers(headers)), [tabHeader]: 'a'.repeat(64) } };
}

describe('a request from a page of another user', () => {
  it.each(kinds)(
    'a request from a page of another user is refused (another_user): %s [SES-20]',
    async (_kind, request) => {
      const answer = await sendRequest(hongKong, request, await userPseudonymOf(owner));
      expect([answer.status, answer.user]).toEqual([codes.another_user.status, await userPseudonymOf(hongKong)]);
      expect(JSON.parse(answer.text)).toMatchObject({ code: codes.another_user.code, data: {} });
    },
  );

  it('a request from a page of another user changes nothing and ends no session [SES-20]', async () => {
    const taiwan = await test.signedIn('owner@tw.example');
    const unread = async () => (await taiwan.ok(calls.noticeList, {})).unread;
    const before = await unread();
    await sendRequest(taiwan, requests['fields that change something'], await userPseudonymOf(owner));
    expect([before > 0, await unread()]).toEqual([true, before]);
    await sendRequest(taiwan, [`/oss${calls.sessionSignOut.path}`, post({})], await userPseudonymOf(owner));
    expect((await taiwan.call(calls.userRead, {})).code).toBe('ok');
  });

  it('a request from a page of an earlier session of the same user, or for a tab, is answered', async () => {
    const again = await test.signedIn('owner@cn.example');
    expect((await sendRequest(again, requests.fields, await userPseudonymOf(owner))).status).toBe(200);
    const ofTab = [requests['a draft that is opened'][0], requestOfTab()] as const;
    expect((await sendRequest(hongKong, ofTab, await userPseudonymOf(owner))).status).toBe(200);
  });

  it('a request from a page of a user gets 401 when no user is signed in', async () => {
    expect((await sendRequest(test.visitor(), requests.fields, await userPseudonymOf(owner))).status).toBe(401);
  });
});
