import { useLingui } from '@lingui/react/macro';
import type { Plan, Voucher } from '#contract/entities/product.ts';
import { currenciesOf } from '#machines/lifecycles/vouchers.ts';
import { orderTypeLabels } from './orderLabels.ts';
import { useFormats } from './useFormats.ts';

export function useVoucherLimits(plans: readonly Plan[]): (voucher: Voucher) => readonly string[] {
  const { t } = useLingui();
  const { text, either } = useFormats();
  return (voucher) => {
    const named = plans.filter(({ plan_id }) => voucher.plan_ids.includes(plan_id));
    const plan = either(named.map(({ name }) => text(name)));
    const type = either(voucher.order_types.map((order_type) => t(orderTypeLabels[order_type])));
    return [
      ...(plan === '' ? [] : [t`Only for the ${plan} plan`]),
      ...(type === '' ? [] : [t`Only for ${type} orders`]),
      ...currenciesOf(voucher).map((currency) => t`Only for ${currency} orders`),
    ];
  };
}
