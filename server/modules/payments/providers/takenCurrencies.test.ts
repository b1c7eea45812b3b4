import { expect, it } from 'vitest';
import { takenCurrencies } from './takenCurrencies.ts';

const account = (settings: Partial<Parameters<typeof takenCurrencies>[0]>) =>
  takenCurrencies({ wechat: null, alipay: null, sandbox_currencies: null, ...settings });

it('orders can be paid by phone in the currencies of the sandbox, and in none without a provider [PAY-80]', () => {
  expect([account({}), account({ sandbox_currencies: ['CNY', 'USD'] })]).toEqual([[], ['CNY', 'USD']]);
});
