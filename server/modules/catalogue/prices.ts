import type { Currency } from '#contract/money.ts';

/** What something costs in each currency, in minor units. */
export type Prices = Readonly<Record<Currency, number>>;
