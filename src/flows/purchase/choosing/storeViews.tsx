import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Title } from '@mantine/core';
import { Actions } from '#src/flowkit/Actions.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { ReasonList } from '#src/flowkit/ReasonList.tsx';
import { orderTypeLabels } from '#src/i18n/orderLabels.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import { useClosedReasons } from '../parts/useClosedReasons.ts';
import type { LaterLeaf, PageLeaf, View, ViewProps } from '../view.ts';

function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Choose what to buy`} rows={6} rowHeight={76} />;
}

function Unavailable({ snapshot, send, onLeave }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Choose what to buy`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the offers. Your selections are saved.</Trans>}
      onRetry={() => send({ type: 'store.retry' })}
    >
      <TextButton onClick={onLeave}>
        <Trans>My products</Trans>
      </TextButton>
    </LoadFailedPage>
  );
}

function PurchasesClosed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const closedReasons = useClosedReasons(snapshot, send);
  return (
    <PageFrame
      title={t`Purchases are unavailable`}
      description={<Trans>No order types are available. Here’s why and what you can do.</Trans>}
    >
      {snapshot.context.facts?.types.map((offer) => (
        <Stack component="section" gap={6} key={offer.type}>
          <Title order={2}>{t(orderTypeLabels[offer.type])}</Title>
          <ReasonList items={closedReasons(offer)} />
        </Stack>
      ))}
      <Actions>
        <Button onClick={() => send({ type: 'store.retry' })}>
          <Trans>Check again</Trans>
        </Button>
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

export const storeViews = {
  loading: Loading,
  opening: Loading,
  unavailable: Unavailable,
  closed: PurchasesClosed,
  finished: Loading,
} as const satisfies Record<Exclude<PageLeaf, LaterLeaf>, View>;
