import { z } from 'zod/mini';
import { settings as publicSettings } from '#contract/entities/session.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { mostExported } from '#machines/lifecycles/customerExport.ts';
import { sandboxAccount, sandboxBank, sandboxBeneficiary } from './sandboxAccount.ts';
import { demoMaintenance } from './seed/maintenance.ts';
import { setting } from './settingDocs.ts';
import { anyText, jsonText, whole } from './variables.ts';

/** What the operator decides about orders, appointments and exports. */
export interface BusinessSettings {
  /** The account to which clients transfer; the reference is the order's. */
  readonly transfer_account: {
    readonly beneficiary: string;
    readonly bank: string | LocalizedText;
    readonly account: string;
    readonly swift: string | null;
  };
  readonly quote_minutes: number;
  readonly pay_days: number;
  /** How often a client may cancel before booking is frozen, and for how many hours. */
  readonly appointments: { readonly total_cancel_count: number; readonly forbid_appointment_hour: number };
  /** The most customers that one file takes. */
  readonly export_rows: number;
  /** The activity that the suite's menu points at; 0 for none. */
  readonly activity_type: number;
  readonly maintenance: z.output<typeof publicSettings>['maintenance'];
}

const activityTypes = { demo: 1, otherwise: 0 } as const;

/** The settings by their names in the environment. */
export const businessVariables = {
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
  MALLFLOW_APPOINTMENT_CANCELS: setting(
    'How often a client may cancel appointments before booking is paused.',
    whole(3, { min: 1, max: 100 }),
  ),
  MALLFLOW_APPOINTMENT_FREEZE_HOURS: setting(
    'How many hours booking is paused then.',
    whole(72, { min: 1, max: 8760 }),
  ),
  MALLFLOW_EXPORT_ROWS: setting(
    'The most customers in one exported file.',
    whole(mostExported, { min: 1, max: mostExported }),
  ),
  MALLFLOW_ACTIVITY_TYPE: setting(
    'The activity that the suite’s menu points at, at quotes, orders and PayPal bills; 0 for none.',
    z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000))),
    { unset: `\`${activityTypes.otherwise}\`, in the demo \`${activityTypes.demo}\`` },
  ),
  MALLFLOW_MAINTENANCE: setting(
    'A maintenance window: every page shows its text, and with `pauses_ordering` orders are refused until it ends.',
    z.optional(z.pipe(jsonText, publicSettings.shape.maintenance)),
    {
      values: 'JSON: `{"starts_at","ends_at","text":{"en","zh-CN","zh-TW","ja"},"pauses_ordering"}`',
      unset: `none, in the demo a window of ${demoMaintenance.starts_at.slice(0, 4)}`,
    },
  ),
};

const environment = z.object({ ...businessVariables, MALLFLOW_DEMO: z.boolean() });

export const readBusinessSettings = (env: z.output<typeof environment>): BusinessSettings => ({
  transfer_account: {
    beneficiary: env.MALLFLOW_TRANSFER_BENEFICIARY,
    bank: env.MALLFLOW_TRANSFER_BANK ?? sandboxBank,
    account: env.MALLFLOW_TRANSFER_ACCOUNT,
    swift: env.MALLFLOW_TRANSFER_SWIFT ?? null,
  },
  quote_minutes: env.MALLFLOW_QUOTE_MINUTES,
  pay_days: env.MALLFLOW_PAY_DAYS,
  appointments: {
    total_cancel_count: env.MALLFLOW_APPOINTMENT_CANCELS,
    forbid_appointment_hour: env.MALLFLOW_APPOINTMENT_FREEZE_HOURS,
  },
  export_rows: env.MALLFLOW_EXPORT_ROWS,
  activity_type: env.MALLFLOW_ACTIVITY_TYPE ?? (env.MALLFLOW_DEMO ? activityTypes.demo : activityTypes.otherwise),
  maintenance: env.MALLFLOW_MAINTENANCE ?? (env.MALLFLOW_DEMO ? demoMaintenance : null),
});
