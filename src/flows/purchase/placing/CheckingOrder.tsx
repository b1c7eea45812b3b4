import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { useShortFaultText } from '#src/flowkit/faultText.ts';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { OrderDetails } from '../reviewing/OrderDetails.tsx';
import type { ViewProps } from '../view.ts';

/** After the first failed look-up the page stays the same during retries. */
export function CheckingOrder(props: ViewProps) {
  return props.snapshot.context.lookups === 0 ? <FirstCheck {...props} /> : <OrderUnknown {...props} />;
}

function FirstCheck({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Checking your order`}>
      <BusyIndicator>
        <Trans>We’re checking whether your order went through. Please don’t order again.</Trans>
      </BusyIndicator>
      <OrderDetails context={snapshot.context} />
    </PageFrame>
  );
}

function OrderUnknown({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const faultNews = useShortFaultText();
  const { fault } = snapshot.context;
  const isLooking = snapshot.matches('checkingOrder');
  return (
    <PageFrame title={t`We can’t confirm your order yet`}>
      <Notice
        tone="warn"
        live="alert"
        support
        title={<Trans>Please don’t order again. Your order may have been placed.</Trans>}
      >
        <div>{faultNews(fault)}</div>
        <div>
          <Trans>We’ll keep checking.</Trans>
        </div>
      </Notice>
      <Actions>
        <Button aria-disabled={isLooking} onClick={() => send({ type: 'order.check' })}>
          {isLooking ? <Trans>Checking…</Trans> : <Trans>Check again</Trans>}
        </Button>
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Actions>
      <OrderDetails context={snapshot.context} />
    </PageFrame>
  );
}
