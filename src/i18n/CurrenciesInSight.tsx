import type { ReactNode } from 'react';
import type { Voucher } from '#contract/entities/product.ts';
import type { Currency } from '#contract/money.ts';
import { CurrencyCodesProvider } from './useFormats.ts';

interface CurrenciesInSightProps {
  readonly currencies: readonly Currency[];
  readonly children: ReactNode;
}

/** A list whose amounts are of these currencies: codes tell them apart where they are several. */
export const CurrenciesInSight = ({ currencies, children }: CurrenciesInSightProps) => (
  <CurrencyCodesProvider value={new Set(currencies).size > 1}>{children}</CurrencyCodesProvider>
);

/** The currencies that a list of vouchers speaks of. */
export const currenciesOf = (vouchers: readonly Pick<Voucher, 'worth' | 'minimum'>[]): readonly Currency[] =>
  vouchers.flatMap(({ worth, minimum }) => [
    ...(worth.kind === 'amount' ? [worth.amount.currency] : []),
    ...(minimum === null ? [] : [minimum.currency]),
  ]);
