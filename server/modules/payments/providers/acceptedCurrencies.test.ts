import { expect, it } from 'vitest';
import { acceptedCurrencies } from './acceptedCurrencies.ts';

const currenciesFor = (settings: Partial<Parameters<typeof acceptedCurrencies>[0]>) =>
  acceptedCurrencies({ wechat: null, alipay: null, sandbox_currencies: null, ...settings });

it('orders can be paid by phone in the currencies of the sandbox, and in none without a provider [PAY-80]', () => {
  expect([currenciesFor({}), currenciesFor({ sandbox_currencies: ['CNY', 'USD'] })]).toEqual([[], ['CNY', 'USD']]);
});
