import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Money } from '#contract/money.ts';
import { creditVoucherYears } from '#machines/lifecycles/credits.ts';

export function useCreditTerms(): (credit: Money) => string {
  const { t } = useLingui();
  return ({ currency }) =>
    t`${plural(creditVoucherYears, {
      one: `Issued when the order is activated. Valid for # year on your ${currency} orders, and can be used in parts.`,
      other: `Issued when the order is activated. Valid for # years on your ${currency} orders, and can be used in parts.`,
    })}`;
}
