import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { idempotencyHeader, uploadMediaType } from '#contract/envelope.ts';
import { storedFile } from '#contract/files.ts';
import { handOverLimits } from '#contract/limits.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { files } from '../files/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { purgeOldHandOvers } from './begin.ts';
import { handOvers } from './tables.ts';

let stored: Map<string, Uint8Array<ArrayBuffer>>;
let test: TestApp;
let owner: TestClient;
beforeEach(async () => {
  stored = new Map();
  test = await createTestApp({ files: memoryStore(stored) });
  owner = await test.signedIn('new@cn.example');
});
afterEach(() => test.close());

const png = new Uint8Array(100);
png.set([
  0x89,
  ...Buffer.from('PNG\r\n\x1a\n', 'latin1'),
  0,
  0,
  0,
  13,
  ...Buffer.from('IHDR', 'latin1'),
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  1,
]);
const otherPng = png.with(99, 1);

const license = { flow: 'mainlandVerification', purpose: 'business_license' } as const;
const begin = (who: TestClient = owner) => who.ok(calls.handOverBegin, license);
const open = (phone: TestClient, secret: string) => phone.call(calls.handOverOpen, { secret });
const send = (phone: TestClient, bytes: Uint8Array<ArrayBuffer> = png, key = randomBytes(16).toString('hex')) =>
  phone.upload(calls.handOverUpload, { name: 'IMG_0007.jpg' }, bytes, key);
const read = (hand_over_id: string, who: TestClient = owner) => who.call(calls.handOverRead, { hand_over_id });
const end = (hand_over_id: string, who: TestClient = owner) => who.call(calls.handOverEnd, { hand_over_id });

async function beginAndOpen() {
  const begun = await begin();
  const phone = test.tab();
  const answered = await open(phone, begun.secret);
  expect(answered.code).toBe('ok');
  return { ...begun, phone };
}

const sentFiles = async () =>
  (await test.deps.db.select().from(files).where(eq(files.name, 'IMG_0007.jpg'))).map(
    ({ file_id, holder_kind, holder_id, user_id, purpose }) => ({ file_id, holder_kind, holder_id, user_id, purpose }),
  );

