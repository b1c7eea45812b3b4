import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import { registrationLimits } from '#contract/limits.ts';
import { solveCaptchaChallenge } from '../../testing/codes.ts';
import { messagesIn } from '../../testing/messages.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { idempotencyKeys } from '../../wire/tables.ts';
import { messageCodes } from '../codes/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { outbox } from '../outbox/tables.ts';
import { purgeOldRegistrations } from './purge.ts';
import { registrationLinks, registrations } from './tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const newKey = () => randomBytes(16).toString('hex');
const password = 'seven lanterns by the quay';
const mobiles = { TW: '+886912345678', JP: '+819012345678', HK: '+85251234567' } as const;
const numbers = { TW: '62140097', JP: 'T7000012050002', HK: '62478813' } as const;

async function codeFor(client: TestClient, region: RegistrationRegion = 'TW', mobile: string = mobiles[region]) {
  const purpose = 'registration';
  const { challenge } = await client.ok(calls.captchaChallenge, { purpose });
  const { captcha_id } = await client.ok(calls.captchaPassed, {
    purpose,
    solution: await solveCaptchaChallenge(challenge),
  });
  const image = await client.ok(calls.imageVerifyCode, { captcha_id });
  const image_code = await solveCaptchaChallenge(image.challenge);
  const asked = { mobile, image_code_id: image.image_code_id, image_code, language: 'zh-TW', zone: region } as const;
  await client.ok(calls.registrationSendSmsCode, asked, newKey());
  const sent = await messagesIn(test.deps.db, eq(outbox.address, mobile));
  const [last] = sent.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
  return /\d{6}/.exec(last?.body ?? '')?.[0] ?? 'none';
}

type RegistrationFields = Partial<
  Record<'company_name' | 'email' | 'mobile' | 'sms_code' | 'enterprise_number' | 'terms_version', string>
>;

async function fillRegistration(client: TestClient, region: RegistrationRegion = 'TW', of: RegistrationFields = {}) {
  const mobile = of.mobile ?? mobiles[region];
  return {
    region,
    company_name: '台北曉光有限公司',
    enterprise_number: numbers[region],
    contact_name: '林曉',
    email: 'lin@xiaoguang.example',
    mobile,
    sms_code: of.sms_code ?? (await codeFor(client, region, mobile)),
    terms_version: 'demo-1',
    language: 'zh-TW' as const,
    ...of,
  };
}

const save = async (
  client: TestClient,
  region: RegistrationRegion = 'TW',
  of: RegistrationFields = {},
  key = newKey(),
) => client.call(calls.registrationSave, await fillRegistration(client, region, of), key);

const mailsTo = (address: string) => messagesIn(test.deps.db, eq(outbox.address, address));

/** The secret in the last mail; `none` if that mail has no link. */
async function linkTo(address = 'lin@xiaoguang.example'): Promise<string> {
  const mails = await mailsTo(address);
  const [last] = mails.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
  return /#([\w-]{43})/.exec(last?.body ?? '')?.[1] ?? 'none';
}

const confirm = (client: TestClient, secret: string, of: { password?: string } = {}, key = newKey()) =>
  client.call(calls.registrationConfirm, { secret, password, ...of }, key);

const usersBy = (email: string) => test.deps.db.select().from(users).where(eq(users.email, email));

