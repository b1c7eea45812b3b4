import { useLingui } from '@lingui/react/macro';
import type { OrderSummary } from '#contract/entities/order.ts';
import { type Money, minorDigits } from '#contract/money.ts';
import { orderStatusWords, orderTypeWords, paymentStatusWords } from '../../i18n/orderWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** An amount as every program reads it. */
const plainAmount = ({ minor, currency }: Money): string =>
  (minor / 10 ** minorDigits[currency]).toFixed(minorDigits[currency]);

/** Orders as the rows of a table that is taken along: words in the reader's language, amounts and days for programs. */
export function useOrderTable() {
  const { t, i18n } = useLingui();
  const { text, plainDay } = useFormats();
  return () => ({
    headings: [
      t`Order number`,
      t`Order`,
      t`Order type`,
      t`Placed`,
      t`Status`,
      t`Payment`,
      t`Amount`,
      t`Currency`,
      t`Pay by`,
    ],
    rowOf: (order: OrderSummary): readonly string[] => [
      order.order_no,
      text(order.title),
      i18n._(orderTypeWords[order.order_type]),
      plainDay(order.created_at),
      i18n._(orderStatusWords[order.status]),
      i18n._(paymentStatusWords[order.payment_status]),
      plainAmount(order.amount),
      order.amount.currency,
      order.status === 'unpaid' ? plainDay(order.pay_until) : '',
    ],
  });
}
