import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { ReconfirmReason } from '#machines/flows/purchase/ports.ts';
import { placeReasons } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { isFree } from '#machines/lifecycles/order.ts';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { NothingPlacedNotice } from '../parts/NothingPlacedNotice.tsx';
import { Summary } from '../parts/Summary.tsx';
import type { ViewProps } from '../view.ts';
import { LossHints } from './LossHints.tsx';
import { OrderDetails } from './OrderDetails.tsx';

export const askReasonMessages = {
  quote_expired: msg`The price you reviewed has expired, so we checked it again.`,
  quote_changed: msg`The price changed while you were reviewing it.`,
  quote_unknown: msg`The price you reviewed is no longer valid, so we checked it again.`,
} as const satisfies Record<ReconfirmReason, MessageDescriptor>;

/** Stays visible while the price is renewed and while the order is placed. */
export function ConfirmingOrder({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  const { context } = snapshot;
  const { quote } = context;
  const price = quote ?? context.previous_quote;
  if (price === null) return null;
  const place = { type: 'order.place' } as const;
  const amount = money(price.amount);
  const until = time(price.expires_at);
  const isPlacing = snapshot.matches('placing');
  return (
    <PageFrame
      title={t`Review your order`}
      summary={
        <Summary
          context={context}
          asking={snapshot.matches({ reviewing: 'requoting' })}
          status={
            <Text c="dimmed" role="status">
              {isPlacing && <Trans>Placing your {amount} order. Keep this page open. It won’t be placed twice.</Trans>}
              {!isPlacing &&
                (quote === null ? <Trans>Updating price…</Trans> : <Trans>This price is valid until {until}.</Trans>)}
            </Text>
          }
          reasons={isPlacing ? [] : placeReasons(context)}
          action={{
            label: t`Place order · ${amount}`,
            holdsAmount: true,
            isBusy: isPlacing,
            can: snapshot.can(place),
            press: () => send(place),
          }}
        />
      }
    >
      <NothingPlacedNotice context={context} />
      <RenewedPriceNotice context={context} />
      <Section title={t`Your order`}>
        <OrderDetails context={context} />
        {!isPlacing && <EditButton send={send} />}
      </Section>
      {!isPlacing && <LossHints snapshot={snapshot} send={send} />}
      {/* A replayed run has no amounts, so both are 0: it must not look like a price covered by vouchers. */}
      <WhatHappens free={isFree(price.amount) && !isFree(price.original_amount)} />
    </PageFrame>
  );
}

/** The order was not placed, as its price was outdated: the new price is loading, or is the same. */
function RenewedPriceNotice({ context: { ask, quote } }: { readonly context: PurchaseContext }) {
  const { t } = useLingui();
  if (ask === null) return null;
  return (
    <Notice tone="info" live="status">
      {quote === null ? (
        <Trans>The price is out of date, so we’re getting a new one. Your order hasn’t been placed.</Trans>
      ) : (
        <>
          <div>{t(askReasonMessages[ask])}</div>
          <div>
            <Trans>The price is the same as before. Your order hasn’t been placed yet. You can place it now.</Trans>
          </div>
        </>
      )}
    </Notice>
  );
}

export const EditButton = ({ send }: Pick<ViewProps, 'send'>) => (
  <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => send({ type: 'selection.edit' })}>
    <Trans>Edit order</Trans>
  </Button>
);

function WhatHappens({ free }: { readonly free: boolean }) {
  const { t } = useLingui();
  return (
    <Section title={t`What happens next`}>
      <Text c="dimmed">
        {free ? (
          <Trans>
            There’s nothing to pay. You can activate the order as soon as you place it, but to cancel it you’ll need to
            contact us.
          </Trans>
        ) : (
          <Trans>
            You won’t be charged yet. You’ll get an order number and payment options, and can cancel any time before
            paying.
          </Trans>
        )}
      </Text>
    </Section>
  );
}