describe('registration', () => {
  it('the registration mail contains the company name shortened to one line without a working link [REG-02]', async () => {
    const company_name = `Alert\n\nUnlock your account at https://evil.example/unlock \u202E${'or lose it '.repeat(9)}`;
    await save(test.tab(), 'TW', { company_name });
    const [mail] = await mailsTo('lin@xiaoguang.example');
    const told = 'Alert Unlock your account at https:\u2060/\u2060/\u2060evil.\u2060example/\u2060unlock or';
    expect(mail?.body.split('\n\n')[0]).toBe(`有人正在 Mallflow 註冊「${told}…」，並以此電子郵件地址作為主帳號。`);
  });

  it.each([
    { region: 'TW', currency: 'TWD', number: '62140097', page: '/register-tw/confirm#' },
    { region: 'JP', currency: 'JPY', number: '7000012050002', page: '/register/confirm#' },
    { region: 'HK', currency: 'USD', number: '62478813', page: '/register-hk/confirm#' },
  ] as const)(
    'registration in $region creates an account that signs in and sees prices in its currency [REG-01]',
    async (of) => {
      const { region, currency, number, page } = of;
      const tab = test.tab();
      const mailed = await save(tab, region);
      expect(mailed).toMatchObject({
        code: 'ok',
        data: { email: 'lin@xiaoguang.example', expires_at: '2026-03-03T08:00:00.000Z', resend_after_seconds: 60 },
      });
      expect(await usersBy('lin@xiaoguang.example')).toEqual([]);
      const [mail] = await mailsTo('lin@xiaoguang.example');
      expect(mail?.body).toContain(`/mall${page}`);
      const reader = test.tab();
      const secret = await linkTo();
      expect(await reader.ok(calls.registrationLinkRead, { secret })).toEqual({
        region,
        company_name: '台北曉光有限公司',
        email: 'lin@xiaoguang.example',
        expires_at: '2026-03-03T08:00:00.000Z',
      });
      const account = {
        region,
        company_name: '台北曉光有限公司',
        email: 'lin@xiaoguang.example',
        confirmed_at: '2026-03-02T08:00:00.000Z',
      };
      expect(await reader.ok(calls.registrationConfirm, { secret, password }, newKey())).toEqual(account);
      expect(await reader.ok(calls.registrationConfirmed, { region })).toEqual({ account });
      expect(await tab.ok(calls.registrationConfirmed, { region })).toEqual({ account: null });
      const visitor = test.visitor();
      const user = await visitor.ok(calls.sessionSignIn, { email: 'Lin@Xiaoguang.example', password });
      expect(user).toMatchObject({
        email: 'lin@xiaoguang.example',
        real_name: '林曉',
        user_language: 'zh-TW',
        user: { is_admin: true },
        client: { full_name: '台北曉光有限公司', currency_label: currency, use_zone: region, client_status: 'active' },
        verification: { status: 'none', verification_type: 2 },
        could_buy: true,
      });
      const { plans } = await visitor.ok(calls.productTypeList, {});
      expect(plans.length).toBeGreaterThan(0);
      const [kept] = await test.deps.db.select().from(registrations);
      const verification = await visitor.ok(calls.clientVerification, {});
      expect(verification).toMatchObject({ full_name: '台北曉光有限公司', registered_number: number });
      expect(kept).toMatchObject({ enterprise_number: number, terms_version: 'demo-1', mobile: mobiles[region] });
    },
  );

  it('the secret of a registration link and the password are neither stored nor logged in the clear [REG-02]', async () => {
    const tab = test.tab();
    await save(tab);
    const secret = await linkTo();
    await confirm(tab, secret);
    const kept = JSON.stringify([
      await test.deps.db.select().from(registrationLinks),
      await test.deps.db.select().from(registrations),
      await test.deps.db.select().from(idempotencyKeys),
      test.logged,
    ]);
    expect([kept.includes(secret), kept.includes(password)]).toEqual([false, false]);
  });

  it('a registration request repeated with its key gets the same answer and sends one mail [REG-03]', async () => {
    const tab = test.tab();
    const asked = await fillRegistration(tab);
    const key = newKey();
    const answers = [
      await tab.call(calls.registrationSave, asked, key),
      await tab.call(calls.registrationSave, asked, key),
      await tab.call(calls.registrationSave, { ...asked, language: 'en' }, key),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok']);
    expect(await mailsTo('lin@xiaoguang.example')).toHaveLength(1);
    expect(await tab.call(calls.registrationSave, { ...asked, company_name: 'Other' }, key)).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('registration rejects a number, mobile or terms that do not fit before the SMS code is spent [REG-04]', async () => {
    const tab = test.tab();
    const asked = await fillRegistration(tab);
    const refusals = [];
    for (const of of [
      { enterprise_number: '6214009' },
      { region: 'JP' as const },
      { mobile: '+819012345678' },
      { terms_version: 'demo-0' },
    ])
      refusals.push((await tab.call(calls.registrationSave, { ...asked, ...of }, newKey())).code);
    expect(refusals).toEqual([
      'enterprise_number_invalid',
      'enterprise_number_invalid',
      'mobile_invalid',
      'terms_changed',
    ]);
    expect(await tab.call(calls.registrationSave, asked, newKey())).toMatchObject({ code: 'ok' });
  });

  it('registration is closed when no terms are set or no messages can be sent [REG-04]', async () => {
    const codes = [];
    for (const settings of [{ terms: null }, { demo: false }]) {
      const closed = await createTestApp({ settings });
      codes.push((await closed.tab().call(calls.registrationTerms, {})).code);
      await closed.close();
    }
    expect(codes).toEqual(['registration_closed', 'registration_closed']);
  });

  it('an SMS code registers once, and only in the tab that requested it [REG-05]', async () => {
    const tab = test.tab();
    const asked = await fillRegistration(tab);
    const stranger = await test.tab().call(calls.registrationSave, asked, newKey());
    const first = await tab.call(calls.registrationSave, asked, newKey());
    const again = await tab.call(calls.registrationSave, asked, newKey());
    expect([stranger.code, first.code, again.code]).toEqual(['sms_code_missing', 'ok', 'sms_code_expired']);
    expect(await mailsTo('lin@xiaoguang.example')).toHaveLength(1);
  });
});

describe('registration with an existing address', () => {
  /** Row counts of the tables that registration writes to. */
  const rows = async () => {
    const { db } = test.deps;
    return {
      registrations: (await db.select().from(registrations)).length,
      links: (await db.select().from(registrationLinks)).length,
      mails: (await db.select().from(outbox)).length,
      keys: (await db.select().from(idempotencyKeys)).length,
      codes: (await db.select().from(messageCodes)).length,
      users: (await db.select().from(users)).length,
    };
  };

  it('registering an address with an account has the same answer and database work as without one [REG-06]', async () => {
    const measured = [];
    for (const email of ['owner@tw.example', 'nobody@tw.example']) {
      const tab = test.tab();
      const asked = await fillRegistration(tab, 'TW', { email });
      const before = await rows();
      const statements = countStatements();
      const { code, data, msg } = await tab.call(calls.registrationSave, asked, newKey());
      const asks = statements.end();
      const after = await rows();
      measured.push({ code, data: { ...Object(data), email: '' }, msg, asks, writes: diff(before, after) });
      test.pass({ minutes: 2 });
    }
    const [known, unknown] = measured;
    expect(known?.asks.length).toBeGreaterThan(5);
    expect({ ...known, data: null }).toEqual({ ...unknown, data: null });
    const [mail] = await mailsTo('owner@tw.example');
    expect(mail?.subject).toBe('您已有 Mallflow 帳號');
    expect(await linkTo('owner@tw.example')).toBe('none');
  });

  it('resending the registration mail to an address with an account works as without one [REG-06]', async () => {
    const tab = test.tab();
    await save(tab, 'TW', { email: 'owner@tw.example' });
    test.pass({ minutes: 1 });
    const again = await tab.call(calls.registrationResend, { region: 'TW', language: 'zh-TW' }, newKey());
    expect(again).toMatchObject({ code: 'ok', data: { email: 'owner@tw.example', resend_after_seconds: 60 } });
    expect(await mailsTo('owner@tw.example')).toHaveLength(2);
  });

  it('two registrations of one address make one account, by the link that is confirmed first [REG-07]', async () => {
    const secrets = [];
    for (const network of ['192.0.2.7', '192.0.2.8']) {
      await save(test.tab(network));
      secrets.push(await linkTo());
      test.pass({ minutes: 2 });
    }
    const reader = test.tab();
    const answers = await Promise.all(secrets.map((secret) => confirm(reader, secret)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['link_used', 'ok']);
    expect(await usersBy('lin@xiaoguang.example')).toHaveLength(1);
    expect(
      (await test.deps.db.select().from(clients)).filter(({ full_name }) => full_name === '台北曉光有限公司'),
    ).toHaveLength(1);
  });
});

/** Records the first words of each database statement. */
function countStatements(): { readonly end: () => readonly string[] } {
  const prototype: object = PgPreparedQuery.prototype;
  const real: unknown = Reflect.get(prototype, 'queryWithCache');
  if (typeof real !== 'function') throw new Error('statements cannot be counted');
  const seen: string[] = [];
  Reflect.set(prototype, 'queryWithCache', function counted(this: unknown, ...asked: unknown[]) {
    seen.push(String(asked[0]).slice(0, 60));
    return Reflect.apply(real, this, asked);
  });
  return {
    end: () => {
      Reflect.set(prototype, 'queryWithCache', real);
      return seen;
    },
  };
}

const diff = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]));

describe('registration link', () => {
  it('a made-up, used or expired registration link is rejected and creates no account [REG-08]', async () => {
    const tab = test.tab();
    await save(tab);
    const secret = await linkTo();
    const forged = secret.startsWith('A') ? `B${secret.slice(1)}` : `A${secret.slice(1)}`;
    expect((await confirm(tab, forged)).code).toBe('link_unknown');
    expect((await tab.call(calls.registrationLinkRead, { secret: forged })).code).toBe('link_unknown');
    test.pass({ hours: registrationLimits.linkHours });
    expect((await confirm(tab, secret)).code).toBe('link_expired');
    expect((await tab.call(calls.registrationLinkRead, { secret })).code).toBe('link_expired');
    expect(await usersBy('lin@xiaoguang.example')).toEqual([]);
    await tab.ok(calls.registrationResend, { region: 'TW', language: 'zh-TW' }, newKey());
    const newer = await linkTo();
    expect((await confirm(tab, newer)).code).toBe('ok');
    expect((await confirm(tab, newer, { password: 'another long sentence 77' })).code).toBe('link_used');
    expect((await tab.call(calls.registrationLinkRead, { secret: newer })).code).toBe('link_used');
    const stale = await test
      .visitor()
      .call(calls.sessionSignIn, { email: 'lin@xiaoguang.example', password: 'another long sentence 77' });
    expect(stale.code).toBe('wrong_credentials');
  });

  it('confirming a registration link again with the same key and tab returns the same answer [REG-08]', async () => {
    const tab = test.tab();
    await save(tab);
    const secret = await linkTo();
    const key = newKey();
    const first = await confirm(tab, secret, {}, key);
    const again = await confirm(tab, secret, {}, key);
    expect(again).toEqual(first);
    expect((await confirm(test.tab(), secret, {}, key)).code).toBe('link_used');
  });

  it('concurrent confirmations of a registration link create one account; the others get link_used [REG-08]', async () => {
    const tab = test.tab();
    await save(tab);
    const secret = await linkTo();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(tab, secret)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'link_used',
      'link_used',
      'link_used',
      'link_used',
      'ok',
    ]);
    expect(await usersBy('lin@xiaoguang.example')).toHaveLength(1);
  });

  it('a guessable password is rejected with password_weak, and the registration link stays valid [REG-09]', async () => {
    const tab = test.tab();
    await save(tab);
    const secret = await linkTo();
    const weak = ['password', 'qwertyuiop', 'abcdefgh', '11111111', 'xiaoguang1', 'lin@xiaoguang.example', 'mallflow1'];
    const codes = [];
    for (const each of weak) codes.push((await confirm(tab, secret, { password: each })).code);
    expect(codes).toEqual(weak.map(() => 'password_weak'));
    expect((await confirm(tab, secret, { password: 'short' })).code).toBe('invalid_request');
    expect((await confirm(tab, secret)).code).toBe('ok');
  });

  it('confirming a registration with additional fields is rejected with unknown_field [REG-08]', async () => {
    const tab = test.tab();
    await save(tab);
    const secret = await linkTo();
    const more = { secret, password, is_admin: true, role: 'support' };
    expect((await tab.call(calls.registrationConfirm, more, newKey())).code).toBe('unknown_field');
  });
});

