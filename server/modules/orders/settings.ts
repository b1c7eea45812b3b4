import { z } from 'zod/mini';
import { settings as publicSettings } from '#contract/entities/session.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { setting } from '../../settings/setting.ts';
import { anyText, jsonText, whole } from '../../settings/variables.ts';
import { demoMaintenance } from './demoMaintenance.ts';
import { sandboxAccount, sandboxBank, sandboxBeneficiary } from './sandboxAccount.ts';

/** What the operator decides about orders and their prices. */
export interface OrderSettings {
  /** The account to which clients transfer; the reference is the order's. */
  readonly transfer_account: {
    readonly beneficiary: string;
    readonly bank: string | LocalizedText;
    readonly account: string;
    readonly swift: string | null;
  };
  readonly quote_minutes: number;
  readonly pay_days: number;
  /** While it pauses ordering, orders are refused; every page shows its text. */
  readonly maintenance: z.output<typeof publicSettings>['maintenance'];
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
  MALLFLOW_QUOTE_MINUTES: setting('How many minutes a price is valid.', whole(15, { min: 1, max: 1440 })),
  MALLFLOW_PAY_DAYS: setting('How many days an order can be paid.', whole(15, { min: 1, max: 365 })),
  MALLFLOW_MAINTENANCE: setting(
    'A maintenance window: every page shows its text, and with `pauses_ordering` orders are refused until it ends.',
    z.optional(z.pipe(jsonText, publicSettings.shape.maintenance)),
    {
      values: 'JSON: `{"starts_at","ends_at","text":{"en","zh-CN","zh-TW","ja"},"pauses_ordering"}`',
      unset: `none, in the demo a window of ${demoMaintenance.starts_at.slice(0, 4)}`,
    },
  ),
};

const environment = z.object({ ...orderVariables, MALLFLOW_DEMO: z.boolean() });

export const readOrderSettings = (env: z.output<typeof environment>): OrderSettings => ({
  transfer_account: {
    beneficiary: env.MALLFLOW_TRANSFER_BENEFICIARY,
    bank: env.MALLFLOW_TRANSFER_BANK ?? sandboxBank,
    account: env.MALLFLOW_TRANSFER_ACCOUNT,
    swift: env.MALLFLOW_TRANSFER_SWIFT ?? null,
  },
  quote_minutes: env.MALLFLOW_QUOTE_MINUTES,
  pay_days: env.MALLFLOW_PAY_DAYS,
  maintenance: env.MALLFLOW_MAINTENANCE ?? (env.MALLFLOW_DEMO ? demoMaintenance : null),
});
