import { z } from 'zod/mini';
import type { LocalizedText } from '#contract/languages.ts';
import { setting } from '../../environment/setting.ts';
import { anyText } from '../../environment/variables.ts';

export interface OrderSettings {
  /** The reference is that of the order. */
  readonly transfer_account: {
    readonly beneficiary: string;
    readonly bank: string | LocalizedText;
    readonly account: string;
    readonly swift: string | null;
  };
}

/** The account number if none is set: money sent there is lost. */
export const sandboxAccount = '0000 0000 0000 0000';

/** A company of mainland China, so the name is the same in every language. */
export const sandboxBeneficiary = '上海商流演示科技有限公司';

export const sandboxBank: LocalizedText = {
  en: 'Demo Bank (sandbox, no real money)',
  'zh-CN': '演示银行（沙箱，不涉及真实资金）',
  'zh-TW': '示範銀行（沙箱，不涉及真實款項）',
  ja: 'デモ銀行（サンドボックス、実際のお金は動きません）',
};

export const orderVariables = {
  MALLFLOW_TRANSFER_BENEFICIARY: setting(
    'The holder of the bank account to which clients transfer.',
    z._default(anyText, sandboxBeneficiary),
    { unset: 'a sandbox, which a production start refuses' },
  ),
  MALLFLOW_TRANSFER_BANK: setting('The bank of that account.', z.optional(anyText), {
    unset: `“${sandboxBank.en}”, which a production start refuses`,
  }),
  MALLFLOW_TRANSFER_ACCOUNT: setting('The number of that account.', z._default(anyText, sandboxAccount), {
    unset: 'a sandbox, which a production start refuses',
  }),
  MALLFLOW_TRANSFER_SWIFT: setting(
    'The SWIFT code of that bank, for transfers from abroad.',
    z.optional(z.string().check(z.minLength(8), z.maxLength(11))),
  ),
};

const environment = z.object(orderVariables);

export const readOrderSettings = (env: z.output<typeof environment>): OrderSettings => ({
  transfer_account: {
    beneficiary: env.MALLFLOW_TRANSFER_BENEFICIARY,
    bank: env.MALLFLOW_TRANSFER_BANK ?? sandboxBank,
    account: env.MALLFLOW_TRANSFER_ACCOUNT,
    swift: env.MALLFLOW_TRANSFER_SWIFT ?? null,
  },
});
