import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productionRefusal } from './production.ts';
import { recommendedSettings, requiredSettings } from './settings/deployment.ts';
import { readSettings } from './settings/settings.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a server outside the demo refuses a sandbox for payments and signing unless MALLFLOW_ALLOW permits it [SES-08]', async () => {
  const { settings, db } = test.deps;
  const real = { ...settings.transfer_account, beneficiary: 'Example Ltd', bank: 'Example', account: 'GB33BUKB' };
  const outside = { ...settings, demo: false, secret: 's'.repeat(32), transfer_account: real } as const;
  const refusal = (given: Partial<typeof settings>) =>
    productionRefusal({ ...outside, allow: ['demo-accounts'], ...given }, db);
  expect(await refusal({})).toBe(
    'Not started: the sandbox takes payments and signs in place of a bank or of providers (MALLFLOW_TRANSFER_BENEFICIARY, MALLFLOW_TRANSFER_BANK, MALLFLOW_TRANSFER_ACCOUNT, MALLFLOW_SANDBOX). To start all the same, set MALLFLOW_ALLOW=sandbox.',
  );
  expect(await refusal({ sandbox_currencies: null })).toBe(null);
  expect(await refusal({ allow: ['demo-accounts', 'sandbox'] })).toBe(null);
});

describe('production start with the example of docs/settings.md', () => {
  /** Commands that generate a secret yield 32 bytes. */
  const evaluated = (example: string) =>
    example
      .replace('$(openssl rand -base64 32)', () => randomBytes(32).toString('base64'))
      .replace('$(openssl rand -hex 16)', () => randomBytes(16).toString('hex'));
  const environmentOf = (settings: readonly { readonly name: string; readonly example: string }[]) =>
    Object.fromEntries(settings.map(({ name, example }) => [name, evaluated(example)]));
  const refusal = (variables: Record<string, string>) =>
    productionRefusal(readSettings({ ...variables, MALLFLOW_ALLOW: 'demo-accounts' }), test.deps.db);

  it('the example settings are accepted with only the required variables, and with the recommended ones [SES-72]', async () => {
    expect([
      await refusal(environmentOf(requiredSettings)),
      await refusal(environmentOf([...requiredSettings, ...recommendedSettings])),
    ]).toEqual([null, null]);
  });

  it.each(requiredSettings)(
    'the example settings without $name are refused with a message that names it [SES-72]',
    async ({ name }) => {
      const others = requiredSettings.filter((each) => each.name !== name);
      expect(await refusal(environmentOf(others))).toContain(name);
    },
  );
});
