import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import { type FilePurpose, storedFile } from '#contract/files.ts';
import { codeRequestFor, readSentCode } from '../../testing/codes.ts';
import { dumpAllRows } from '../../testing/dumpAllRows.ts';
import { sealFor } from '../../testing/sealFor.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestAnswer, TestClient } from '../../testing/testClient.ts';
import { sandboxNumbers } from '../enterprises/register.ts';
import { clients } from '../identity/tables.ts';
import { enterpriseAuthorisations } from '../signing/tables.ts';
import { sealKeys, verifications } from './tables.ts';

let test: TestApp;
/** A main account in mainland China without any submission. */
let owner: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('new@cn.example');
});
afterEach(() => test.close());

let keys = 0;
const newKey = () => `key-of-an-intent-${++keys}`;
const client_id = 'client-new';
const mobile = '+8613800138000';

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
async function uploaded(client: TestClient, purpose: FilePurpose): Promise<string> {
  const body = Buffer.concat([png, Buffer.alloc(200), Buffer.from(`${keys}`)]);
  const answer = await client.upload(calls.fileUpload, { purpose, name: 'a-file.png' }, body, newKey());
  return storedFile.parse(answer.data).file_id;
}

async function codeSentTo(client: TestClient, address = mobile): Promise<string> {
  await client.ok(calls.verificationSendSmsCode, await codeRequestFor(client, { mobile: address }), newKey());
  return readSentCode(test.deps.db, address);
}

const readState = (client = owner) => client.ok(calls.clientVerification, {});

const enterprise = {
  verification_type: '1',
  company_name: '杭州新芽科技有限公司',
  translated_name: 'Hangzhou Xinya Technology',
  credit_code: '91330106MA2CEXAM47',
} as const;

async function submit(changes: object = {}, key = newKey(), client = owner): Promise<TestAnswer> {
  const view = await readState(client);
  return client.call(
    calls.verificationSave,
    {
      ...enterprise,
      legal_person_name: sealFor(view, '林晓'),
      legal_person_id: sealFor(view, '11010519491231002X'),
      power_of_attorney: await uploaded(client, 'power_of_attorney'),
      business_license: await uploaded(client, 'business_license'),
      mobile,
      sms_code: await codeSentTo(client),
      ...changes,
    },
    key,
  );
}
const rows = () =>
  test.deps.db
    .select()
    .from(verifications)
    .where(eq(verifications.client_id, client_id))
    .orderBy(asc(verifications.number));

async function decide(
  status: 'refuse' | 'refuse_alternate' | 'trial_pass',
  refusal: VerificationRefusal,
): Promise<void> {
  const { db, now } = test.deps;
  await db
    .update(verifications)
    .set({ status, refusal, decided_at: now() })
    .where(eq(verifications.client_id, client_id));
  await db.update(clients).set({ verification_status: status }).where(eq(clients.client_id, client_id));
}

