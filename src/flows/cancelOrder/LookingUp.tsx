import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { useFaultText } from '#src/flowkit/faultText.ts';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { usePolling } from '#src/flowkit/usePolling.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { OrderFacts } from './OrderFacts.tsx';
import type { ViewProps } from './view.ts';

/** Whether the order has been cancelled is being found out. */
export function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const { isAsking, fault, askNow } = usePolling(snapshot.children.lookUp);
  return (
    <PageFrame title={t`We do not know yet whether the order is cancelled`}>
      {fault === null ? (
        <Busy>
          <Trans>We did not hear back, so we are looking how your order stands.</Trans>
        </Busy>
      ) : (
        <>
          <Notice tone="warn" live="alert" support title={faultText(fault)}>
            <Trans>We keep looking. Please do not pay for the order until you know.</Trans>
          </Notice>
          <Actions>
            <Button aria-disabled={isAsking} onClick={askNow}>
              {isAsking ? <Trans>Looking for it…</Trans> : <Trans>Check again</Trans>}
            </Button>
            <AppLink href={paths.orders()}>
              <Trans>My orders</Trans>
            </AppLink>
          </Actions>
        </>
      )}
      <OrderFacts snapshot={snapshot} />
    </PageFrame>
  );
}