describe('registration mails', () => {
  it('registration mails are limited to one a minute per registration and ten a day per address [REG-10]', async () => {
    const tab = test.tab();
    await save(tab);
    const again = () => tab.call(calls.registrationResend, { region: 'TW', language: 'zh-TW' }, newKey());
    expect(await again()).toMatchObject({ code: 'mail_too_soon', data: { retry_after_seconds: 60 } });
    const codes = [];
    for (let mail = 2; mail <= registrationLimits.dailyByAddress + 1; mail += 1) {
      test.pass({ minutes: 1 });
      codes.push((await again()).code);
    }
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 'ok'), 'mail_daily_limit']);
    const other = await save(test.tab('192.0.2.9'), 'TW', { email: 'LIN@xiaoguang.example', mobile: '+886987654321' });
    expect(other.code).toBe('mail_daily_limit');
    expect(await mailsTo('lin@xiaoguang.example')).toHaveLength(10);
    test.pass({ days: 1 });
    expect((await again()).code).toBe('ok');
  });

  it('concurrent requests for a registration mail: one is sent, the others get mail_too_soon [REG-10]', async () => {
    const tab = test.tab();
    await save(tab);
    test.pass({ minutes: 1 });
    const asked = { region: 'TW', language: 'zh-TW' } as const;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => tab.call(calls.registrationResend, asked, newKey())),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'mail_too_soon',
      'mail_too_soon',
      'mail_too_soon',
      'ok',
    ]);
  });

  it('a registration mail is sent again only to the tab that registered [REG-10]', async () => {
    await save(test.tab());
    test.pass({ minutes: 1 });
    const other = await test.tab().call(calls.registrationResend, { region: 'TW', language: 'en' }, newKey());
    const elsewhere = await test.visitor().call(calls.registrationResend, { region: 'TW', language: 'en' }, newKey());
    expect([other.code, elsewhere.code]).toEqual(['registration_unknown', 'not_signed_in']);
  });

  it('requests to resend a registration mail are rate-limited per tab and per network [REG-10]', async () => {
    const tab = test.tab();
    const codes = [];
    for (let time = 0; time < 11; time += 1)
      codes.push((await tab.call(calls.registrationResend, { region: 'TW', language: 'en' }, newKey())).code);
    expect(codes.slice(9)).toEqual(['registration_unknown', 'too_many_requests']);
    const crowd = [];
    for (let time = 0; time < 90; time += 1)
      crowd.push((await test.tab().call(calls.registrationResend, { region: 'TW', language: 'en' }, newKey())).code);
    expect(crowd.at(-1)).toBe('too_many_requests');
  });

  it('a registration mail is in the language of the page [REG-01]', async () => {
    const subjects = [];
    for (const [index, language] of (['en', 'zh-CN', 'zh-TW', 'ja'] as const).entries()) {
      const tab = test.tab();
      const email = `reader-${index}@xiaoguang.example`;
      await tab.ok(calls.registrationSave, { ...(await fillRegistration(tab, 'TW', { email })), language }, newKey());
      subjects.push((await mailsTo(email))[0]?.subject);
      test.pass({ minutes: 2 });
    }
    expect(subjects).toEqual([
      'Confirm your email address to finish registering',
      '请验证邮箱以完成注册',
      '請驗證電子郵件地址，完成註冊',
      'メールアドレスを確認し、登録を完了してください',
    ]);
  });
});

