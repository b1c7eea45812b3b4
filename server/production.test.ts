import { afterAll, beforeAll, expect, it } from 'vitest';
import { productionRefusal } from './production.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('refuses a sandbox that takes payments and signs outside the demo, unless that is allowed [SES-08]', async () => {
  const { settings, db } = test.deps;
  const real = { ...settings.transfer_account, account: 'GB33BUKB20201555555555' };
  const outside = { ...settings, demo: false, secret: 's'.repeat(32), transfer_account: real } as const;
  const refusal = (given: Partial<typeof settings>) =>
    productionRefusal({ ...outside, allow: ['demo-accounts'], ...given }, db);
  expect(await refusal({})).toBe(
    'Not started: the sandbox takes payments and signs in place of a bank or of providers (MALLFLOW_TRANSFER_ACCOUNT, MALLFLOW_SANDBOX). To start all the same, set MALLFLOW_ALLOW=sandbox.',
  );
  expect(await refusal({ sandbox_currencies: null })).toBe(null);
  expect(await refusal({ allow: ['demo-accounts', 'sandbox'] })).toBe(null);
});
