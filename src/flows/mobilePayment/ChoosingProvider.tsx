import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import {
  chosenProvider,
  type EndStatus,
  endedPayment,
  offeredProviders,
} from '#machines/flows/mobilePayment/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { NoEffectNotice, RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { paymentMeanLabels } from '#src/i18n/paymentLabels.ts';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { UnmatchedPayments } from '#src/orders/UnmatchedPayments.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import type { ViewProps } from './view.ts';

export function ChoosingProvider({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { payment, chosen } = snapshot.context;
  const provider = chosenProvider(snapshot.context);
  if (payment === null || provider === null) return null;
  const isAgain = endedPayment({ payment }) !== null;
  const onPhone = chosen.device === 'phone';
  return (
    <PageFrame title={t`Pay by mobile`}>
      <LastAttemptNotice snapshot={snapshot} />
      <UnmatchedPayments payment={payment} />
      <Section title={t`Your order`}>
        <OrderFacts payment={payment} />
      </Section>
      <Stack gap="lg">
        <ChoiceCards
          legend={<Trans>Pay with</Trans>}
          columns={2}
          value={provider}
          choices={offeredProviders(payment).map((value) => ({ value, title: t(paymentMeanLabels[value]) }))}
          onChange={(value) => send({ type: 'provider.choose', provider: value })}
        />
        <Actions>
          <Button onClick={() => send({ type: 'payment.begin' })}>{startButtonLabel(onPhone, isAgain)}</Button>
          <TextButton onClick={() => send({ type: 'device.choose', device: onPhone ? 'computer' : 'phone' })}>
            {onPhone ? <Trans>Pay on another phone</Trans> : <Trans>Pay on this device</Trans>}
          </TextButton>
        </Actions>
      </Stack>
    </PageFrame>
  );
}

function startButtonLabel(onPhone: boolean, isAgain: boolean) {
  if (onPhone) return <Trans>Continue to app</Trans>;
  return isAgain ? <Trans>Get a new code</Trans> : <Trans>Show QR code</Trans>;
}

const endedPaymentMessages = {
  failed: msg`This payment was declined.`,
  expired: msg`This payment has expired.`,
  closed: msg`This payment was cancelled.`,
} as const satisfies Record<EndStatus, MessageDescriptor>;

function LastAttemptNotice({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { t } = useLingui();
  const { refusal, fault, nothing_begun } = snapshot.context;
  if (refusal !== null)
    return (
      <RefusedNotice refusal={refusal}>
        <Trans>Your payment wasn’t started.</Trans>
      </RefusedNotice>
    );
  if (nothing_begun)
    return (
      <NoEffectNotice fault={fault}>
        <Trans>Your payment wasn’t started. You can try again.</Trans>
      </NoEffectNotice>
    );
  const ended = endedPayment(snapshot.context);
  if (ended === null) return null;
  return (
    <Notice tone="warn" live="status" title={t(endedPaymentMessages[ended.status])}>
      <Trans>You weren’t charged. You can pay again here or by bank transfer.</Trans>
    </Notice>
  );
}
