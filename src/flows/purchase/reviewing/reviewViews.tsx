import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Actions } from '#src/flowkit/Actions.tsx';
import { useFaultText, useRefusalText } from '#src/flowkit/faultText.ts';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { purchaseErrorTexts } from '#src/i18n/errorText.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { PageLeaf, View, ViewProps } from '../view.ts';
import { ConfirmingNewPrice } from './ConfirmingNewPrice.tsx';
import { ConfirmingOrder, EditButton } from './ConfirmingOrder.tsx';
import { OrderDetails } from './OrderDetails.tsx';

function RequoteFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  return (
    <PageFrame title={t`We couldn’t get the new price`}>
      <Notice tone="bad" live="alert" support title={faultText(snapshot.context.fault)}>
        <Trans>Your order hasn’t been placed. Your selections are saved.</Trans>
      </Notice>
      <OrderDetails context={snapshot.context} />
      <Actions>
        <Button onClick={() => send({ type: 'quote.retry' })}>
          <Trans>Refresh price</Trans>
        </Button>
        <EditButton send={send} />
      </Actions>
    </PageFrame>
  );
}

function OrderingPaused({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { paused_until } = snapshot.context;
  if (paused_until === null) return null;
  const until = moment(paused_until);
  return (
    <PageFrame title={t`Ordering is paused`}>
      <Notice
        tone="warn"
        live="alert"
        support
        title={<Trans>The mall is under maintenance. You can order again from {until}.</Trans>}
      >
        <div>
          <Trans>Your order wasn’t placed and you weren’t charged. Your selections are saved.</Trans>
        </div>
        <div>
          <Trans>This page will check the price again when maintenance ends, so you can place your order then.</Trans>
        </div>
      </Notice>
      <OrderDetails context={snapshot.context} />
      <Actions>
        <Button variant="default" onClick={() => send({ type: 'quote.retry' })}>
          <Trans>Refresh price</Trans>
        </Button>
        <EditButton send={send} />
      </Actions>
    </PageFrame>
  );
}

function Refused({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { refusal } = snapshot.context;
  return (
    <PageFrame title={t`Your order wasn’t placed`}>
      {/* `RunNotices` above shows a closed draft, with the way to the order that may have been placed. */}
      {refusal?.code !== 'draft_closed' && (
        <Notice tone="bad" live="alert" support title={t(purchaseErrorTexts.failed)}>
          {refusal !== null && <div>{refusalText(refusal)}</div>}
          <div>
            <Trans>You weren’t charged. Your selections are saved.</Trans>
          </div>
        </Notice>
      )}
      <OrderDetails context={snapshot.context} />
      <Actions>
        <Button onClick={() => send({ type: 'store.retry' })}>
          <Trans>Reload offers</Trans>
        </Button>
        <EditButton send={send} />
      </Actions>
    </PageFrame>
  );
}

export const reviewViews = {
  'reviewing.confirming': ConfirmingOrder,
  'reviewing.requoting': ConfirmingOrder,
  'reviewing.requoteFailed': RequoteFailed,
  'reviewing.askingAgain': ConfirmingNewPrice,
  'reviewing.paused': OrderingPaused,
  'reviewing.refused': Refused,
} as const satisfies Record<Extract<PageLeaf, `reviewing.${string}`>, View>;
