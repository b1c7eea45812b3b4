import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { acceptedScopes } from '#contract/entities/permissionKeys.ts';
import { featureSwitches, suiteSystems } from '#contract/entities/suite.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { orderProducts } from '../products/tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

async function permission(email: string) {
  const client = await test.signedIn(email);
  return client.ok(calls.permissionRead, {});
}

async function version(email: string) {
  const client = await test.signedIn(email);
  const { system, systems, modules } = await client.ok(calls.planVersionRead, {});
  return [system?.system_id ?? null, systems.map(({ system_id }) => system_id), modules.length];
}

describe('permissions in the suite [PER-04]', () => {
  it('a main account has every suite permission with scope 4 and every feature switch', async () => {
    const { privilege, setting } = await permission('owner@hk.example');
    expect(privilege.user).toEqual({ user_id: 'user-owner-hk', is_admin: true });
    expect(privilege.list).toEqual(Object.keys(acceptedScopes).map((key) => ({ key, scope: 4 })));
    expect(setting).toEqual(Object.fromEntries(featureSwitches.map((feature) => [feature, true])));
  });

  it('a child account has the suite permissions granted to it, without those of an unaccepted key or scope', async () => {
    const before = await permission('member@cn.example');
    expect(before.setting).toEqual({ cloud_disk_switch: true, customer_pool_switch: true, opportunity_switch: true });
    expect(before.privilege).toEqual({
      list: [
        { key: 'crm.company.export', scope: 6 },
        { key: 'crm.company.private.view', scope: 2 },
        { key: 'crm.contact.view', scope: 4 },
        { key: 'crm.functional.base', scope: 1 },
        { key: 'crm.lead.private.view', scope: 1 },
        { key: 'crm.mail.view', scope: 1 },
        { key: 'crm.opportunity.view', scope: 1 },
      ],
      user: { user_id: 'user-member-cn', is_admin: false },
    });
    const unaccepted = [
      ['crm.setting.role', 3],
      ['crm.statistics.team', 1],
      ['crm.ai.view', 7],
      ['crm.of.another.version', 4],
    ] as const;
    for (const [key, scope] of unaccepted) {
      await test.deps.db.execute(
        sql`insert into user_permissions (user_id, key, scope) values ('user-member-cn', ${key}, ${scope})`,
      );
    }
    expect(await permission('member@cn.example')).toEqual(before);
  });

  it('suite permissions, plan version and activity are rejected for staff', async () => {
    const staff = await test.signedIn('support@desk.example');
    const codes = [calls.permissionRead, calls.planVersionRead, calls.activityBanner].map((call) =>
      staff.call(call, {}).then(({ code }) => code),
    );
    expect(await Promise.all(codes)).toEqual(['not_permitted', 'not_permitted', 'not_permitted']);
  });
});

describe('plan version [PER-05]', () => {
  it('the plan version is that of the client’s plan, the lowest one for a trial client, and none without a plan', async () => {
    expect(await version('owner@hk.example')).toEqual(['flagship', suiteSystems, 20]);
    expect(await version('owner@cn.example')).toEqual(['growth', ['mail', 'crm', 'marketing'], 9]);
    expect(await version('trial@cn.example')).toEqual(['starter', ['mail', 'crm'], 3]);
    expect(await version('new@cn.example')).toEqual([null, [], 0]);
  });

  it('the plan version ends with the term of the plan', async () => {
    const { db, now } = test.deps;
    await db.update(orderProducts).set({ ends_at: now() }).where(eq(orderProducts.client_id, 'client-cn'));
    expect(await version('owner@cn.example')).toEqual([null, [], 0]);
  });

  it('the plan version of several plans is the highest, with the systems of all plans', async () => {
    const { db } = test.deps;
    const [held] = await db.select().from(orderProducts).where(eq(orderProducts.client_id, 'client-jp'));
    if (held === undefined) throw new Error('the client has no product');
    await db.insert(orderProducts).values({ ...held, order_product_id: 'second', plan_id: 'professional' });
    expect(await version('owner@jp.example')).toEqual(['professional', suiteSystems.slice(0, -1), 15]);
  });
});

it('the activity banner shows the activity type of the settings [SUI-04]', async () => {
  const activity = async (app: TestApp) => (await app.signedIn('owner@cn.example')).ok(calls.activityBanner, {});
  expect(await activity(test)).toEqual({ activity_type: 1 });
  const without = await createTestApp({ settings: { activity_type: 0 } });
  expect(await activity(without)).toEqual({ activity_type: 0 });
  await without.close();
});
