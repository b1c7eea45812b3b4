import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { useFaultText } from '#src/flowkit/faultText.ts';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import type { ViewProps } from '../view.ts';

/** A resumed receipt shows nothing until its order has been read again. */
export function ReloadingOrder() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Your order has been placed`}>
      <BusyIndicator>
        <Trans>Checking your order status…</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}

export function ReloadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const { order, fault } = snapshot.context;
  if (order === null) return null;
  const number = order.order_no;
  return (
    <PageFrame title={t`Your order has been placed`}>
      <Notice
        tone="warn"
        live="alert"
        support
        title={<Trans>We couldn’t load the latest status of order {number}.</Trans>}
      >
        {faultText(fault)}
      </Notice>
      <Actions>
        <Button onClick={() => send({ type: 'order.check' })}>
          <Trans>Check again</Trans>
        </Button>
        <AppLink href={paths.order(order.order_id, 'unpaid')}>
          <Trans>Go to order</Trans>
        </AppLink>
        <TextButton onClick={() => send({ type: 'receipt.leave' })}>
          <Trans>Buy something else</Trans>
        </TextButton>
      </Actions>
    </PageFrame>
  );
}
