import { z } from 'zod/mini';
import type { LocalizedText } from '#contract/languages.ts';
import { setting } from '../../settings/setting.ts';
import { anyText } from '../../settings/variables.ts';
import { sandboxAccount, sandboxBank, sandboxBeneficiary } from './sandboxAccount.ts';

/** Where orders are paid. */
export interface OrderSettings {
  /** The account to which clients transfer; the reference is the order's. */
  readonly transfer_account: {
    readonly beneficiary: string;
    readonly bank: string | LocalizedText;
    readonly account: string;
    readonly swift: string | null;
  };
}

/** The settings by their names in the environment. */
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
