import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { dumpAllRows } from '../../testing/dumpAllRows.ts';
import { messagesIn } from '../../testing/messages.ts';
import { storedTokenFor } from '../../testing/orderTokens.ts';
import {
  insertSubmittedVerification,
  type SubmissionSeed,
  submittedPerson,
} from '../../testing/submittedVerification.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { files } from '../files/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { notices } from '../notices/tables.ts';
import { orders } from '../orders/tables.ts';
import { registrations } from '../registration/tables.ts';
import { enterpriseAuthorisations } from '../signing/tables.ts';
import { verificationAccesses, verifications } from './tables.ts';

const newcomer = { client_id: 'client-new', submitted_by: 'user-new-cn' } as const;
const verification_id = 'handed-in';

let test: TestApp;
let reviewer: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  // The submissions of the demo.
  await test.deps.db.delete(verifications);
  reviewer = await test.signedIn('reviewer@desk.example');
});
afterEach(() => test.close());

let keys = 0;
const newKey = () => `key-of-an-intent-${++keys}`;

const submit = (said: Partial<SubmissionSeed> = {}) =>
  insertSubmittedVerification(test.deps, { verification_id, ...newcomer, ...said });
const byField: VerificationRefusal = {
  code: 'license_unreadable',
  fields: [{ field: 'business_license', words: '请上传清晰的照片。' }],
};
const whole: VerificationRefusal = { code: 'license_expired', fields: [] };
const accept = (for_now: VerificationRefusal | undefined = undefined, key = newKey(), id = verification_id) =>
  reviewer.call(calls.deskVerificationAccept, { verification_id: id, for_now }, key);
const refuse = (refusal = byField, client = reviewer) =>
  client.call(calls.deskVerificationRefuse, { verification_id, refusal }, newKey());
const read = (id = verification_id) => reviewer.ok(calls.deskVerificationRead, { verification_id: id });
const clientRow = async (client_id: string = newcomer.client_id) => {
  const [row] = await test.deps.db.select().from(clients).where(eq(clients.client_id, client_id));
  if (row === undefined) throw new Error(`there is no client ${client_id}`);
  const { full_name, enterprise_number, verification_status, verification_refusal } = row;
  return { full_name, enterprise_number, verification_status, verification_refusal };
};