describe('submitting a verification', () => {
  it('a submitted verification is pending and masked, with a power of attorney for ten years [VER-01, VER-04, VER-05]', async () => {
    const before = await readState();
    expect([before.status, before.reason, before.own_type]).toEqual(['none', null, 1]);
    expect((await submit()).code).toBe('ok');
    const { status, reason, expected_on, submitted } = await readState();
    // Two working days after a Monday.
    expect({ status, reason, expected_on }).toEqual({
      status: 'pending',
      reason: 'pending',
      expected_on: '2026-03-04',
    });
    const { business_license, power_of_attorney, ...said } = submitted ?? {};
    expect([business_license?.name, power_of_attorney?.name]).toEqual(['a-file.png', 'a-file.png']);
    expect(said).toEqual({
      legal_person_name: '林*',
      legal_person_id: '1101**********002X',
      is_authorised: false,
      power_of_attorney_until: '2036-03-02T08:00:00.000Z',
      company_name: '杭州新芽科技有限公司',
      translated_name: 'Hangzhou Xinya Technology',
      credit_code: '91330106MA2CEXAM47',
      mobile: '+861******8000',
    });
  });

  it('the legal person of a verification is nowhere stored in the clear [VER-05]', async () => {
    await submit({ legal_person_name: sealFor(await readState(), '欧阳修远') });
    const all = await dumpAllRows(test.deps.db);
    expect(all).toContain('91330106MA2CEXAM47');
    const [key] = await test.deps.db.select().from(sealKeys);
    // It is stored once, encrypted, and is in no saved answer.
    expect(all.split(JSON.stringify(key?.private_key)).length).toBe(2);
    expect(['欧阳修远', '11010519491231002X', 'PRIVATE KEY'].filter((each) => all.includes(each))).toEqual([]);
  });

  it('a verification is stored once per key, and another one is rejected while it is pending [VER-02]', async () => {
    const key = newKey();
    const view = await readState();
    const body = {
      ...enterprise,
      legal_person_name: sealFor(view, '林晓'),
      legal_person_id: sealFor(view, '11010519491231002X'),
      power_of_attorney: await uploaded(owner, 'power_of_attorney'),
      business_license: await uploaded(owner, 'business_license'),
      mobile,
      sms_code: await codeSentTo(owner),
    };
    const first = await owner.call(calls.verificationSave, body, key);
    expect(await owner.call(calls.verificationSave, body, key)).toEqual(first);
    test.pass({ minutes: 2 });
    expect((await submit()).code).toBe('verification_state_refuses');
    expect((await rows()).length).toBe(1);
  });

  it('a verification without a power of attorney, or with an invalid legal person, is rejected [VER-03]', async () => {
    const view = await readState();
    expect((await submit({ power_of_attorney: undefined })).code).toBe('verification_incomplete');
    test.pass({ minutes: 2 });
    const wrong = { legal_person_id: sealFor(view, '110105194912310021') };
    expect((await submit(wrong)).code).toBe('legal_person_invalid');
    test.pass({ minutes: 2 });
    // Sealed for another client, so it must be rejected.
    const others = sealFor({ ...view, client_id: 'client-cn' }, '林晓');
    expect((await submit({ legal_person_name: others })).code).toBe('legal_person_invalid');
    expect(await rows()).toEqual([]);
  });

  it.each(['company_name', 'translated_name', 'credit_code', 'legal_person_name', 'mobile', 'sms_code'])(
    'a verification without its %s is rejected [VER-03]',
    async (field) => {
      const answers = [];
      for (const empty of [undefined, '']) {
        answers.push(await submit({ [field]: empty }));
        test.pass({ minutes: 2 });
      }
      const unfit = { fields: [{ path: field, problem: expect.any(String) }] };
      expect(answers.map(({ code, data }) => [code, data])).toEqual([
        ['verification_incomplete', { fields: [{ path: field, problem: 'missing' }] }],
        ['invalid_request', unfit],
      ]);
      expect(await rows()).toEqual([]);
    },
  );

  it('a verification needs no power of attorney when the legal person has authorised [VER-04]', async () => {
    await test.deps.db
      .insert(enterpriseAuthorisations)
      .values({ client_id, provider: 'sandbox', status: 'identified', heard_at: test.deps.now() });
    expect((await submit({ power_of_attorney: undefined })).code).toBe('ok');
    const { submitted } = await readState();
    expect([submitted?.is_authorised, submitted?.power_of_attorney]).toEqual([true, null]);
  });

  it('a verification with a name or number that is invalid or taken is rejected [VER-03]', async () => {
    const refusals: (string | undefined)[] = [];
    const taken = '91310115MA1K4B2C3J';
    for (const changes of [
      { company_name: 'Xinya', translated_name: 'Hangzhou' },
      { credit_code: '91330106MA2CEXAM40' },
      { credit_code: sandboxNumbers.not_listed[0] },
      { credit_code: taken },
      { business_license: undefined },
      { verification_type: '2' },
    ]) {
      refusals.push((await submit(changes)).code);
      test.pass({ minutes: 2 });
    }
    expect(refusals).toEqual([
      'names_not_chinese',
      'credit_code_invalid',
      'credit_code_invalid',
      'credit_code_taken',
      'verification_incomplete',
      'verification_state_refuses',
    ]);
    // While the register is down, no number counts as wrong.
    expect((await submit({ credit_code: sandboxNumbers.out_of_service[0] })).code).toBe('ok');
    expect((await rows()).map(({ register }) => register)).toEqual(['not_asked']);
  });

  it('a verification with a wrong SMS code is rejected with the number of tries left [VER-06]', async () => {
    const sms_code = await codeSentTo(owner);
    const wrong = await owner.call(
      calls.verificationSave,
      { ...enterprise, mobile, sms_code: sms_code === '000000' ? '111111' : '000000' },
      newKey(),
    );
    expect([wrong.code, wrong.data]).toEqual([
      'sms_code_wrong',
      { tries_left: 4, fields: [{ path: 'sms_code', problem: 'sms_code_wrong' }] },
    ]);
    const none = await owner.call(calls.verificationSave, { ...enterprise, mobile }, newKey());
    expect(none.code).toBe('verification_incomplete');
  });

  it('a verification with a file of another client or another purpose is rejected with file_unknown [VER-03]', async () => {
    const other = await test.signedIn('owner@cn.example');
    expect((await submit({ business_license: await uploaded(other, 'business_license') })).code).toBe('file_unknown');
    test.pass({ minutes: 2 });
    expect((await submit({ business_license: await uploaded(owner, 'bank_receipt') })).code).toBe('file_unknown');
  });

  it('a verification is submitted by the main account and read by accounts of the same client only [VER-02]', async () => {
    const member = await test.signedIn('member@cn.example');
    const refused = await member.call(calls.verificationSave, { ...enterprise }, newKey());
    expect(refused.code).toBe('main_account_only');
    expect((await readState(member)).client_id).toBe('client-cn');
    expect((await member.call(calls.clientVerification, { client_id })).code).toBe('not_found');
  });

  it('concurrent submissions of a verification store one [VER-02]', async () => {
    const view = await readState();
    const body = {
      ...enterprise,
      legal_person_name: sealFor(view, '林晓'),
      legal_person_id: sealFor(view, '11010519491231002X'),
      power_of_attorney: await uploaded(owner, 'power_of_attorney'),
      business_license: await uploaded(owner, 'business_license'),
      mobile,
      sms_code: await codeSentTo(owner),
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.call(calls.verificationSave, body, newKey())),
    );
    expect(answers.filter(({ code }) => code === 'ok').length).toBe(1);
    expect((await rows()).length).toBe(1);
  });
});