describe('hand-overs of a file from phone to computer', () => {
  it('a hand-over transfers one file from a phone to the client, and both devices show the same check code [HAN-01]', async () => {
    const { secret, ...begun } = await begin();
    expect(begun).toEqual({
      hand_over_id: expect.any(String),
      state: 'waiting',
      check_code: expect.stringMatching(/^\d{4}$/),
      seconds_left: handOverLimits.codeMinutes * 60,
      file: null,
    });
    const phone = test.tab();
    const onPhone = {
      state: 'opened',
      purpose: 'business_license',
      check_code: begun.check_code,
      seconds_left: handOverLimits.phoneMinutes * 60,
    };
    expect((await open(phone, secret)).data).toEqual(onPhone);
    expect((await read(begun.hand_over_id)).data).toMatchObject({ state: 'opened', file: null });
    const sent = await send(phone);
    const file = { file_id: expect.any(String), name: 'IMG_0007.jpg', size: 100, type: 'image/png' };
    expect(sent).toMatchObject({ code: 'ok', data: file });
    expect((await read(begun.hand_over_id)).data).toMatchObject({ state: 'done', file: sent.data });
    expect((await phone.call(calls.handOverOpened, {})).data).toMatchObject({ ...onPhone, state: 'done' });
    expect(await sentFiles()).toEqual([
      {
        file_id: expect.any(String),
        holder_kind: 'client',
        holder_id: 'client-new',
        user_id: 'user-new-cn',
        purpose: 'business_license',
      },
    ]);
  });

  it('a hand-over is opened by one tab, which may repeat it; every other tab gets hand_over_taken [HAN-02]', async () => {
    const { secret, phone, hand_over_id } = await beginAndOpen();
    const second = test.tab();
    expect((await open(second, secret)).code).toBe('hand_over_taken');
    expect((await send(second)).code).toBe('hand_over_unknown');
    expect((await open(phone, secret)).code).toBe('ok');
    await end(hand_over_id);
    expect((await open(second, secret)).code).toBe('hand_over_taken');
  });

  it('a hand-over opened by eight tabs at once is opened for one; the others get hand_over_taken [HAN-02]', async () => {
    const { secret } = await begin();
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(test.tab(), secret)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'hand_over_taken'),
      'ok',
    ]);
  });

  it('a hand-over is opened neither with a guessed secret nor without a tab id [HAN-03]', async () => {
    const { secret, hand_over_id } = await begin();
    const guess = randomBytes(32).toString('base64url');
    expect((await open(test.tab(), guess)).code).toBe('hand_over_unknown');
    expect((await open(test.tab(), `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`)).code).toBe(
      'hand_over_unknown',
    );
    expect((await open(owner, secret)).code).toBe('hand_over_unknown');
    expect((await open(test.visitor(), secret)).code).toBe('not_signed_in');
    expect((await read(hand_over_id)).data).toMatchObject({ state: 'waiting' });
  });

  it('a hand-over accepts one file: a retry gets the same answer, another file gets hand_over_done [HAN-01]', async () => {
    const { phone, hand_over_id } = await beginAndOpen();
    const first = await send(phone, png, 'key-of-one-photo');
    expect(await send(phone, png, 'key-of-one-photo')).toEqual(first);
    expect((await send(phone, otherPng)).code).toBe('hand_over_done');
    expect((await end(hand_over_id)).data).toMatchObject({ state: 'done', file: first.data });
    expect(await sentFiles()).toHaveLength(1);
  });

  it('one of several files uploaded to a hand-over at once is stored, the others get hand_over_done [HAN-01]', async () => {
    const { phone, hand_over_id } = await beginAndOpen();
    const before = stored.size;
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => send(phone, png.with(90, index))));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'hand_over_done'),
      'ok',
    ]);
    const kept = answers.find(({ code }) => code === 'ok');
    expect((await read(hand_over_id)).data).toMatchObject({ state: 'done', file: kept?.data });
    expect(await sentFiles()).toHaveLength(1);
    expect(stored.size).toBe(before + 1);
  });

  it('a phone with an open hand-over can make no other call of the account [HAN-04]', async () => {
    const { phone, hand_over_id } = await beginAndOpen();
    const sent = await send(phone);
    const { file_id } = storedFile.parse(sent.data);
    expect((await read(hand_over_id, phone)).code).toBe('not_signed_in');
    expect((await end(hand_over_id, phone)).code).toBe('not_signed_in');
    expect((await phone.call(calls.handOverBegin, license)).code).toBe('not_signed_in');
    expect((await phone.call(calls.clientVerification, {})).code).toBe('not_signed_in');
    expect((await phone.call(calls.userRead, {})).code).toBe('not_signed_in');
    expect((await phone.call(calls.flowDraftOpen, { flow: 'mainlandVerification' })).code).not.toBe('ok');
    const upload = { purpose: 'power_of_attorney', name: 'a.png' } as const;
    expect((await phone.upload(calls.fileUpload, upload, png, 'key-of-another-file')).code).toBe('not_signed_in');
    const path = `/oss${calls.fileRead.path}?${new URLSearchParams({ file_id })}`;
    expect((await phone.fetch(path)).status).toBe(401);
  });

  it('an upload from the phone that names a purpose is rejected with unknown_field [HAN-04]', async () => {
    const { phone } = await beginAndOpen();
    const path = `/oss${calls.handOverUpload.path}?name=a.png&purpose=power_of_attorney`;
    const headers = { 'content-type': uploadMediaType, [idempotencyHeader]: 'key-of-another-file' };
    const answered = await phone.answered(await phone.fetch(path, { method: 'POST', headers, body: png }));
    expect(answered.code).toBe('unknown_field');
    expect(await sentFiles()).toEqual([]);
  });

  it('a hand-over expires when its code is not opened in time, or when no file follows in time [HAN-05]', async () => {
    const { secret, hand_over_id } = await begin();
    test.pass({ minutes: handOverLimits.codeMinutes });
    expect((await open(test.tab(), secret)).code).toBe('hand_over_expired');
    expect((await read(hand_over_id)).data).toMatchObject({ state: 'expired', seconds_left: 0 });
    const later = await beginAndOpen();
    test.pass({ minutes: handOverLimits.phoneMinutes });
    expect((await send(later.phone)).code).toBe('hand_over_expired');
    expect((await later.phone.call(calls.handOverOpened, {})).data).toMatchObject({ state: 'expired' });
    expect(await sentFiles()).toEqual([]);
  });

  it('opening a hand-over gives the phone its full time, even in the last minute of the code [HAN-05]', async () => {
    const { secret } = await begin();
    test.pass({ minutes: handOverLimits.codeMinutes - 1 });
    const phone = test.tab();
    await open(phone, secret);
    test.pass({ minutes: handOverLimits.phoneMinutes - 1 });
    expect((await send(phone)).code).toBe('ok');
  });

  it('a hand-over ended by its owner rejects the file from the phone with hand_over_ended [HAN-05]', async () => {
    const { phone, hand_over_id } = await beginAndOpen();
    expect((await end(hand_over_id)).data).toMatchObject({ state: 'ended', file: null });
    expect((await send(phone)).code).toBe('hand_over_ended');
    expect((await phone.call(calls.handOverOpened, {})).data).toMatchObject({ state: 'ended' });
  });

  it('signing out ends the hand-overs of the session, opened or not [HAN-05]', async () => {
    const waiting = await owner.ok(calls.handOverBegin, { ...license, purpose: 'power_of_attorney' });
    const { phone } = await beginAndOpen();
    await owner.ok(calls.sessionSignOut, {});
    expect((await send(phone)).code).toBe('hand_over_ended');
    expect((await phone.call(calls.handOverOpened, {})).data).toMatchObject({ state: 'ended' });
    expect((await open(test.tab(), waiting.secret)).code).toBe('hand_over_ended');
    expect(await sentFiles()).toEqual([]);
  });

  it('a hand-over ends when the session that began it expires [HAN-05]', async () => {
    const { phone } = await beginAndOpen();
    const { idle_hours } = test.deps.settings.session;
    await test.deps.db.update(handOvers).set({ expires_at: new Date('2100-01-01T00:00:00Z') });
    test.pass({ hours: idle_hours });
    expect((await send(phone)).code).toBe('hand_over_ended');
  });

  it('an upload in progress when its hand-over ends is rejected and stores nothing [HAN-05]', async () => {
    const { phone, hand_over_id } = await beginAndOpen();
    const before = stored.size;
    const slow = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(png),
      async pull(controller) {
        await end(hand_over_id);
        controller.close();
      },
    });
    const answered = await phone.upload(calls.handOverUpload, { name: 'IMG_0007.jpg' }, slow, 'key-of-a-slow-photo');
    expect(answered.code).toBe('hand_over_ended');
    expect(await sentFiles()).toEqual([]);
    expect(stored.size).toBe(before);
  });

  it('beginning a hand-over ends an earlier one for the same purpose, but none for another purpose', async () => {
    const first = await begin();
    const attorney = await owner.ok(calls.handOverBegin, { ...license, purpose: 'power_of_attorney' });
    const second = await begin();
    expect((await open(test.tab(), first.secret)).code).toBe('hand_over_ended');
    expect((await open(test.tab(), attorney.secret)).code).toBe('ok');
    expect((await open(test.tab(), second.secret)).code).toBe('ok');
  });

  it('a hand-over is not_found for every other user, of the same client or another [HAN-04]', async () => {
    const { hand_over_id } = await begin();
    await test.deps.db.update(users).set({ client_id: 'client-new' }).where(eq(users.email, 'member@cn.example'));
    for (const email of ['member@cn.example', 'owner@hk.example']) {
      const other = await test.signedIn(email);
      expect((await read(hand_over_id, other)).code).toBe('not_found');
      expect((await end(hand_over_id, other)).code).toBe('not_found');
    }
    expect((await read(hand_over_id)).data).toMatchObject({ state: 'waiting' });
  });

  it.each([
    ['a flow that hands nothing over', { ...license, flow: 'purchase' }],
    ['the flow of another region', { ...license, flow: 'overseasVerification' }],
    ['a subject that the flow cannot be about', { ...license, subject: 'order-1' }],
  ] as const)('beginning a hand-over is rejected with hand_over_closed for %s [HAN-04]', async (_, wanted) => {
    expect((await owner.call(calls.handOverBegin, wanted)).code).toBe('hand_over_closed');
  });

  it('beginning a hand-over is rejected for all but main accounts whose verification flow accepts the file [HAN-04]', async () => {
    const member = await test.signedIn('member@cn.example');
    expect((await member.call(calls.handOverBegin, license)).code).toBe('main_account_only');
    const pending = await test.signedIn('pending@cn.example');
    expect((await pending.call(calls.handOverBegin, license)).code).toBe('hand_over_closed');
    const reviewer = await test.signedIn('reviewer@desk.example');
    expect((await reviewer.call(calls.handOverBegin, license)).code).toBe('not_permitted');
    const abroad = await test.signedIn('refused@hk.example');
    const attorney = { flow: 'overseasVerification', purpose: 'power_of_attorney' } as const;
    expect((await abroad.call(calls.handOverBegin, attorney)).code).toBe('hand_over_closed');
  });

  it('an open hand-over is closed when its owner loses the main account or the verification is submitted [HAN-04]', async () => {
    const { phone, secret } = await beginAndOpen();
    await test.deps.db.update(users).set({ is_admin: false }).where(eq(users.email, 'new@cn.example'));
    expect((await send(phone)).code).toBe('hand_over_closed');
    await test.deps.db.update(users).set({ is_admin: true }).where(eq(users.email, 'new@cn.example'));
    await test.deps.db
      .update(clients)
      .set({ verification_status: 'pending' })
      .where(eq(clients.client_id, 'client-new'));
    expect((await send(phone)).code).toBe('hand_over_closed');
    expect((await open(phone, secret)).code).toBe('hand_over_closed');
    expect(await sentFiles()).toEqual([]);
  });

  it('the secret and tab id of a hand-over appear in no database row, log entry or later answer [HAN-03]', async () => {
    const { secret, phone, hand_over_id } = await beginAndOpen();
    await send(phone);
    const rows = await test.deps.db.select().from(handOvers);
    const written = JSON.stringify([rows, test.logged, await read(hand_over_id)]);
    expect(written).not.toContain(secret);
    expect(written).not.toContain(phone.tab);
  });

  it('a hand-over is deleted one hour after its code expired, not earlier', async () => {
    const { hand_over_id } = await begin();
    test.pass({ minutes: handOverLimits.codeMinutes + 59 });
    await purgeOldHandOvers(test.deps);
    expect((await read(hand_over_id)).code).toBe('ok');
    test.pass({ minutes: 1 });
    await purgeOldHandOvers(test.deps);
    expect((await read(hand_over_id)).code).toBe('not_found');
  });
});
