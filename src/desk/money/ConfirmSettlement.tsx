import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { DeskMoney } from '#contract/calls/deskPayments.ts';
import type { Settlement } from '#contract/entities/payment.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { SettleDialog, type SettleDialogControl } from '../review/SettleDialog.tsx';

export type NextSettlement = Exclude<Settlement, 'undecided'>;

interface ConfirmSettlementProps extends SettleDialogControl {
  readonly money: DeskMoney;
  readonly next: NextSettlement;
}

/** Asks for confirmation, because the client of the order is notified at once. */
export function ConfirmSettlement({ money: sum, next, ...settling }: ConfirmSettlementProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = money(sum.amount);
  const order = sum.order?.order_no ?? '–';
  const titles: Readonly<Record<NextSettlement, string>> = {
    matched: t`Apply ${amount} to order ${order}?`,
    to_refund: t`Mark ${amount} for refund?`,
    refunded: t`Mark ${amount} as refunded?`,
  };
  const texts: Readonly<Record<NextSettlement, string>> = {
    matched: t`The order will be marked as paid, and we’ll notify the client.`,
    to_refund:
      sum.order === null
        ? t`It won’t be applied to any order. There’s no matching order, so no one will be notified.`
        : t`It won’t be applied to any order. We’ll notify the client that it will be refunded.`,
    refunded:
      sum.order === null
        ? t`Confirm only after the transfer has been made. There’s no matching order, so no one will be notified.`
        : t`Confirm only after the transfer has been made. We’ll notify the client.`,
  };
  return (
    <SettleDialog
      {...settling}
      subject_id={sum.received_id}
      verdict={next}
      title={titles[next]}
      overtaken={<Trans>Someone else has already decided this.</Trans>}
    >
      <Text>{texts[next]}</Text>
    </SettleDialog>
  );
}
