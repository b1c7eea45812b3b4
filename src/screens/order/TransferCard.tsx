import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '#contract/entities/order.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Receipt } from '../../ui/Receipt.tsx';

/** How an order is paid by transfer: each detail can be copied, the reference above all. */
export function TransferCard({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { money, moment } = useFormats();
  const account = order.transfer_account;
  const copied = (id: string, label: string, text: string) => ({
    id,
    label,
    value: <CopyText text={text} label={label} />,
  });
  return (
    <Card title={<Trans>Pay by bank transfer</Trans>}>
      <Receipt
        rows={[
          copied('reference', t`Reference`, account.reference),
          copied('amount', t`Amount`, money(order.amount)),
          copied('beneficiary', t`Beneficiary`, account.beneficiary),
          copied('bank', t`Bank`, account.bank),
          copied('account', t`Account`, account.account),
          ...(account.swift === null ? [] : [copied('swift', t`SWIFT code`, account.swift)]),
        ]}
      >
        <span>
          <Trans>
            Please transfer by {moment(order.pay_until)} and give the reference. The money arrives within 1 to 3 working
            days.
          </Trans>
        </span>
      </Receipt>
    </Card>
  );
}