describe('stored registrations', () => {
  it('a registration not confirmed within a week is deleted together with its links [REG-11]', async () => {
    const tab = test.tab();
    await save(tab);
    await confirm(tab, await linkTo());
    test.pass({ minutes: 2 });
    await save(tab, 'HK', { email: 'other@hk.example' });
    test.pass({ days: registrationLimits.keptDays });
    await purgeOldRegistrations(test.deps);
    const kept = await test.deps.db.select({ email: registrations.email }).from(registrations);
    expect(kept).toEqual([{ email: 'lin@xiaoguang.example' }]);
    expect(await test.deps.db.select({ email: registrationLinks.email }).from(registrationLinks)).toEqual(kept);
  });

  it('a confirmed registration is returned for a day to the tab that confirmed it [REG-11]', async () => {
    const tab = test.tab();
    await save(tab);
    await confirm(tab, await linkTo());
    test.pass({ hours: 23 });
    expect((await tab.ok(calls.registrationConfirmed, { region: 'TW' })).account?.email).toBe('lin@xiaoguang.example');
    expect((await tab.ok(calls.registrationConfirmed, { region: 'HK' })).account).toBe(null);
    test.pass({ hours: 1 });
    expect((await tab.ok(calls.registrationConfirmed, { region: 'TW' })).account).toBe(null);
  });
});
