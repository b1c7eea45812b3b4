import { z } from 'zod/mini';
import { publicSettings } from '#contract/entities/session.ts';
import { setting } from '../../environment/setting.ts';
import { jsonText, wholeNumber } from '../../environment/variables.ts';
import { demoMaintenance } from './demoMaintenance.ts';

export interface PurchaseSettings {
  readonly quote_minutes: number;
  readonly pay_days: number;
  /** Every page shows its text; with `pauses_ordering` orders are rejected. */
  readonly maintenance: z.output<typeof publicSettings>['maintenance'];
}

export const purchaseVariables = {
  MALLFLOW_QUOTE_MINUTES: setting('How many minutes a price is valid.', wholeNumber(15, { min: 1, max: 1440 })),
  MALLFLOW_PAY_DAYS: setting('How many days an order can be paid.', wholeNumber(15, { min: 1, max: 365 })),
  MALLFLOW_MAINTENANCE: setting(
    'A maintenance window: every page shows its text, and with `pauses_ordering` orders are refused until it ends.',
    z.optional(z.pipe(jsonText, publicSettings.shape.maintenance)),
    {
      values: 'JSON: `{"starts_at","ends_at","text":{"en","zh-CN","zh-TW","ja"},"pauses_ordering"}`',
      unset: `none, in the demo a window of ${demoMaintenance.starts_at.slice(0, 4)}`,
    },
  ),
};

const environment = z.object({ ...purchaseVariables, MALLFLOW_DEMO: z.boolean() });

export const readPurchaseSettings = (env: z.output<typeof environment>): PurchaseSettings => ({
  quote_minutes: env.MALLFLOW_QUOTE_MINUTES,
  pay_days: env.MALLFLOW_PAY_DAYS,
  maintenance: env.MALLFLOW_MAINTENANCE ?? (env.MALLFLOW_DEMO ? demoMaintenance : null),
});
