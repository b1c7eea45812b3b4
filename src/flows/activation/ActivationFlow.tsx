import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { activationMachine } from '#machines/flows/activation/machine.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { OrderNotFound } from '#src/flowkit/OrderNotFound.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { OrderDetailList } from '#src/orders/OrderDetailList.tsx';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { MissingRequirements } from './MissingRequirements.tsx';
import { Ready } from './Ready.tsx';
import { CreditIssued } from './RemainingCredit.tsx';
import { Signing, SigningLinkExpired } from './Signing.tsx';
import { TermRows } from './TermRows.tsx';
import type { PageProps, ViewProps } from './view.ts';

function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Activate order`} rows={5} />;
}

function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Activate order`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the order.</Trans>}
      onRetry={() => send({ type: 'activation.check' })}
    />
  );
}

const NotFound = ({ send }: ViewProps) => <OrderNotFound onCheck={() => send({ type: 'activation.check' })} />;

function StartingSigning({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Preparing document`}>
      <BusyIndicator>
        <Trans>Creating the document and sending it to the signing provider.</Trans>
      </BusyIndicator>
      <OrderDetailList order={snapshot.context.activation?.order} also="type" />
    </PageFrame>
  );
}

function CheckingSignature({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Checking signature`}>
      <BusyIndicator>
        <Trans>Checking with the signing provider whether the document has been signed.</Trans>
      </BusyIndicator>
      <OrderDetailList order={snapshot.context.activation?.order} also="type" />
    </PageFrame>
  );
}

function Activating({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Activating order`}>
      <BusyIndicator>
        <Trans>Activating your order. Keep this page open.</Trans>
      </BusyIndicator>
      <OrderDetailList order={snapshot.context.activation?.order} also="type" />
    </PageFrame>
  );
}

function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We can’t confirm the activation yet`}>
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your order.</Trans>}
        unknown={<Trans>We’ll keep checking. Your order won’t be activated twice.</Trans>}
      >
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Polling>
      <OrderDetailList order={snapshot.context.activation?.order} also="type" />
    </PageFrame>
  );
}

function Activated({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { activation } = snapshot.context;
  if (activation === null) return null;
  const { activated, order, remaining_credit } = activation;
  return (
    <PageFrame title={t`Order activated`}>
      <Notice tone="good" live="status" title={<Trans>Everything in this order is now active.</Trans>} />
      {activated !== null && (
        <>
          <TermRows terms={activated} />
          <DetailList rows={[{ id: 'by', label: t`Administrator`, value: <bdi>{activated.administrator}</bdi> }]} />
          {remaining_credit !== null && <CreditIssued money={remaining_credit} at={activated.at} />}
        </>
      )}
      <OrderDetailList order={snapshot.context.activation?.order} also="type" />
      <Actions>
        <Button renderRoot={(props) => <BareLink {...props} href={paths.home()} />}>
          <Trans>My products</Trans>
        </Button>
        <AppLink href={paths.order(order.order_id, 'completed')}>
          <Trans>Go to order</Trans>
        </AppLink>
        <AppLink href={paths.appointment()}>
          <Trans>Book setup or training</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

/** Shown until the order page has loaded. */
function Finished() {
  const { t } = useLingui();
  return <PageFrame title={t`Activate order`}>{null}</PageFrame>;
}

const views: ViewsOf<typeof activationMachine, PageProps> = {
  reading: Loading,
  routing: Loading,
  loadFailed: LoadFailed,
  notFound: NotFound,
  'watching.missing': MissingRequirements,
  'watching.lapsed': SigningLinkExpired,
  'watching.signing': Signing,
  'watching.ready': Ready,
  beginning: StartingSigning,
  checking: CheckingSignature,
  activating: Activating,
  checkingOutcome: CheckingOutcome,
  activated: Activated,
  finished: Finished,
};

export function ActivationFlow({ actor, ...around }: FlowProps<typeof activationMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Activating an order`} views={views} around={around} />;
}
