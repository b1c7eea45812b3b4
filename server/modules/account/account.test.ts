import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { storedFile } from '#contract/files.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { forgetUnusedFiles } from '../files/receive.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ files: memoryStore(new Map()) });
});
afterEach(() => test.close());

const png = new Uint8Array([
  0x89,
  ...Buffer.from('PNG\r\n\x1a\n', 'latin1'),
  0,
  0,
  0,
  13,
  ...Buffer.from('IHDR'),
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  1,
]);

async function picture(client: TestClient, purpose: 'avatar' | 'business_license' = 'avatar'): Promise<string> {
  const about = { purpose, name: 'me.png' } as const;
  const sent = await client.upload(calls.fileUpload, about, png, `key-of-a-${purpose}-of-a-user`);
  return storedFile.parse(sent.data).file_id;
}

describe('what a user says of itself [USR-01]', () => {
  it('is saved, tidied, and told with who is signed in', async () => {
    const owner = await test.signedIn('owner@cn.example');
    const avatar = await picture(owner);
    const saved = await owner.ok(calls.userSave, { real_name: '  林  晓 ', nickname: 'Lin', avatar });
    expect([saved.real_name, saved.nickname, saved.avatar]).toEqual(['林 晓', 'Lin', avatar]);
    expect(await owner.ok(calls.userRead, {})).toEqual(saved);
    const [file] = await test.deps.db.select().from(files).where(eq(files.file_id, avatar));
    expect(file?.used_at).toEqual(test.deps.now());
  });

  it('leaves the picture out where none is named, and touches nobody else', async () => {
    const owner = await test.signedIn('owner@cn.example');
    const others = () => test.deps.db.select().from(users).where(eq(users.email, 'member@cn.example'));
    const before = await others();
    await owner.ok(calls.userSave, { real_name: '林晓', avatar: await picture(owner) });
    const saved = await owner.ok(calls.userSave, { real_name: '林晓' });
    expect([saved.nickname, saved.avatar]).toEqual(['', null]);
    expect(await others()).toEqual(before);
  });

  it('lets a picture go that was taken out, a day later, and no picture that somebody shows', async () => {
    const owner = await test.signedIn('owner@cn.example');
    const avatar = await picture(owner);
    await owner.ok(calls.userSave, { real_name: '林晓', avatar });
    await owner.ok(calls.userSave, { real_name: '林晓', nickname: 'Lin', avatar });
    test.pass({ days: 2 });
    await forgetUnusedFiles(test.deps);
    expect(await test.deps.db.$count(files, eq(files.file_id, avatar))).toBe(1);
    const later = await test.signedIn('owner@cn.example');
    await later.ok(calls.userSave, { real_name: '林晓' });
    await forgetUnusedFiles(test.deps);
    expect(await test.deps.db.$count(files, eq(files.file_id, avatar))).toBe(0);
  });

  it.each([
    ['nothing for a name', { real_name: ' \u200b ' }, 'invalid_request'],
    ['a name of a novel', { real_name: 'x'.repeat(61) }, 'invalid_request'],
    ['a file that is not there', { real_name: 'Lin', avatar: 'nothing' }, 'file_unknown'],
  ] as const)('is refused with %s, and nothing is written', async (_, body, code) => {
    const owner = await test.signedIn('owner@cn.example');
    const before = await owner.ok(calls.userRead, {});
    expect((await owner.call(calls.userSave, body)).code).toBe(code);
    expect(await owner.ok(calls.userRead, {})).toEqual(before);
  });

  it('is refused with a file of another client, or one that is no picture of a user', async () => {
    const [owner, other] = [await test.signedIn('owner@cn.example'), await test.signedIn('owner@hk.example')];
    const foreign = await picture(other);
    const license = await picture(owner, 'business_license');
    for (const avatar of [foreign, license]) {
      expect((await owner.call(calls.userSave, { real_name: 'Lin', avatar })).code).toBe('file_unknown');
    }
  });
});

describe('the enterprise of a user [USR-02]', () => {
  it('is told to its users with its members, main accounts first', async () => {
    const member = await test.signedIn('member@cn.example');
    const enterprise = await member.ok(calls.enterpriseRead, {});
    expect(enterprise).toEqual({
      full_name: '上海云帆贸易有限公司',
      use_zone: 'CN',
      currency: 'CNY',
      client_status: 'active',
      enterprise_number: expect.stringMatching(/^[0-9A-Z]{18}$/),
      verification: { status: 'pass', verification_type: 1 },
      sales_manager: { name: '孟嘉禾', email: 'sales@desk.example' },
      members: [
        { user_id: 'user-owner-cn', name: '林晓', email: 'owner@cn.example', is_admin: true, is_self: false },
        { user_id: 'user-member-cn', name: '陈宇', email: 'member@cn.example', is_admin: false, is_self: true },
      ],
    });
  });

  it('is told to nobody of the desk', async () => {
    const staff = await test.signedIn('reviewer@desk.example');
    expect((await staff.call(calls.enterpriseRead, {})).code).toBe('not_permitted');
  });
});
