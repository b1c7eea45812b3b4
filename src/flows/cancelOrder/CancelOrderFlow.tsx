import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { useRefusalText } from '#src/flowkit/faultText.ts';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import { Cancelled } from './Cancelled.tsx';
import { Closed } from './Closed.tsx';
import { Confirming } from './Confirming.tsx';
import { LookingUp } from './LookingUp.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import type { ViewProps } from './view.ts';

function Reading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Cancel an order`} rows={3} />;
}

function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <NotLoadedPage
      title={t`Cancel an order`}
      fault={snapshot.context.fault}
      lost={<Trans>The order could not be loaded. Nothing has been cancelled.</Trans>}
      onRetry={() => send({ type: 'order.check' })}
    >
      <Keep send={send} />
    </NotLoadedPage>
  );
}

function Cancelling({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancelling the order`}>
      <Busy>
        <Trans>The order is being cancelled. Please do not close this page.</Trans>
      </Busy>
      <OrderFacts snapshot={snapshot} />
    </PageFrame>
  );
}

function Refused({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { refusal } = snapshot.context;
  return (
    <PageFrame title={t`The order was not cancelled`}>
      <Notice tone="bad" live="alert" support title={refusal !== null && refusalText(refusal)}>
        <Trans>The order is as it was before.</Trans>
      </Notice>
      <OrderFacts snapshot={snapshot} />
      <Actions>
        <Button onClick={() => send({ type: 'order.check' })}>
          <Trans>Look at the order again</Trans>
        </Button>
        <Keep send={send} />
      </Actions>
    </PageFrame>
  );
}

const Keep = ({ send }: Pick<ViewProps, 'send'>) => (
  <TextButton onClick={() => send({ type: 'order.keep' })}>
    <Trans>Back to the order</Trans>
  </TextButton>
);

/** What stands until the page of the order is there again. */
function Over() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancel an order`}>
      <AppLink href={paths.orders()}>
        <Trans>My orders</Trans>
      </AppLink>
    </PageFrame>
  );
}

const views: ViewsOf<typeof cancelOrderMachine> = {
  reading: Reading,
  unread: Unread,
  closed: Closed,
  confirming: Confirming,
  cancelling: Cancelling,
  refused: Refused,
  lookingUp: LookingUp,
  cancelled: Cancelled,
  over: Over,
};

/** The cancellation of an order as a person walks it. */
export function CancelOrderFlow({ actor }: FlowProps<typeof cancelOrderMachine>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Cancelling an order`} views={views} around={{}} />;
}
