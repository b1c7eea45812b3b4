import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { maxSwitchings } from '#contract/entities/suite.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { orderProducts } from '../products/tables.ts';
import { serviceSwitchings } from './tables.ts';

let test: TestApp;
let owner: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
});
afterEach(() => test.close());

const save = (client: TestClient, of: Partial<{ service_id: string; enabled: boolean; revision: number }> = {}) =>
  client.call(calls.openServiceSave, { service_id: 'mail_tracking', enabled: true, revision: 0, ...of });

async function service(service_id = 'mail_tracking', client = owner) {
  const { services } = await client.ok(calls.openServiceRead, {});
  const found = services.find((each) => each.service_id === service_id);
  if (found === undefined) throw new Error(`there is no ${service_id}`);
  return found;
}

async function included(client = owner) {
  const { services } = await client.ok(calls.openServiceRead, {});
  return services.filter((each) => each.included).map(({ service_id }) => service_id);
}

describe('optional services', () => {
  it('optional services are included by the plan and add-ons until their term ends [SRV-01]', async () => {
    const newcomer = await test.signedIn('new@cn.example');
    expect(await included(newcomer)).toEqual([]);
    const before = await included();
    expect(before).toContain('mail_tracking');
    expect((await save(owner)).code).toBe('ok');
    expect(await service()).toMatchObject({ enabled: true, ended_at: null });
    const ends_at = new Date(test.deps.now().getTime() - 1);
    await test.deps.db.update(orderProducts).set({ ends_at }).where(eq(orderProducts.client_id, 'client-cn'));
    expect(await included()).toEqual([]);
    expect(await service()).toMatchObject({
      enabled: false,
      included: false,
      ended_at: ends_at.toISOString(),
      revision: 1,
    });
    expect(await service('mail_tracking', newcomer)).toMatchObject({ included: false, ended_at: null });
  });

  it('a service lists who switched it and when, newest first, at most ten entries [SRV-02]', async () => {
    expect((await service()).history).toEqual([]);
    for (let revision = 0; revision <= maxSwitchings; revision += 1) {
      expect((await save(owner, { enabled: revision % 2 === 0, revision })).code).toBe('ok');
      test.pass({ minutes: 1 });
    }
    const { history, enabled, revision } = await service();
    expect({ enabled, revision, told: history.length }).toEqual({ enabled: true, revision: 11, told: maxSwitchings });
    expect(history[0]).toEqual({ enabled: true, at: '2026-03-02T08:10:00.000Z', by: '林晓' });
    expect(await test.deps.db.select().from(serviceSwitchings)).toHaveLength(11);
  });

  it('services are switched by the main account only, and read by child accounts of the same client [SRV-03]', async () => {
    const member = await test.signedIn('member@cn.example');
    const staff = await test.signedIn('support@desk.example');
    await save(owner);
    expect((await service('mail_tracking', member)).enabled).toBe(true);
    const codes = [
      (await save(member, { enabled: false, revision: 1 })).code,
      (await save(staff)).code,
      (await staff.call(calls.openServiceRead, {})).code,
      (await save(test.visitor())).code,
    ];
    expect(codes).toEqual(['main_account_only', 'not_permitted', 'not_permitted', 'not_signed_in']);
    const other = await test.signedIn('owner@tw.example');
    expect(await service('mail_tracking', other)).toMatchObject({ revision: 0, history: [] });
  });

  it('switching on a service that is not included or unknown is rejected; switching off is accepted [SRV-03]', async () => {
    const newcomer = await test.signedIn('new@cn.example');
    const codes = [(await save(newcomer)).code, (await save(owner, { service_id: 'everything' })).code];
    expect(codes).toEqual(['service_not_included', 'service_unknown']);
    expect((await save(newcomer, { enabled: false })).code).toBe('ok');
  });

  it('switching a service with an outdated revision gets service_changed; a retry gets the same answer [SRV-04]', async () => {
    const first = await save(owner);
    expect(await save(owner)).toEqual(first);
    expect((await save(owner, { enabled: false })).code).toBe('service_changed');
    expect((await save(owner, { enabled: false, revision: 7 })).code).toBe('service_changed');
    const answers = await Promise.all([true, false].map((enabled) => save(owner, { enabled, revision: 1 })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ok', 'service_changed']);
    expect((await service()).revision).toBe(2);
  });
});
