import '@mantine/core/styles/Table.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Table, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DeskReceipt } from '#contract/calls/deskPayments.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export function ReceiptComparison({ receipt: { content, order, ...receipt } }: { readonly receipt: DeskReceipt }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const onReceipt = (
    <DimmedText>
      <Trans>Shown on receipt</Trans>
    </DimmedText>
  );
  const rows: readonly (readonly [string, ReactNode, ReactNode, ReactNode])[] = [
    [
      'payer',
      <Trans key="label">Payer</Trans>,
      content.payer,
      <>
        {order.full_name}
        <SameNameMark isSame={isSameName(content.payer, order.full_name)} />
      </>,
    ],
    [
      'account',
      <Trans key="label">Payer’s account</Trans>,
      content.payment_account,
      <DimmedText key="none">
        <Trans>Not in the order</Trans>
      </DimmedText>,
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
        <DimmedText>{receipt.submitted_by ?? <Trans>Via payment link</Trans>}</DimmedText>
      </>,
      <DimmedText key="until">
        <Trans>
          Placed {moment(order.created_at)}, payment due by {moment(order.pay_until)}
        </Trans>
      </DimmedText>,
    ],
  ];
  return (
    <Table
      variant="plain"
      borderColor="var(--line)"
      fz="inherit"
      verticalSpacing={10}
      horizontalSpacing={8}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Table.Thead>
        <Table.Tr>
          <Name scope="col">
            <VisuallyHidden>
              <Trans>Detail</Trans>
            </VisuallyHidden>
          </Name>
          <Name scope="col">
            <Trans>Submitted</Trans>
          </Name>
          <Name scope="col">
            <Trans>Order</Trans>
          </Name>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody style={{ verticalAlign: 'top' }}>
        {rows.map(([id, label, handedIn, ordered]) => (
          <Table.Tr key={id} fw={600}>
            <Name scope="row">{label}</Name>
            <Table.Td ps={0} w="37%">
              {handedIn}
            </Table.Td>
            <Table.Td ps={0} w="37%">
              {ordered}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const Name = ({ scope, children }: { readonly scope: 'col' | 'row'; readonly children: ReactNode }) => (
  <Table.Th scope={scope} ps={0} c="dimmed" fz="sm" fw={550} style={{ overflowWrap: 'normal' }}>
    {children}
  </Table.Th>
);

const DimmedText = ({ children }: { readonly children: ReactNode }) => (
  <Text component="span" c="dimmed" fw={400}>
    {children}
  </Text>
);

const SameNameMark = ({ isSame }: { readonly isSame: boolean }) => (
  <Group component="span" gap={4} wrap="nowrap" fz="sm">
    {isSame ? (
      <>
        <IconCircleCheck size={16} color="var(--good)" aria-hidden="true" />
        <Trans>Same name</Trans>
      </>
    ) : (
      <>
        <IconAlertTriangle size={16} color="var(--warn)" aria-hidden="true" />
        <Trans>Different name</Trans>
      </>
    )}
  </Group>
);

/** Ignores blanks, case and the width of characters (NFKC). */
const isSameName = (one: string, other: string): boolean => normalizeName(one) === normalizeName(other);
const normalizeName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
