import type { LocalizedText } from '#contract/languages.ts';

/** The bank account of a server that has not been given one: money sent there is lost. */
export const sandboxAccount = '0000 0000 0000 0000';

/** Whose account it is: a company of the mainland, which has one name everywhere. */
export const sandboxBeneficiary = '上海商流演示科技有限公司';

/** The bank of that account. */
export const sandboxBank: LocalizedText = {
  en: 'Demo Bank (sandbox, no real money)',
  'zh-CN': '演示银行（沙箱，不涉及真实资金）',
  'zh-TW': '示範銀行（沙箱，不涉及真實款項）',
  ja: 'デモ銀行（サンドボックス、実際のお金は動きません）',
};