describe('resubmission after a refusal by field', () => {
  it('a resubmission changes only the refused field and keeps all others [VER-07]', async () => {
    await submit();
    await decide('refuse_alternate', {
      code: 'license_unreadable',
      fields: [{ field: 'business_license', words: '看不清。' }],
    });
    test.pass({ minutes: 2 });
    const business_license = await uploaded(owner, 'business_license');
    const again = await owner.call(
      calls.verificationSave,
      { verification_type: '1', business_license, company_name: '别的名称' },
      newKey(),
    );
    expect(again.code).toBe('ok');
    const [first, second] = await rows();
    const { verification_id, number, status, decided_at, refusal, submitted_at, legal_person, ...kept } = first ?? {};
    expect([status, refusal?.code]).toEqual(['refuse_alternate', 'license_unreadable']);
    expect(second).toMatchObject({ ...kept, business_license, status: 'pending' });
    expect((await readState()).submitted?.legal_person_id).toBe('1101**********002X');
  });

  it('a resubmission without the refused field is rejected with verification_incomplete [VER-07]', async () => {
    await submit();
    await decide('refuse_alternate', {
      code: 'mobile_unreachable',
      fields: [{ field: 'mobile', words: '无人接听。' }],
    });
    const business_license = await uploaded(owner, 'business_license');
    const answer = await owner.call(calls.verificationSave, { verification_type: '1', business_license }, newKey());
    expect(answer.code).toBe('verification_incomplete');
  });
});

describe('search for a number', () => {
  it('verificationSearch distinguishes invalid, taken and unchecked numbers [VER-03]', async () => {
    const search = (credit_code: string) => owner.ok(calls.verificationSearch, { credit_code });
    expect(await search('91330106ma2cexam47')).toEqual({
      credit_code: '91330106MA2CEXAM47',
      valid: true,
      taken: false,
      checked: true,
    });
    expect(await search('91330106MA2CEXAM40')).toMatchObject({ valid: false, checked: true });
    expect(await search('91310115MA1K4B2C3J')).toMatchObject({ valid: true, taken: true });
    expect(await search(sandboxNumbers.out_of_service[0])).toMatchObject({ valid: true, taken: false, checked: false });
  });
});
