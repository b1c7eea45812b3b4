import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { codeRequestFor } from '../../testing/codes.ts';
import { testSettings } from '../../testing/providedDatabase.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { clients } from '../identity/tables.ts';
import { messageCodes } from './tables.ts';

let test: TestApp;
const begin = async (sms_codes: Partial<typeof testSettings.sms_codes> = {}) => {
  test = await createTestApp({ settings: { sms_codes: { ...testSettings.sms_codes, ...sms_codes } } });
};
beforeEach(() => begin());
afterEach(() => test.close());

const newKey = () => randomBytes(16).toString('hex');

const verify = async (client: TestClient, mobile: string) =>
  client.call(calls.verificationSendSmsCode, await codeRequestFor(client, { mobile }), newKey());

const register = async (client: TestClient, mobile: string, zone: 'TW' | 'HK' | 'JP' = 'TW') => {
  const asked = await codeRequestFor(client, { mobile, purpose: 'registration' });
  return client.call(calls.registrationSendSmsCode, { ...asked, zone }, newKey());
};

describe('countries of text-message codes', () => {
  it('registration codes are sent in the zones TW, HK and JP only [COD-09]', async () => {
    const tab = test.tab();
    expect(await register(tab, '+886912345678', 'TW')).toMatchObject({ code: 'ok' });
    expect(await register(tab, '+85251234567', 'HK')).toMatchObject({ code: 'ok' });
    expect(await register(tab, '+819012345678', 'JP')).toMatchObject({ code: 'ok' });
    expect(await register(tab, '+8613800138000', 'TW')).toMatchObject({ code: 'mobile_invalid' });
    const asked = await codeRequestFor(tab, { mobile: '+8613800138000', purpose: 'registration' });
    for (const zone of ['CN', 'other']) {
      const sent = await tab.fetch('/oss/mall/register/send-sms-code', {
        method: 'POST',
        body: JSON.stringify({ ...asked, zone }),
        headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      });
      expect([sent.status, await sent.json()]).toMatchObject([
        400,
        { code: 40_001, data: { fields: [{ path: 'zone' }] } },
      ]);
    }
  });

  it('a client of the zone other gets codes in the configured countries only, checked before the image code [COD-09]', async () => {
    await test.close();
    await begin({ countries: ['GB', 'JP'] });
    await test.deps.db.update(clients).set({ use_zone: 'other' });
    const owner = await test.signedIn('owner@cn.example');
    const asked = await codeRequestFor(owner, { mobile: '+15550100' });
    const send = (mobile: string) => owner.call(calls.verificationSendSmsCode, { ...asked, mobile }, newKey());
    const closed = { status: 422, code: 'sms_country_not_served', data: { fields: [{ path: 'mobile' }] } };
    expect(await send('+12015550123')).toMatchObject(closed);
    expect(await send('+8613800138000')).toMatchObject(closed);
    expect(await send('+447400123456')).toMatchObject({ code: 'ok' });
  });
});

describe('the SMS budget of a deployment', () => {
  const spentLines = () =>
    test.logged.flatMap(({ event, facts }) =>
      event === 'security' && String(facts.event).includes('sms') ? [[facts.event, facts.account, facts.network]] : [],
    );

  it('a spent hourly SMS budget refuses codes to all clients until the next hour, and is logged once [COD-10]', async () => {
    await test.close();
    await begin({ hourly: 3 });
    const owner = await test.signedIn('owner@cn.example');
    const other = await test.signedIn('owner@tw.example', '198.51.100.7');
    test.pass({ minutes: 20 });
    for (const last of [1, 2, 3]) {
      expect(spentLines()).toEqual([]);
      expect(await verify(owner, `+861380013800${last}`)).toMatchObject({ code: 'ok' });
    }
    const spent = { status: 429, code: 'sms_budget_spent', data: { retry_after_seconds: 40 * 60 } };
    expect(await verify(other, '+886912345678')).toMatchObject(spent);
    expect(await verify(owner, '+8613800138004')).toMatchObject(spent);
    expect(spentLines()).toEqual([['sms-hour-spent', 'user-owner-cn', '192.0.2.0/24']]);
    test.pass({ minutes: 40 });
    expect(await verify(other, '+886912345678')).toMatchObject({ code: 'ok' });
    expect(spentLines()).toHaveLength(1);
  });

  it('a spent daily SMS budget refuses codes until midnight UTC [COD-10]', async () => {
    await test.close();
    await begin({ daily: 2 });
    const owner = await test.signedIn('owner@cn.example');
    await verify(owner, '+8613800138001');
    test.pass({ hours: 2 });
    await verify(owner, '+8613800138002');
    test.pass({ hours: 2 });
    // Tests start at 08:00 UTC.
    const spent = { code: 'sms_budget_spent', data: { retry_after_seconds: 12 * 3600 } };
    expect(await verify(owner, '+8613800138003')).toMatchObject(spent);
    expect(spentLines()).toMatchObject([['sms-day-spent', 'user-owner-cn', '192.0.2.0/24']]);
    test.pass({ hours: 12 });
    expect(await verify(owner, '+8613800138003')).toMatchObject({ code: 'ok' });
  });

  it('concurrent registrations use at most half of the SMS budget and leave the rest to clients [COD-10]', async () => {
    await test.close();
    await begin({ hourly: 4 });
    const tabs = Array.from({ length: 6 }, (_, at) => test.tab(`198.51.${at}.1`));
    const answers = await Promise.all(tabs.map((tab, at) => register(tab, `+88691234567${at}`)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'ok',
      'ok',
      ...Array.from({ length: 4 }, () => 'sms_budget_spent'),
    ]);
    expect(spentLines()).toMatchObject([
      ['registration-sms-hour-spent', null, expect.stringMatching(/^198\.51\.\d\.0\/24$/)],
    ]);
    const owner = await test.signedIn('owner@cn.example');
    expect(await verify(owner, '+8613800138001')).toMatchObject({ code: 'ok' });
    expect(await test.deps.db.select().from(messageCodes)).toHaveLength(3);
  });

  it('a spent SMS budget does not spend the image code: the same request succeeds once there is budget [COD-10]', async () => {
    await test.close();
    await begin({ hourly: 1 });
    const owner = await test.signedIn('owner@cn.example');
    await verify(owner, '+8613800138001');
    test.pass({ minutes: 58 });
    const asked = await codeRequestFor(owner, { mobile: '+8613800138002' });
    const key = newKey();
    expect(await owner.call(calls.verificationSendSmsCode, asked, key)).toMatchObject({
      code: 'sms_budget_spent',
      data: { retry_after_seconds: 120 },
    });
    test.pass({ minutes: 2 });
    expect(await owner.call(calls.verificationSendSmsCode, asked, key)).toMatchObject({ code: 'ok' });
  });
});
