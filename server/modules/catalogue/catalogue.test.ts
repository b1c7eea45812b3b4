import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

it('deskNames gives support the names of each plan, add-on and service once, without prices', async () => {
  const support = await test.signedIn('support@desk.example');
  const { plans, addons, services } = await support.ok(calls.deskNames, {});
  expect([
    ...plans.map((one) => one.plan_id),
    ...addons.map((one) => one.addon_id),
    ...services.map((one) => one.service_id),
  ]).toEqual([
    'starter',
    'crm-buyout',
    'growth',
    'upgrade-renew',
    'professional',
    'flagship',
    'accounts',
    'storage',
    'edm',
    'api',
    'connector-buyout',
    'implementation',
    'training',
    'migration',
  ]);
  expect(plans.find(({ plan_id }) => plan_id === 'growth')?.name).toEqual({
    en: 'Growth',
    'zh-CN': '成长版',
    'zh-TW': '成長版',
    ja: 'グロース',
  });
  expect(Object.keys({ ...plans[0], ...addons[0], ...services[0] }).sort()).toEqual([
    'addon_id',
    'modules',
    'name',
    'per_year',
    'plan_id',
    'service_id',
    'summary',
    'systems',
    'unit',
    'unit_size',
  ]);
});

it('deskNames is refused to sales, reviewers and clients (not_permitted)', async () => {
  const answers = [];
  for (const email of ['sales@desk.example', 'reviewer@desk.example', 'owner@cn.example']) {
    answers.push((await (await test.signedIn(email)).call(calls.deskNames, {})).code);
  }
  expect(answers).toEqual(['not_permitted', 'not_permitted', 'not_permitted']);
});

it('the catalogue offers API calls by 300,000 a year, and a two-year plan for an upgrade with renewal [PRI-07]', async () => {
  const { plans, addons } = await (await test.signedIn('owner@cn.example')).ok(calls.productTypeList, {});
  expect(addons.find(({ kind }) => kind === 'api')).toMatchObject({ unit_size: 300_000, per_year: true });
  expect(plans.find(({ plan_id }) => plan_id === 'upgrade-renew')).toMatchObject({
    allowance: { accounts: 10, storage_gb: 1024, edm: 200_000 },
    years: [2],
  });
});
