import { Trans, useLingui } from '@lingui/react/macro';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { paths } from '#src/ui/paths.ts';
import { OrderFacts } from './OrderFacts.tsx';
import type { ViewProps } from './view.ts';

/** Whether the order has been cancelled is being found out. */
export function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We do not know yet whether the order is cancelled`}>
      <Polling
        polling={snapshot.children.lookUp}
        asking={<Trans>We did not hear back, so we are checking the status of your order.</Trans>}
        unknown={<Trans>We keep looking. Please do not pay for the order until you know.</Trans>}
      >
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Polling>
      <OrderFacts snapshot={snapshot} />
    </PageFrame>
  );
}