describe('verifications at the desk', () => {
  it('a reviewer reads all of a verification, with the legal person unmasked [VRD-01]', async () => {
    await submit();
    const { looks, ...told } = await read();
    expect(looks).toEqual([{ look_id: expect.any(Number), by: '安雅', at: test.deps.now().toISOString(), file: null }]);
    expect(told).toEqual({
      verification_id,
      status: 'pending',
      verification_type: 1,
      zone: 'CN',
      full_name: '杭州新芽科技有限公司',
      company_name: '杭州新芽科技有限公司',
      translated_name: 'Hangzhou Xinya Technology Co., Ltd.',
      credit_code: '91330106MA2H7X8K90',
      register: 'listed',
      is_number_taken: false,
      registered_number: null,
      submitted_at: '2026-03-02T08:00:00.000Z',
      submitted_by: '周宁',
      decided_at: null,
      decided_by: null,
      earlier: [],
      language: 'zh-CN',
      legal_person: submittedPerson,
      is_authorised: false,
      power_of_attorney: expect.objectContaining({ file_id: 'handed-in-attorney', type: 'application/pdf' }),
      power_of_attorney_until: '2036-03-02T00:00:00.000Z',
      business_license: expect.objectContaining({ file_id: 'handed-in-license', type: 'application/pdf' }),
      mobile: '+8613800138000',
      refusal: null,
      decisions: ['accept', 'accept_for_now', 'refuse'],
    });
  });

  it('a reviewer sees which active content was removed from each PDF [FIL-72]', async () => {
    await submit();
    await test.deps.db
      .update(files)
      .set({ active: ['script'] })
      .where(eq(files.file_id, 'handed-in-attorney'));
    const { business_license, power_of_attorney } = await read();
    expect([business_license.removed, power_of_attorney?.removed]).toEqual([[], ['script']]);
  });

  it('a reviewer sees the number with which the company registered [VRD-01]', async () => {
    await submit();
    await test.deps.db.insert(registrations).values({
      registration_id: 'registration-of-the-newcomer',
      holder: 'a tab',
      region: 'HK',
      company_name: '杭州新芽科技有限公司',
      enterprise_number: '91330106MA2H7X8K91',
      contact_name: '周宁',
      email: 'new@cn.example',
      mobile: '+8613800138000',
      language: 'zh-CN',
      terms_version: '1',
      submitted_at: test.deps.now(),
      client_id: newcomer.client_id,
    });
    expect((await read()).registered_number).toBe('91330106MA2H7X8K91');
  });

  it('a reviewer sees that the legal person has authorised since, and that another client has the number [VRD-01]', async () => {
    await submit({ credit_code: '91310115MA1K4B2C3J' });
    const { db, now } = test.deps;
    const given = { provider: 'sandbox', status: 'authorized', heard_at: now() } as const;
    await db.insert(enterpriseAuthorisations).values({ client_id: newcomer.client_id, ...given });
    const { is_authorised, is_number_taken } = await read();
    expect([is_authorised, is_number_taken]).toEqual([true, true]);
    // Another provider, or none, does not know the enterprise.
    await db.update(enterpriseAuthorisations).set({ provider: 'fadada' });
    expect((await read()).is_authorised).toBe(false);
    await db.update(enterpriseAuthorisations).set({ provider: 'sandbox' });
    Object.assign(test.deps, { signing: null });
    expect((await read()).is_authorised).toBe(false);
  });

  it('accepting a verification verifies the client under its certified name and number [VRD-02]', async () => {
    await submit({ company_name: '杭州新芽软件有限公司' });
    expect((await accept()).code).toBe('ok');
    expect(await clientRow()).toEqual({
      full_name: '杭州新芽软件有限公司',
      enterprise_number: '91330106MA2H7X8K90',
      verification_status: 'pass',
      verification_refusal: null,
    });
    const { status, decided_at, decided_by, decisions } = await read();
    expect([status, decided_at, decided_by, decisions]).toEqual(['pass', '2026-03-02T08:00:00.000Z', '安雅', []]);
  });

  it('accepting a verification for now sets trial_pass, and it can then only be accepted fully [VRD-02]', async () => {
    await submit();
    expect((await accept(byField)).code).toBe('ok');
    expect(await clientRow()).toEqual({
      full_name: '杭州新芽科技有限公司',
      enterprise_number: null,
      verification_status: 'trial_pass',
      verification_refusal: byField,
    });
    expect((await read()).decisions).toEqual(['accept']);
    expect((await accept(byField)).code).toBe('already_decided');
    expect((await accept()).code).toBe('ok');
    expect((await clientRow()).verification_status).toBe('pass');
  });

  it('refusing a verification by field sets refuse_alternate, and without fields refuse [VRD-03]', async () => {
    await submit();
    expect((await refuse()).code).toBe('ok');
    expect((await clientRow()).verification_status).toBe('refuse_alternate');
    await submit({ verification_id: 'again' });
    expect(
      (await reviewer.call(calls.deskVerificationRefuse, { verification_id: 'again', refusal: whole }, newKey())).code,
    ).toBe('ok');
    expect(await clientRow()).toMatchObject({
      verification_status: 'refuse',
      verification_refusal: whole,
      enterprise_number: null,
    });
    const owner = await test.signedIn('new@cn.example');
    expect(await owner.ok(calls.clientVerification, {})).toMatchObject({ status: 'refuse', refusal: whole });
  });

  it('a refusal is shown in the language of the reader, with the reviewer’s own text unchanged [BAN-01]', async () => {
    await submit();
    await refuse();
    const owner = await test.signedIn('new@cn.example');
    const told = async (language: Language) => {
      const headers = { 'accept-language': language };
      const session = await owner.answered(await owner.fetch(`/oss${calls.userRead.path}`, { headers }));
      const page = await owner.answered(await owner.fetch(`/oss${calls.clientVerification.path}`, { headers }));
      return [
        calls.userRead.data.parse(session.data).verification?.message,
        calls.clientVerification.data.parse(page.data).message,
      ];
    };
    const english = 'We can’t read the business licence. Business licence: 请上传清晰的照片。';
    const traditional = '公司登記證明文件無法辨識。公司登記證明文件：请上传清晰的照片。';
    expect(await told('en')).toEqual([english, english]);
    expect(await told('zh-TW')).toEqual([traditional, traditional]);
  });

  it('a refusal with a repeated, unrequested or missing field is rejected with invalid_request [VRD-03]', async () => {
    await submit({ client_id: 'client-tw', submitted_by: 'user-owner-tw', verification_type: 2, legal_person: null });
    const [field] = byField.fields;
    const twice: VerificationRefusal = { code: 'other', fields: field === undefined ? [] : [field, field] };
    const stranger: VerificationRefusal = { code: 'other', fields: [{ field: 'legal_person_name', words: '?' }] };
    const refused = [refuse(twice), refuse(stranger), refuse({ code: 'other', fields: [] }), accept(whole)];
    expect((await Promise.all(refused)).map(({ code }) => code)).toEqual(refused.map(() => 'invalid_request'));
    expect((await read()).status).toBe('pending');
  });

  it('concurrent decisions on one verification: one succeeds, and a retry with its key gets the same answer [VRD-04]', async () => {
    await submit();
    const key = newKey();
    // Only full acceptance: what was accepted for now could still be accepted fully by the second reviewer.
    const decisions = [accept(undefined, key), refuse(), refuse(whole), accept(undefined, key)];
    const [accepted, byFieldRefused, refused, again] = (await Promise.all(decisions)).map(({ code }) => code);
    expect([accepted, byFieldRefused, refused].toSorted()).toEqual(['already_decided', 'already_decided', 'ok']);
    expect(again).toBe(accepted);
  });

  it('an earlier verification of a client can no longer be decided [VRD-04]', async () => {
    await submit();
    await accept(byField);
    await submit({ verification_id: 'again' });
    expect((await accept()).code).toBe('already_decided');
    expect((await read()).decisions).toEqual([]);
    const again = await read('again');
    expect([again.decisions, again.earlier]).toEqual([
      ['accept', 'accept_for_now', 'refuse'],
      [{ status: 'trial_pass', decided_at: '2026-03-02T08:00:00.000Z', decided_by: '安雅', refusal: byField }],
    ]);
  });

  it('accepting a number of another verified client is rejected with credit_code_taken, even at once [VRD-05]', async () => {
    await submit({ credit_code: '91310115MA1K4B2C3J' });
    expect((await accept()).code).toBe('credit_code_taken');
    expect((await clientRow()).verification_status).toBe('pending');
    const other = { client_id: 'client-hk', submitted_by: 'user-owner-hk', verification_type: 2 };
    await submit({ verification_id: 'first', client_id: 'client-tw', submitted_by: 'user-owner-tw' });
    await submit({ verification_id: 'second', ...other });
    const answers = await Promise.all([accept(undefined, newKey(), 'first'), accept(undefined, newKey(), 'second')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['credit_code_taken', 'ok']);
  });

  it('only reviewers can read, list and refuse verifications [VRD-04]', async () => {
    await submit();
    for (const email of ['new@cn.example', 'sales@desk.example', 'support@desk.example']) {
      const other = await test.signedIn(email);
      expect((await refuse(byField, other)).code).toBe('not_permitted');
      expect((await other.call(calls.deskVerificationRead, { verification_id })).code).toBe('not_permitted');
      expect((await other.call(calls.deskVerificationList, { status: 'pending' })).code).toBe('not_permitted');
    }
    expect(await test.deps.db.select().from(verificationAccesses)).toEqual([]);
  });

  it('verifications are found by company and number, and counted per status', async () => {
    await submit();
    test.pass({ hours: 1 });
    const taiwan = { client_id: 'client-tw', submitted_by: 'user-owner-tw', verification_type: 2 };
    await submit({ ...taiwan, verification_id: 'tw', company_name: '台北晨光股份有限公司', credit_code: '24680137' });
    const found = async (search: string) =>
      (await reviewer.ok(calls.deskVerificationList, { status: 'pending', search })).verifications.map(
        (each) => each.verification_id,
      );
    expect(await found('')).toEqual([verification_id, 'tw']);
    expect(await found('2468')).toEqual(['tw']);
    expect(await found('２４６８')).toEqual(['tw']);
    expect(await found('Ｘｉｎｙａ')).toEqual([verification_id, 'tw']);
    expect(await found('xinya')).toEqual([verification_id, 'tw']);
    expect(await found('晨光')).toEqual(['tw']);
    expect(await found('%')).toEqual([]);
    await refuse();
    const { counts, more } = await reviewer.ok(calls.deskVerificationList, { status: 'pending', page_size: '1' });
    expect([counts, more]).toEqual([{ pending: 1, trial_pass: 0, pass: 0, refuse: 0, refuse_alternate: 1 }, false]);
  });
});

describe('personal data at the desk', () => {
  it('the ID number of a legal person appears in no list, decision answer, log or stored answer [VRD-06]', async () => {
    await submit();
    const list = await reviewer.ok(calls.deskVerificationList, { status: 'pending' });
    const answer = await accept();
    expect(answer.code).toBe('ok');
    expect(JSON.stringify([list, answer, test.logged])).not.toContain(submittedPerson.number);
    expect(await dumpAllRows(test.deps.db)).not.toContain(submittedPerson.number);
  });

  it('readings by reviewers are listed in the access log of a verification, readings by clients are not [VRD-06]', async () => {
    await submit();
    const open = (client: TestClient, file_id: string) => client.fetch(`/oss${calls.fileRead.path}?file_id=${file_id}`);
    await read();
    test.pass({ minutes: 1 });
    expect((await open(reviewer, 'handed-in-attorney')).headers.get('content-type')).toBe('application/pdf');
    await open(await test.signedIn('new@cn.example'), 'handed-in-license');
    await open(await test.signedIn('owner@tw.example'), 'handed-in-license');
    expect((await read()).looks).toEqual([
      { look_id: expect.any(Number), by: '安雅', at: '2026-03-02T08:01:00.000Z', file: null },
      { look_id: expect.any(Number), by: '安雅', at: '2026-03-02T08:01:00.000Z', file: 'power_of_attorney.pdf' },
      { look_id: expect.any(Number), by: '安雅', at: '2026-03-02T08:00:00.000Z', file: null },
    ]);
  });

  it('reading a document is logged for the last verification that it belongs to [VRD-06]', async () => {
    await submit();
    await refuse();
    await submit({ verification_id: 'again', business_license: 'handed-in-license' });
    await reviewer.fetch(`/oss${calls.fileRead.path}?file_id=handed-in-license`);
    const rows = await test.deps.db.select().from(verificationAccesses);
    expect(rows.map((row) => [row.verification_id, row.file_id, row.user_id])).toEqual([
      ['again', 'handed-in-license', 'user-reviewer'],
    ]);
  });

  it('every reading of a document is logged, and a document of no verification is not readable [VRD-06]', async () => {
    await submit();
    const open = async () => (await reviewer.fetch(`/oss${calls.fileRead.path}?file_id=handed-in-license`)).status;
    expect([await open(), await open()]).toEqual([200, 200]);
    const looks = await test.deps.db.select().from(verificationAccesses);
    expect(looks.map(({ file_id }) => file_id)).toEqual(['handed-in-license', 'handed-in-license']);
    await test.deps.db.delete(verificationAccesses);
    await test.deps.db.delete(verifications);
    expect(await open()).toBe(404);
  });
});

it('the client is notified of each verification decision by notice and mail, in its language [VRD-07]', async () => {
  const told = async () => {
    const mails = await messagesIn(test.deps.db);
    return mails.map(({ subject, body, address }) => ({ subject, address, body: body.split('\n\n') }));
  };
  await submit();
  await refuse();
  await test.deps.db.update(users).set({ user_language: 'ja' }).where(eq(users.user_id, newcomer.submitted_by));
  test.pass({ minutes: 1 });
  await submit({ verification_id: 'again' });
  await accept(undefined, newKey(), 'again');
  const [refused, passed] = await told();
  expect(refused).toEqual({
    subject: '企业认证待修改',
    address: 'new@cn.example',
    body: [
      '“杭州新芽科技有限公司”的企业认证暂未通过。',
      '营业执照无法辨认。',
      '营业执照：请上传清晰的照片。',
      '请修改上述内容后重新提交，其他内容已保留。',
      expect.stringMatching(/^企业认证：http.+\/mainlandAuth$/),
    ],
  });
  expect(passed).toEqual({
    subject: '企業認証が完了しました',
    address: 'new@cn.example',
    body: ['杭州新芽科技有限公司の企業認証が完了しました。'],
  });
  const heard = await test.deps.db.select().from(notices).where(eq(notices.user_id, newcomer.submitted_by));
  const of = heard.filter(({ category, digest }) => category === 'system' && digest.en.includes('company'));
  expect(of.map(({ digest }) => digest.en).toSorted()).toEqual([
    'Your company is verified',
    'Your company verification needs correction',
  ]);
});

it('the mail and notice of a verification decision link to the order that waits for it [NOT-80]', async () => {
  const [like] = await test.deps.db.select().from(orders).limit(1);
  if (like === undefined) throw new Error('the demo has no order to copy');
  const { client_id, submitted_by: user_id } = newcomer;
  const copy = { ...like, client_id, user_id, status: 'paid', draft_id: null, key: null } as const;
  await test.deps.db.insert(orders).values({ ...copy, ...storedTokenFor('waits'), order_no: 'waits' });
  await submit();
  await refuse();
  test.pass({ minutes: 1 });
  await submit({ verification_id: 'again' });
  await accept(undefined, newKey(), 'again');
  const mails = await messagesIn(test.deps.db);
  expect(mails.map(({ body }) => /http\S*/.exec(body)?.[0] ?? null)).toEqual([
    'http://127.0.0.1:4300/mall/mainlandAuth?for=waits',
    'http://127.0.0.1:4300/mall/order/detail/waits/activate',
  ]);
  const client = await test.signedIn('new@cn.example');
  const { notices: told } = await client.ok(calls.noticeList, {});
  expect(told.slice(0, 2).map(({ digest, page }) => [digest.en, page])).toEqual([
    ['Your company is verified', '/order/detail/waits/activate'],
    ['Your company verification needs correction', '/mainlandAuth?for=waits'],
  ]);
});
