import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { Challenge, CodePurpose } from '#contract/entities/oneTimeCode.ts';
import { codeLimits } from '#contract/limits.ts';
import { codeRequestFor, readSentCode, solveCaptcha, solveCaptchaChallenge } from '../../testing/codes.ts';
import { messagesIn } from '../../testing/messages.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { users } from '../identity/tables.ts';
import { outbox } from '../outbox/tables.ts';
import { purgeOldCodes } from './purge.ts';
import { type SubmittedCode, spendCode, tryCode } from './spend.ts';
import { captchas, messageCodes } from './tables.ts';

let test: TestApp;
let owner: TestClient;
beforeEach(async () => {
  test = await createTestApp({ settings: { site_name: '云帆商城' } });
  owner = await test.signedIn('owner@cn.example');
});
afterEach(() => test.close());

const mobile = '+8613800138000';
const newKey = () => randomBytes(16).toString('hex');

const smsCodeRequestFor = (client: TestClient, of: { mobile?: string; purpose?: CodePurpose } = {}) =>
  codeRequestFor(client, { mobile, ...of });

const send = async (client: TestClient, of: { mobile?: string } = {}, key = newKey()) =>
  client.call(calls.verificationSendSmsCode, await smsCodeRequestFor(client, of), key);

const messages = () => messagesIn(test.deps.db, eq(outbox.channel, 'sms'));

const codeFor = (address = mobile) => readSentCode(test.deps.db, address);

async function holderOf(email: string): Promise<SubmittedCode['holder']> {
  const [user] = await test.deps.db.select().from(users).where(eq(users.email, email));
  const { user_id = '', client_id = null, is_admin = false } = user ?? {};
  return { kind: 'user', user: { user_id, client_id: client_id ?? '', is_admin, role: 'client' } };
}

async function tryIt(code: string, of: Partial<SubmittedCode> = {}) {
  const holder = of.holder ?? (await holderOf('owner@cn.example'));
  return tryCode({ purpose: 'verification', zone: 'CN', mobile, key: newKey(), ...of, holder, code }, test.deps);
}

const another = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('a captcha', () => {
  it('a captcha solution passes once, and its second use is refused (captcha_wrong) [COD-01]', async () => {
    const solved = await solveCaptcha(owner);
    const passed = await owner.ok(calls.captchaPassed, solved);
    expect(passed.expires_at).toBe('2026-03-02T08:10:00.000Z');
    expect(await owner.call(calls.captchaPassed, solved)).toMatchObject({ code: 'captcha_wrong' });
  });

  it('of five concurrent uses of one captcha solution, one passes [COD-01]', async () => {
    const solved = await solveCaptcha(owner);
    const all = await Promise.all(Array.from({ length: 5 }, () => owner.call(calls.captchaPassed, solved)));
    expect(all.map(({ code }) => code).toSorted()).toEqual([
      'captcha_wrong',
      'captcha_wrong',
      'captcha_wrong',
      'captcha_wrong',
      'ok',
    ]);
  });

  it('a captcha solution is refused for another purpose, user or network, and after it has expired [COD-01]', async () => {
    const solved = await solveCaptcha(owner);
    const elsewhere = await test.signedIn('owner@cn.example', '192.0.2.99');
    const other = await test.signedIn('owner@tw.example');
    const wrong = [
      await owner.call(calls.captchaPassed, { ...solved, purpose: 'appointment' }),
      await elsewhere.call(calls.captchaPassed, solved),
      await other.call(calls.captchaPassed, solved),
    ];
    test.pass({ minutes: codeLimits.captchaMinutes });
    wrong.push(await owner.call(calls.captchaPassed, solved));
    expect(wrong.map(({ code }) => code)).toEqual(wrong.map(() => 'captcha_wrong'));
  });

  it('a captcha is not passed by a wrong or malformed solution, or by a forged challenge [COD-01]', async () => {
    const { challenge } = await owner.ok(calls.captchaChallenge, { purpose: 'verification' });
    const payload = (of: object) => Buffer.from(JSON.stringify({ ...challenge, number: -1, ...of })).toString('base64');
    const made: Challenge = { ...challenge, salt: 'own&', challenge: 'f'.repeat(64) };
    const tries = [payload({}), payload({ ...made, number: 1 }), 'bm90IEpTT04gYXQgYWxs', payload({ number: 'x' })];
    const answers = await Promise.all(
      tries.map((solution) => owner.call(calls.captchaPassed, { purpose: 'verification', solution })),
    );
    expect(answers.map(({ code }) => code)).toEqual(tries.map(() => 'captcha_wrong'));
  });
});

