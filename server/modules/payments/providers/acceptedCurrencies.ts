import type { Currency } from '#contract/money.ts';
import type { Settings } from '../../../settings/settings.ts';

/** WeChat Pay and Alipay accept only yuan. */
export const yuanCurrencies = ['CNY'] as const satisfies readonly Currency[];

/** The currencies of any configured provider. */
export const acceptedCurrencies = (
  settings: Pick<Settings, 'wechat' | 'alipay' | 'sandbox_currencies'>,
): readonly Currency[] => {
  const accounts = [settings.wechat, settings.alipay];
  // The sandbox replaces a provider without an account.
  return [
    ...new Set(
      accounts.flatMap((account) => (account === null ? (settings.sandbox_currencies ?? []) : yuanCurrencies)),
    ),
  ];
};
