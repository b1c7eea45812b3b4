import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { storedFile } from '#contract/files.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { purgeUnusedFiles } from '../files/receive.ts';
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

describe('the profile of a user [USR-01]', () => {
  it('saving a profile normalises spaces in the name, marks the picture as used, and is returned by userRead', async () => {
    const owner = await test.signedIn('owner@cn.example');
    const avatar = await picture(owner);
    const saved = await owner.ok(calls.userSave, { real_name: '  林  晓 ', nickname: 'Lin', avatar });
    expect([saved.real_name, saved.nickname, saved.avatar]).toEqual(['林 晓', 'Lin', avatar]);
    expect(await owner.ok(calls.userRead, {})).toEqual(saved);
    const [file] = await test.deps.db.select().from(files).where(eq(files.file_id, avatar));
    expect(file?.used_at).toEqual(test.deps.now());
  });

  it('saving a profile without a picture removes the picture and leaves another user unchanged', async () => {
    const owner = await test.signedIn('owner@cn.example');
    const others = () => test.deps.db.select().from(users).where(eq(users.email, 'member@cn.example'));
    const before = await others();
    await owner.ok(calls.userSave, { real_name: '林晓', avatar: await picture(owner) });
    const saved = await owner.ok(calls.userSave, { real_name: '林晓' });
    expect([saved.nickname, saved.avatar]).toEqual(['', null]);
    expect(await others()).toEqual(before);
  });

  it('a profile picture is purged after it was removed from the profile, and not while it is in use', async () => {
    const owner = await test.signedIn('owner@cn.example');
    const avatar = await picture(owner);
    await owner.ok(calls.userSave, { real_name: '林晓', avatar });
    await owner.ok(calls.userSave, { real_name: '林晓', nickname: 'Lin', avatar });
    test.pass({ days: 2 });
    await purgeUnusedFiles(test.deps);
    expect(await test.deps.db.$count(files, eq(files.file_id, avatar))).toBe(1);
    const later = await test.signedIn('owner@cn.example');
    await later.ok(calls.userSave, { real_name: '林晓' });
    await purgeUnusedFiles(test.deps);
    expect(await test.deps.db.$count(files, eq(files.file_id, avatar))).toBe(0);
  });

  it.each([
    ['nothing for a name', { real_name: ' \u200b ' }, 'invalid_request'],
    ['a name of a novel', { real_name: 'x'.repeat(61) }, 'invalid_request'],
    ['a file that is not there', { real_name: 'Lin', avatar: 'nothing' }, 'file_unknown'],
  ] as const)('saving a profile with %s is rejected and changes nothing', async (_, body, code) => {
    const owner = await test.signedIn('owner@cn.example');
    const before = await owner.ok(calls.userRead, {});
    expect((await owner.call(calls.userSave, body)).code).toBe(code);
    expect(await owner.ok(calls.userRead, {})).toEqual(before);
  });

  it('a profile picture of another client, or uploaded for another purpose, is rejected (file_unknown)', async () => {
    const [owner, other] = [await test.signedIn('owner@cn.example'), await test.signedIn('owner@hk.example')];
    const foreign = await picture(other);
    const license = await picture(owner, 'business_license');
    for (const avatar of [foreign, license]) {
      expect((await owner.call(calls.userSave, { real_name: 'Lin', avatar })).code).toBe('file_unknown');
    }
  });
});

describe('the enterprise of a user [USR-02]', () => {
  it('enterpriseRead gives a child account its enterprise with all members, main accounts first', async () => {
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

  it('enterpriseRead is refused to a reviewer of the desk (not_permitted)', async () => {
    const staff = await test.signedIn('reviewer@desk.example');
    expect((await staff.call(calls.enterpriseRead, {})).code).toBe('not_permitted');
  });
});
