import type { Currency } from '#contract/money.ts';
import type { Settings } from '../../../settings/settings.ts';

/** WeChat Pay and Alipay take yuan alone. */
export const yuan = ['CNY'] as const satisfies readonly Currency[];

/** The currencies in which orders can be paid by phone: those that one of the deployment's providers takes. */
export const takenCurrencies = (
  settings: Pick<Settings, 'wechat' | 'alipay' | 'sandbox_currencies'>,
): readonly Currency[] => {
  const accounts = [settings.wechat, settings.alipay];
  // The sandbox stands in for a provider that has no account.
  return [...new Set(accounts.flatMap((account) => (account === null ? (settings.sandbox_currencies ?? []) : yuan)))];
};
