import { Trans, useLingui } from '@lingui/react/macro';
import { Divider, Stack, Text } from '@mantine/core';
import type { OrderDetail } from '#contract/entities/order.ts';
import { minorDigits } from '#contract/money.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { CopyText } from '#src/ui/CopyText.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';

interface TransferDetailsProps {
  readonly order: Pick<OrderDetail, 'amount' | 'pay_until' | 'transfer_account'>;
}

/** Copied values are plain, as the form of a bank accepts them: no currency, no spaces in the account number. */
export function TransferDetails({ order: { amount, pay_until, transfer_account: account } }: TransferDetailsProps) {
  const { t } = useLingui();
  const { money, moment, text } = useFormats();
  const row = (id: string, label: string, value: string, copied = value) => ({
    id,
    label,
    value: <CopyText text={value} label={label} copied={copied} />,
  });
  const digits = minorDigits[amount.currency];
  const due = t`Amount to pay`;
  return (
    <Stack>
      <div>
        <Text c="dimmed">{due}</Text>
        <Text component="div" fz="1.75rem" lh={1.3} fw={650}>
          <CopyText text={money(amount)} label={due} copied={(amount.minor / 10 ** digits).toFixed(digits)} />
        </Text>
        <Text>
          <Trans>Transfer this amount by {moment(pay_until)}.</Trans>
        </Text>
      </div>
      <Divider />
      <DetailList
        rows={[
          row('beneficiary', t`Account holder`, account.beneficiary),
          row('bank', t`Receiving bank`, typeof account.bank === 'string' ? account.bank : text(account.bank)),
          row('account', t`Account number`, account.account, account.account.replace(/\s/g, '')),
          ...(account.swift === null ? [] : [row('swift', t`SWIFT code`, account.swift)]),
          row('reference', t`Payment reference`, account.reference),
        ]}
      />
      <Text c="dimmed">
        <Trans>
          Include the payment reference so we can match your transfer. Transfers arrive within 1 to 3 working days.
        </Trans>
      </Text>
    </Stack>
  );
}