describe('an image code', () => {
  it('image codes are drawn for the owner of a passed captcha only, up to a limit per captcha', async () => {
    const { captcha_id } = await owner.ok(calls.captchaPassed, await solveCaptcha(owner));
    const other = await test.signedIn('owner@tw.example');
    expect(await other.call(calls.imageVerifyCode, { captcha_id })).toMatchObject({ code: 'captcha_expired' });
    const { image, expires_at } = await owner.ok(calls.imageVerifyCode, { captcha_id });
    const svg = Buffer.from(image.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
    expect(svg).toMatch(/^<svg [^>]*viewBox="0,0,180,60"><rect [^>]*\/>(<path [^>]*\/>)+<\/svg>$/);
    expect(expires_at).toBe('2026-03-02T08:05:00.000Z');
    for (let drawn = 1; drawn < codeLimits.images; drawn += 1) await owner.ok(calls.imageVerifyCode, { captcha_id });
    expect(await owner.call(calls.imageVerifyCode, { captcha_id })).toMatchObject({ code: 'captcha_expired' });
  });

  it('a wrong answer ends an image code and sends no message, while its captcha remains valid [COD-02]', async () => {
    const { captcha_id } = await owner.ok(calls.captchaPassed, await solveCaptcha(owner));
    const { image_code_id, challenge } = await owner.ok(calls.imageVerifyCode, { captcha_id });
    const asked = { mobile, image_code_id, language: 'en' } as const;
    const guess = { ...asked, image_code: 'AAAAA' };
    const key = newKey();
    expect(await owner.call(calls.verificationSendSmsCode, guess, key)).toMatchObject({ code: 'image_code_wrong' });
    expect(await owner.call(calls.verificationSendSmsCode, guess, key)).toMatchObject({ code: 'image_code_wrong' });
    const late = { ...asked, image_code: await solveCaptchaChallenge(challenge) };
    expect(await owner.call(calls.verificationSendSmsCode, late, newKey())).toMatchObject({
      code: 'image_code_expired',
    });
    await owner.ok(calls.imageVerifyCode, { captcha_id });
    expect(await messages()).toEqual([]);
  });

  it('of concurrent guesses at one image code, only one is checked [COD-02]', async () => {
    const { image_code, ...asked } = await smsCodeRequestFor(owner);
    const guesses = await Promise.all(
      [...'ABCDE', image_code].map((guess) =>
        owner.call(calls.verificationSendSmsCode, { ...asked, image_code: guess }, newKey()),
      ),
    );
    const looked = guesses.filter(({ code }) => code === 'image_code_wrong' || code === 'ok');
    expect(looked).toHaveLength(1);
    expect(guesses.filter(({ code }) => code === 'image_code_expired')).toHaveLength(5);
  });

  it('an image code ends when the next one is drawn, and when it expires [COD-02]', async () => {
    const { captcha_id } = await owner.ok(calls.captchaPassed, await solveCaptcha(owner));
    const answerTo = async ({ image_code_id, challenge }: { image_code_id: string; challenge: Challenge }) =>
      ({ mobile, language: 'en', image_code_id, image_code: await solveCaptchaChallenge(challenge) }) as const;
    const first = await answerTo(await owner.ok(calls.imageVerifyCode, { captcha_id }));
    const second = await answerTo(await owner.ok(calls.imageVerifyCode, { captcha_id }));
    expect(await owner.call(calls.verificationSendSmsCode, first, newKey())).toMatchObject({
      code: 'image_code_expired',
    });
    test.pass({ minutes: codeLimits.imageMinutes });
    expect(await owner.call(calls.verificationSendSmsCode, second, newKey())).toMatchObject({
      code: 'image_code_expired',
    });
  });
});

describe('sending a code', () => {
  it('sending a code writes a message in the language of the page, and returns the time of the next send', async () => {
    expect(await send(owner)).toEqual({
      status: 200,
      code: 'ok',
      msg: expect.any(String),
      data: {
        resend_at: '2026-03-02T08:01:00.000Z',
        resend_after_seconds: 60,
        expires_at: '2026-03-02T08:10:00.000Z',
      },
    });
    const code = await codeFor();
    expect(await messages()).toMatchObject([
      {
        address: mobile,
        language: 'zh-CN',
        body: `【云帆商城】验证码 ${code}，用于企业认证，10 分钟内有效。请勿泄露给他人。`,
      },
    ]);
  });

  it('repeating a request for a code with its key sends no second message and returns the remaining wait [COD-03]', async () => {
    const asked = await smsCodeRequestFor(owner);
    const key = newKey();
    await owner.ok(calls.verificationSendSmsCode, asked, key);
    test.pass({ minutes: 0.5 });
    const again = { ...asked, language: 'ja' } as const;
    expect(await owner.ok(calls.verificationSendSmsCode, again, key)).toMatchObject({ resend_after_seconds: 30 });
    const elsewhere = { ...asked, mobile: '+8613912345678' };
    expect(await owner.call(calls.verificationSendSmsCode, elsewhere, key)).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await messages()).toHaveLength(1);
  });

  it('concurrent requests for a code send one message: equal keys succeed, others get sms_too_soon [COD-03, COD-04]', async () => {
    const key = newKey();
    const asked = await smsCodeRequestFor(owner);
    const same = await Promise.all([1, 2, 3].map(() => owner.call(calls.verificationSendSmsCode, asked, key)));
    expect(same.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok']);
    test.pass({ minutes: 1 });
    const several = await Promise.all([smsCodeRequestFor(owner), smsCodeRequestFor(owner), smsCodeRequestFor(owner)]);
    const answers = await Promise.all(several.map((each) => owner.call(calls.verificationSendSmsCode, each, newKey())));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ok', 'sms_too_soon', 'sms_too_soon']);
    expect(await messages()).toHaveLength(2);
  });

  it('sending a code spends the captcha together with the image code [COD-01, COD-02]', async () => {
    const { captcha_id } = await owner.ok(calls.captchaPassed, await solveCaptcha(owner));
    const { image_code_id, challenge } = await owner.ok(calls.imageVerifyCode, { captcha_id });
    const asked = {
      mobile,
      image_code_id,
      image_code: await solveCaptchaChallenge(challenge),
      language: 'ja',
    } as const;
    await owner.ok(calls.verificationSendSmsCode, asked, newKey());
    expect(await owner.call(calls.imageVerifyCode, { captcha_id })).toMatchObject({ code: 'captcha_expired' });
    test.pass({ minutes: 1 });
    expect(await owner.call(calls.verificationSendSmsCode, asked, newKey())).toMatchObject({
      code: 'image_code_expired',
    });
  });

  it('further codes for the same user, purpose and number need no captcha for half an hour [COD-01]', async () => {
    const { image_code_id: _, image_code: __, ...again } = await smsCodeRequestFor(owner);
    const another = (of: object = {}) => owner.call(calls.verificationSendSmsCode, { ...again, ...of }, newKey());
    expect(await another()).toMatchObject({ code: 'captcha_expired' });
    await send(owner);
    test.pass({ minutes: 1 });
    const colleague = await test.signedIn('paid@cn.example');
    expect([
      await owner.call(calls.appointmentSendCode, again, newKey()),
      await colleague.call(calls.verificationSendSmsCode, again, newKey()),
      await another({ mobile: '+8613912345678' }),
    ]).toMatchObject(Array.from({ length: 3 }, () => ({ code: 'captcha_expired' })));
    expect(await another({ mobile: '+86013800138000' })).toMatchObject({ code: 'ok' });
    test.pass({ minutes: codeLimits.passMinutes - 2 });
    expect(await another()).toMatchObject({ code: 'ok' });
    test.pass({ minutes: 1 });
    expect(await another()).toMatchObject({ code: 'captcha_expired' });
    expect(await messages()).toHaveLength(3);
  });

  it('a code is not sent with a captcha that was passed for another purpose', async () => {
    const asked = await smsCodeRequestFor(owner, { purpose: 'appointment' });
    expect(await owner.call(calls.verificationSendSmsCode, asked, newKey())).toMatchObject({
      code: 'image_code_expired',
    });
    expect(await owner.call(calls.appointmentSendCode, asked, newKey())).toMatchObject({ code: 'ok' });
  });

  it('codes to one number are a minute apart, in any spelling and for any user and purpose [COD-04]', async () => {
    await send(owner);
    test.pass({ minutes: 0.25 });
    const tooSoon = { code: 'sms_too_soon', data: { retry_after_seconds: 45 } };
    expect(await send(owner, { mobile: '+86013800138000' })).toMatchObject(tooSoon);
    const other = await test.signedIn('paid@cn.example', '192.0.2.50');
    const asked = await smsCodeRequestFor(other, { purpose: 'appointment' });
    expect(await other.call(calls.appointmentSendCode, asked, newKey())).toMatchObject(tooSoon);
    test.pass({ minutes: 0.75 });
    expect(await send(owner)).toMatchObject({ code: 'ok' });
  });

  it('codes are sent only to mobile numbers of the zone of the client [COD-07]', async () => {
    const numbers = ['+886912345678', '+862188888888', '+8613800138', '+819012345678'];
    const answers = [];
    for (const number of numbers) answers.push(await send(owner, { mobile: number }));
    expect(answers.map(({ code }) => code)).toEqual(numbers.map(() => 'mobile_invalid'));
    const taiwan = await test.signedIn('owner@tw.example');
    expect(await send(taiwan, { mobile: '+886912345678' })).toMatchObject({ code: 'ok' });
  });

  it('a mobile number gets a limited number of codes in 24 hours (sms_daily_limit) [COD-04]', async () => {
    for (let sent = 0; sent < codeLimits.dailyByNumber; sent += 1) {
      expect(await send(owner)).toMatchObject({ code: 'ok' });
      test.pass({ minutes: 2 });
    }
    const wait = 24 * 3600 - codeLimits.dailyByNumber * 2 * 60;
    const limit = { code: 'sms_daily_limit', data: { retry_after_seconds: wait } };
    expect(await send(owner)).toMatchObject(limit);
    test.pass({ minutes: wait / 60 - 1 });
    const again = await test.signedIn('owner@cn.example');
    expect(await send(again)).toMatchObject({ code: 'sms_daily_limit', data: { retry_after_seconds: 60 } });
    test.pass({ minutes: 1 });
    expect(await send(again)).toMatchObject({ code: 'ok' });
  });

  it('a network may request a limited number of codes in 24 hours, over all mobile numbers [COD-04]', async () => {
    await send(owner);
    const [row] = await test.deps.db.select().from(messageCodes);
    if (row === undefined) throw new Error('nothing was sent');
    const others = Array.from({ length: codeLimits.dailyByNetwork - 1 }, (_, at) => ({
      ...row,
      code_id: `code-${at}`,
      mobile: `+86139${String(at).padStart(8, '0')}`,
    }));
    await test.deps.db.insert(messageCodes).values(others);
    test.pass({ minutes: 2 });
    expect(await send(owner, { mobile: '+8613512345678' })).toMatchObject({ code: 'sms_daily_limit' });
    const elsewhere = await test.signedIn('owner@cn.example', '192.0.2.77');
    expect(await send(elsewhere, { mobile: '+8613512345678' })).toMatchObject({ code: 'ok' });
  });

  it('sending a code requires a main account, or a tab when it is for a registration', async () => {
    const child = await test.signedIn('member@cn.example');
    expect(await send(child)).toMatchObject({ code: 'main_account_only' });
    expect(await test.visitor().call(calls.captchaChallenge, { purpose: 'registration' })).toMatchObject({
      code: 'not_signed_in',
    });
    const tab = test.tab();
    const asked = {
      ...(await smsCodeRequestFor(tab, { purpose: 'registration', mobile: '+819012345678' })),
      zone: 'JP',
    } as const;
    expect(await tab.call(calls.registrationSendSmsCode, asked, newKey())).toMatchObject({ code: 'ok' });
  });

  it('the log contains no code or mobile number, and the rows of codes and captchas contain no code [COD-06]', async () => {
    await send(owner);
    const code = await codeFor();
    await tryIt(another(code));
    const kept = JSON.stringify([
      await test.deps.db.select().from(messageCodes),
      await test.deps.db.select().from(captchas),
    ]);
    expect(kept).not.toContain(code);
    expect(JSON.stringify(test.logged)).not.toMatch(new RegExp(`${code}|13800138000`));
  });
});

it('sending a code is unavailable when the deployment has no message delivery', async () => {
  await test.close();
  test = await createTestApp({ settings: { demo: false } });
  const client = await test.signedIn('owner@cn.example');
  expect(await send(client)).toMatchObject({ code: 'unavailable' });
});

describe('a text-message code', () => {
  it('a code can be spent once, and the key that spent it finds it right again [COD-05]', async () => {
    await send(owner);
    const key = newKey();
    const handed = await tryIt(await codeFor(), { key });
    if (handed.kind === 'refused') throw new Error(handed.error);
    expect(handed).toMatchObject({ kind: 'right', mobile });
    expect(await test.deps.db.transaction((tx) => spendCode(tx, handed, test.deps))).toBeNull();
    expect(await test.deps.db.transaction((tx) => spendCode(tx, handed, test.deps))).toMatchObject({
      error: 'sms_code_expired',
    });
    expect(await tryIt(await codeFor(), { key })).toEqual(handed);
    expect(await tryIt(await codeFor())).toMatchObject({ error: 'sms_code_expired' });
  });

  it('a code is not spent when the transaction that spends it is rolled back', async () => {
    await send(owner);
    const handed = await tryIt(await codeFor());
    if (handed.kind === 'refused') throw new Error(handed.error);
    const broken = test.deps.db.transaction(async (tx) => {
      await spendCode(tx, handed, test.deps);
      throw new Error('refused for another reason');
    });
    await expect(broken).rejects.toThrow('refused for another reason');
    expect(await tryIt(await codeFor())).toMatchObject({ kind: 'right' });
  });

  it('the mobile number of a tried code is read by the rules of its zone [COD-05, COD-07]', async () => {
    await send(owner);
    const code = await codeFor();
    expect(await tryIt(code, { mobile: '138 0013 8000' })).toMatchObject({ kind: 'right', mobile });
    expect(await tryIt(code, { mobile: '+85251234567' })).toMatchObject({ error: 'mobile_invalid' });
    expect(await tryIt(code, { mobile: '+85251234567', zone: 'HK' })).toMatchObject({ error: 'sms_code_missing' });
  });

  it('a code is refused from another user or tab, for another purpose and with another number [COD-05]', async () => {
    await send(owner);
    const code = await codeFor();
    expect([
      await tryIt(code, { holder: await holderOf('owner@tw.example') }),
      await tryIt(code, { holder: { kind: 'tab', hash: 'a'.repeat(64) } }),
      await tryIt(code, { purpose: 'appointment' }),
      await tryIt(code, { mobile: '+8613912345678' }),
    ]).toMatchObject(Array.from({ length: 4 }, () => ({ error: 'sms_code_missing' })));
    expect(await tryIt(code, { mobile: '+86 138-0013-8000' })).toMatchObject({ kind: 'right' });
    expect(await tryIt(code, { mobile: '138' })).toMatchObject({ error: 'mobile_invalid' });
  });

  it('the fifth wrong try exhausts a code, and then the right code is refused too [COD-05]', async () => {
    await send(owner);
    const code = await codeFor();
    const wrong = [];
    for (let tries = 0; tries < codeLimits.tries; tries += 1) wrong.push(await tryIt(another(code)));
    expect(wrong.map((each) => (each.kind === 'refused' ? [each.error, each.data.tries_left] : each))).toEqual([
      ['sms_code_wrong', 4],
      ['sms_code_wrong', 3],
      ['sms_code_wrong', 2],
      ['sms_code_wrong', 1],
      ['sms_code_exhausted', undefined],
    ]);
    expect(await tryIt(code)).toMatchObject({ error: 'sms_code_exhausted' });
  });

  it('concurrent wrong tries exhaust a code at the same limit as tries one after another [COD-05]', async () => {
    await send(owner);
    const code = await codeFor();
    const all = await Promise.all(Array.from({ length: 12 }, () => tryIt(another(code))));
    const looked = all.filter((each) => each.kind === 'refused' && each.error === 'sms_code_wrong');
    expect(looked).toHaveLength(codeLimits.tries - 1);
    expect(await test.deps.db.select().from(messageCodes)).toMatchObject([{ wrong_tries: codeLimits.tries }]);
  });

  it('of four concurrent attempts to spend one code, one succeeds [COD-05]', async () => {
    await send(owner);
    const code = await codeFor();
    const spent = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const handed = await tryIt(code);
        if (handed.kind === 'refused') return 'refused';
        return (await test.deps.db.transaction((tx) => spendCode(tx, handed, test.deps))) === null
          ? 'spent'
          : 'refused';
      }),
    );
    expect(spent.toSorted()).toEqual(['refused', 'refused', 'refused', 'spent']);
  });

  it('a code expires after ten minutes [COD-05]', async () => {
    await send(owner);
    const code = await codeFor();
    test.pass({ minutes: codeLimits.codeMinutes });
    expect(await tryIt(code)).toMatchObject({ error: 'sms_code_expired' });
  });

  it('a code remains valid when later codes are sent to its number or another, until it expires [COD-05]', async () => {
    await send(owner);
    const first = await codeFor();
    test.pass({ minutes: 1 });
    await send(owner);
    test.pass({ minutes: 1 });
    await send(owner, { mobile: '+8613912345678' });
    expect(await tryIt(first)).toMatchObject({ kind: 'right', mobile });
    test.pass({ minutes: codeLimits.codeMinutes - 2 });
    expect(await tryIt(first)).toMatchObject({ error: 'sms_code_wrong', data: { tries_left: 4 } });
  });

  it('spending a code also ends the other codes for its number, and no code for another number [COD-05]', async () => {
    await send(owner);
    const first = await codeFor();
    test.pass({ minutes: 1 });
    await send(owner);
    const second = await codeFor();
    await send(owner, { mobile: '+8613912345678' });
    const handed = await tryIt(first);
    if (handed.kind === 'refused') throw new Error(handed.error);
    expect(await test.deps.db.transaction((tx) => spendCode(tx, handed, test.deps))).toBeNull();
    expect(await tryIt(second)).toMatchObject({ error: 'sms_code_expired' });
    const elsewhere = { mobile: '+8613912345678' };
    expect(await tryIt(await codeFor(elsewhere.mobile), elsewhere)).toMatchObject({ kind: 'right' });
  });

  it('five wrong tries exhaust all codes of a number, and a code that is sent later has five tries again [COD-05]', async () => {
    await send(owner);
    const first = await codeFor();
    for (let tries = 0; tries < 3; tries += 1) await tryIt(another(first));
    test.pass({ minutes: 1 });
    await send(owner);
    expect(await tryIt(another(first))).toMatchObject({ error: 'sms_code_wrong', data: { tries_left: 1 } });
    expect(await tryIt(another(first))).toMatchObject({ error: 'sms_code_exhausted' });
    expect(await tryIt(first)).toMatchObject({ error: 'sms_code_exhausted' });
    test.pass({ minutes: 1 });
    await send(owner);
    expect(await tryIt(first)).toMatchObject({ error: 'sms_code_wrong', data: { tries_left: 4 } });
    expect(await tryIt(await codeFor())).toMatchObject({ kind: 'right' });
  });
});

it('codes and captchas are purged when no daily limit counts them any more', async () => {
  await send(owner);
  test.pass({ hours: 23 });
  await purgeOldCodes(test.deps);
  expect(await test.deps.db.select().from(messageCodes)).toHaveLength(1);
  test.pass({ hours: 2 });
  await purgeOldCodes(test.deps);
  expect([await test.deps.db.select().from(messageCodes), await test.deps.db.select().from(captchas)]).toEqual([
    [],
    [],
  ]);
});
