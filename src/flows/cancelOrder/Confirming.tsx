import '@mantine/core/styles/List.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, List } from '@mantine/core';
import { noticeIn } from '#machines/kit/fault.ts';
import { vouchersFreed } from '#machines/lifecycles/cancellation.ts';
import { daysAfterReturn } from '#machines/lifecycles/vouchers.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { OrderReceipt } from '#src/orders/OrderReceipt.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { ViewProps } from './view.ts';

/**
 * Vouchers in the order that become usable again with its cancellation, each with a sentence for before or after it.
 */
export function useFreed(
  order: ViewProps['snapshot']['context']['order'],
  { isCancelled }: { readonly isCancelled: boolean },
) {
  const { t } = useLingui();
  const { text, money } = useFormats();
  return (order === null ? [] : vouchersFreed(order)).map(({ ref, name, amount: { minor, currency } }) => {
    const voucher = text(name);
    const amount = money({ minor: 0 - minor, currency });
    const words = isCancelled
      ? t`The voucher “${voucher}” got back the ${amount} that it took off this order.`
      : t`The voucher “${voucher}” gets back the ${amount} that it took off this order.`;
    return { ref, words };
  });
}

export const FreedUntil = () => (
  <Trans>
    What a voucher gets back can be used for as long as the voucher is valid; if it is spent in parts, for at least{' '}
    {daysAfterReturn} days.
  </Trans>
);

export function Confirming({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { order, nothing_cancelled, fault } = snapshot.context;
  const freed = useFreed(order, { isCancelled: false });
  if (order === null) return null;
  return (
    <PageFrame title={t`Cancel this order?`}>
      {nothing_cancelled && (
        <Notice tone="info" live="status" title={noticeIn(fault)?.msg}>
          <Trans>The last attempt cancelled nothing. You can cancel the order now, or keep it.</Trans>
        </Notice>
      )}
      <OrderReceipt order={order} also="placed" />
      <Section title={t`What you get back`}>
        <List size="sm" spacing="xs">
          {freed.map(({ ref, words }) => (
            <List.Item key={ref}>{words}</List.Item>
          ))}
          {freed.length > 0 && (
            <List.Item>
              <FreedUntil />
            </List.Item>
          )}
          <List.Item>
            <Trans>You can place another order for the same product.</Trans>
          </List.Item>
        </List>
      </Section>
      <Section title={t`What cannot be undone`}>
        <List size="sm" spacing="xs">
          <List.Item>
            <Trans>The order cannot be restored; a new one is charged at the prices of that day.</Trans>
          </List.Item>
          <List.Item>
            <Trans>
              Its payment page takes no more payments. Please make sure that nobody transfers money for it any more.
            </Trans>
          </List.Item>
        </List>
      </Section>
      <Actions>
        <Button color="red.9" onClick={() => send({ type: 'order.cancel' })}>
          <Trans>Cancel the order</Trans>
        </Button>
        <Button variant="default" onClick={() => send({ type: 'order.keep' })}>
          <Trans>Keep the order</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}
