import '@mantine/core/styles/List.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, List } from '@mantine/core';
import { noticeIn } from '#machines/kit/fault.ts';
import { voucherLines } from '#machines/lifecycles/cancellation.ts';
import { minDaysAfterReturn } from '#machines/lifecycles/vouchers.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { OrderDetailList } from '#src/orders/OrderDetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { ViewProps } from './view.ts';

/**
 * Vouchers in the order that become usable again with its cancellation, each with a sentence for before or after it.
 */
export function useReturnedVouchers(
  order: ViewProps['snapshot']['context']['order'],
  { isCancelled }: { readonly isCancelled: boolean },
) {
  const { t } = useLingui();
  const { text, money } = useFormats();
  return (order === null ? [] : voucherLines(order)).map(({ ref, name, amount: { minor, currency } }) => {
    const voucher = text(name);
    const amount = money({ minor: 0 - minor, currency });
    const words = isCancelled
      ? t`We returned ${amount} to your voucher “${voucher}”.`
      : t`We’ll return ${amount} to your voucher “${voucher}”.`;
    return { ref, words };
  });
}

export const ReturnedVoucherTerms = () => (
  <Trans>
    You can use the returned amount until the voucher expires. If the voucher can be spent in parts, you’ll have at
    least {minDaysAfterReturn} days to use it.
  </Trans>
);

export function ConfirmingCancellation({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { order, nothing_cancelled, fault } = snapshot.context;
  const freed = useReturnedVouchers(order, { isCancelled: false });
  if (order === null) return null;
  return (
    <PageFrame title={t`Cancel this order?`}>
      {nothing_cancelled && (
        <Notice tone="info" live="status" title={noticeIn(fault)?.msg}>
          <Trans>Your order wasn’t cancelled. You can cancel it now or keep it.</Trans>
        </Notice>
      )}
      <OrderDetailList order={order} also="placed" />
      <Section title={t`After you cancel`}>
        <List size="sm" spacing="xs">
          {freed.map(({ ref, words }) => (
            <List.Item key={ref}>{words}</List.Item>
          ))}
          {freed.length > 0 && (
            <List.Item>
              <ReturnedVoucherTerms />
            </List.Item>
          )}
          <List.Item>
            <Trans>You can order the same product again.</Trans>
          </List.Item>
        </List>
      </Section>
      <Section title={t`What can’t be undone`}>
        <List size="sm" spacing="xs">
          <List.Item>
            <Trans>Cancelled orders can’t be restored. New orders use current prices.</Trans>
          </List.Item>
          <List.Item>
            <Trans>The payment page will close. Make sure no one transfers money for this order.</Trans>
          </List.Item>
        </List>
      </Section>
      <Actions>
        <Button color="red.9" onClick={() => send({ type: 'order.cancel' })}>
          <Trans>Cancel order</Trans>
        </Button>
        <Button variant="default" onClick={() => send({ type: 'order.keep' })}>
          <Trans>Keep order</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}
