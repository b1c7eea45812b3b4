import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { vouchersFreed } from '#machines/lifecycles/cancellation.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { useSells } from '#src/ui/sells.ts';
import { OrderFacts } from './OrderFacts.tsx';
import type { ViewProps } from './view.ts';

/** The order is cancelled: what came free, and where to go from here. */
export function Cancelled({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { text } = useFormats();
  const sells = useSells();
  const { order } = snapshot.context;
  if (order === null) return null;
  const vouchers = vouchersFreed(order);
  return (
    <PageFrame title={t`The order has been cancelled`}>
      <Notice tone="warn" live="status" title={<Trans>Please make sure that nobody pays for it any more.</Trans>}>
        {vouchers.map(({ ref, name }) => {
          const voucher = text(name);
          return (
            <div key={ref}>
              <Trans>The voucher “{voucher}” can be used again, for as long as it is valid.</Trans>
            </div>
          );
        })}
      </Notice>
      <OrderFacts snapshot={snapshot} />
      <Actions>
        {sells && (
          <Button renderRoot={(props) => <BareLink {...props} href={paths.store()} />}>
            <Trans>Go to the store</Trans>
          </Button>
        )}
        <AppLink href={paths.order(order.order_id, 'historical')}>
          <Trans>Go to the order</Trans>
        </AppLink>
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}
