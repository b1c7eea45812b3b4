import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Text } from '@mantine/core';
import type { DeskMoney } from '#contract/calls/deskPayments.ts';
import { paymentMeanLabels } from '../../i18n/paymentLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DimmedText } from '../queue/QueueRow.tsx';
import type { NextSettlement } from './ConfirmSettlement.tsx';

interface UnmatchedPaymentProps {
  readonly money: DeskMoney;
  readonly now: Date;
  readonly onAsk: (next: NextSettlement) => void;
}

export function UnmatchedPayment({ money: sum, now, onAsk }: UnmatchedPaymentProps) {
  const { t } = useLingui();
  const { money, age } = useFormats();
  const { order, settlement, reference } = sum;
  const refunded = sum.refunded && money(sum.refunded);
  return (
    <Group justify="space-between" gap="12px 24px" px={4} py="md" style={{ overflowWrap: 'anywhere' }}>
      <Box flex="1 1 24em" miw={0}>
        <Text fw={600}>
          {money(sum.amount)}
          {sum.payer !== null && (
            <Text component="span" fw={400}>
              {' · '}
              {sum.payer}
            </Text>
          )}
        </Text>
        <Text>
          {order === null ? (
            <Trans>No matching order</Trans>
          ) : (
            <Trans>
              Order {order.order_no} from {order.full_name}: {money(order.amount)}
            </Trans>
          )}
        </Text>
        {refunded !== null && settlement !== 'refunded' && (
          <Text>
            {settlement === 'matched' ? (
              <Trans>Applied to the order. {refunded} was refunded through the payment provider.</Trans>
            ) : (
              <Trans>{refunded} was refunded through the payment provider.</Trans>
            )}
          </Text>
        )}
        <DimmedText>
          {[t(paymentMeanLabels[sum.means]), reference, age(sum.decided_at ?? sum.received_at, now), sum.decided_by]
            .filter((each) => each !== null)
            .join(' · ')}
        </DimmedText>
      </Box>
      <Group gap="xs">
        {sum.can_match && (
          <Button onClick={() => onAsk('matched')}>
            <Trans>Apply to order</Trans>
          </Button>
        )}
        {settlement === 'undecided' && (
          <Button variant="default" onClick={() => onAsk('to_refund')}>
            <Trans>Mark for refund</Trans>
          </Button>
        )}
        {settlement === 'to_refund' && (
          <Button variant="default" onClick={() => onAsk('refunded')}>
            <Trans>Mark as refunded</Trans>
          </Button>
        )}
      </Group>
    </Group>
  );
}
