import { z } from 'zod/mini';

export const currencies = ['CNY', 'USD', 'TWD', 'JPY'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** `currency_id` in the API. A client whose id is not 1 pays in a foreign currency. */
export const currencyIds = { CNY: 1, USD: 2, TWD: 3, JPY: 4 } as const satisfies Record<Currency, number>;

/** Decimal digits per currency (ISO 4217): 100 minor units are 1.00 CNY but 100 JPY. */
export const minorDigits = { CNY: 2, USD: 2, TWD: 2, JPY: 0 } as const satisfies Record<Currency, number>;

/** An integer in the currency's minor units, never a float. */
export const money = z.strictObject({
  minor: z.int().check(z.minimum(-1e13), z.maximum(1e13)),
  currency,
});
export type Money = z.infer<typeof money>;
