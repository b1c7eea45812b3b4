import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DeskReceipt } from '#contract/calls/deskPayments.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { CopyText } from '../../../ui/CopyText.tsx';
import classes from './receipts.module.css';

/** What was handed in beside what the order says, line by line. */
export function Compare({ receipt: { content, order, ...receipt } }: { readonly receipt: DeskReceipt }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const onReceipt = (
    <span className={classes.soft}>
      <Trans>See the receipt</Trans>
    </span>
  );
  const rows: readonly (readonly [string, ReactNode, ReactNode, ReactNode])[] = [
    [
      'payer',
      <Trans key="label">Payer</Trans>,
      content.payer,
      <>
        {order.full_name}
        <Sameness isSame={isSameName(content.payer, order.full_name)} />
      </>,
    ],
    [
      'account',
      <Trans key="label">Payment account</Trans>,
      content.payment_account,
      <span key="none" className={classes.soft}>
        <Trans>Not stated in the order</Trans>
      </span>,
    ],
    ['amount', <Trans key="label">Amount</Trans>, onReceipt, <MoneyText key="amount" money={order.amount} />],
    [
      'reference',
      <Trans key="label">Reference</Trans>,
      onReceipt,
      <CopyText key="copy" text={order.order_no} label={t`order number`} />,
    ],
    [
      'time',
      <Trans key="label">Time</Trans>,
      <>
        {moment(receipt.submitted_at)}
        <br />
        <span className={classes.soft}>{receipt.submitted_by ?? <Trans>By the payment link</Trans>}</span>
      </>,
      <span key="until" className={classes.soft}>
        <Trans>
          Placed {moment(order.created_at)}, to be paid until {moment(order.pay_until)}
        </Trans>
      </span>,
    ],
  ];
  return (
    <table className={classes.compare}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <Trans>What is compared</Trans>
            </VisuallyHidden>
          </th>
          <th scope="col">
            <Trans>Submitted</Trans>
          </th>
          <th scope="col">
            <Trans>Order</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, label, handedIn, ordered]) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{handedIn}</td>
            <td>{ordered}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether two names are one, in an icon and words. */
const Sameness = ({ isSame }: { readonly isSame: boolean }) => (
  <span className={classes.sameness}>
    {isSame ? (
      <>
        <IconCircleCheck size={16} color="var(--good)" aria-hidden="true" />
        <Trans>The same</Trans>
      </>
    ) : (
      <>
        <IconAlertTriangle size={16} color="var(--warn)" aria-hidden="true" />
        <Trans>Another name</Trans>
      </>
    )}
  </span>
);

/** Names are the same whatever their blanks, letters' width and case. */
const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
