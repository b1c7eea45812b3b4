import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { DeskMoney } from '#contract/calls/deskPayments.ts';
import type { Settlement } from '#contract/entities/payment.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { SettleDialog, type Settling } from '../review/SettleDialog.tsx';

export type NextSettlement = Exclude<Settlement, 'undecided'>;

interface ConfirmSettlementProps extends Settling {
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
    matched: t`Does ${amount} pay the order ${order}?`,
    to_refund: t`Is ${amount} to be given back?`,
    refunded: t`Has ${amount} been given back?`,
  };
  const texts: Readonly<Record<NextSettlement, string>> = {
    matched: t`The order counts as paid from now on, and the client is told.`,
    to_refund:
      sum.order === null
        ? t`It will not pay any order. Nobody is told, as it names none.`
        : t`It will not pay any order. The client is told that it will be given back.`,
    refunded:
      sum.order === null
        ? t`Confirm it once the transfer has been carried out. Nobody is told, as it names no order.`
        : t`Confirm it once the transfer has been carried out: the client is told.`,
  };
  return (
    <SettleDialog
      {...settling}
      subject_id={sum.received_id}
      verdict={next}
      title={titles[next]}
      overtaken={<Trans>Somebody else has decided it meanwhile.</Trans>}
    >
      <Text>{texts[next]}</Text>
    </SettleDialog>
  );
}
