import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MobilePayment } from '#contract/entities/payment.ts';
import { unfinishedPayment } from '#machines/flows/mobilePayment/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { UnansweredNotice } from '#src/flowkit/AttemptNotices.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { QrCode } from '#src/flowkit/QrCode.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { paymentMeanLabels } from '#src/i18n/paymentLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { UnmatchedPayments } from '#src/orders/UnmatchedPayments.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import type { ViewProps } from './view.ts';

export function Payable(props: ViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const open = unfinishedPayment(props.snapshot.context);
  if (open === null) return null;
  const name = t(paymentMeanLabels[open.provider]);
  const until = moment(open.expires_at);
  return (
    <OpenPage {...props} title={open.wallet_url === null ? t`Scan the QR code with ${name}` : t`Pay with ${name}`}>
      <Stack gap="sm" align="start">
        <Text component="div" fz="1.75rem" lh={1.3} fw={650}>
          <MoneyText money={open.amount} />
        </Text>
        <WalletLinkOrCode open={open} name={name} absolute={props.absolute} />
        <Text>
          <Trans>Pay by {until}. This page updates automatically.</Trans>
        </Text>
      </Stack>
    </OpenPage>
  );
}

interface WalletLinkOrCodeProps extends Pick<ViewProps, 'absolute'> {
  readonly open: MobilePayment;
  readonly name: string;
}

function WalletLinkOrCode({ open: { code_url, wallet_url }, name, absolute }: WalletLinkOrCodeProps) {
  const { t } = useLingui();
  if (wallet_url !== null)
    return (
      <Button component="a" href={absolute(wallet_url)} size="md">
        <Trans>Open {name}</Trans>
      </Button>
    );
  if (code_url === null) return null;
  const url = absolute(code_url);
  return (
    <>
      <QrCode value={url} label={t`${name} QR code`} />
      {url.startsWith('http') && (
        <AppLink href={url}>
          <Trans>Open payment link</Trans>
        </AppLink>
      )}
    </>
  );
}

/** No code yet, or not any more: the page is polling the status of the payment. */
export function NoCodeAvailable(props: ViewProps) {
  const { t } = useLingui();
  return (
    <OpenPage {...props} title={t`No QR code available`}>
      <Notice tone="info" live="status">
        <Trans>
          Your payment is still being prepared or has expired. We’re checking its status. This page updates
          automatically.
        </Trans>
      </Notice>
    </OpenPage>
  );
}

/** The outcome is unknown, so the user must not pay again. */
export function OutcomeUnknown(props: ViewProps) {
  const { t } = useLingui();
  return (
    <OpenPage {...props} title={t`We can’t confirm your payment yet`}>
      <Notice tone="warn" live="alert" title={<Trans>Please don’t pay again.</Trans>}>
        <Trans>We’re still confirming your payment. This page updates automatically.</Trans>
      </Notice>
    </OpenPage>
  );
}

interface OpenPageProps extends ViewProps {
  readonly title: string;
  readonly children: ReactNode;
}

function OpenPage({ snapshot, send, title, children }: OpenPageProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  return (
    <PageFrame title={title}>
      <CheckResultNotice snapshot={snapshot} />
      {children}
      <Actions>
        <Button variant="default" onClick={() => send({ type: 'payment.check' })}>
          {snapshot.matches({ watching: 'payable' }) ? <Trans>I’ve paid</Trans> : <Trans>Check again</Trans>}
        </Button>
        <TextButton onClick={() => send({ type: 'payment.close' })}>
          <Trans>Cancel payment</Trans>
        </TextButton>
      </Actions>
      {payment !== null && (
        <>
          <UnmatchedPayments payment={payment} />
          <Section title={t`Your order`}>
            <OrderFacts payment={payment} />
          </Section>
        </>
      )}
    </PageFrame>
  );
}

function CheckResultNotice({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { refusal, fault, is_unconfirmed } = snapshot.context;
  if (refusal !== null || fault !== null)
    return (
      <UnansweredNotice refusal={refusal} fault={fault}>
        <Trans>We couldn’t get the payment status. If you’ve already paid, your payment isn’t lost.</Trans>
      </UnansweredNotice>
    );
  if (!is_unconfirmed || snapshot.matches({ watching: 'unknown' })) return null;
  return (
    <Notice tone="info" live="status" title={<Trans>We haven’t received your payment yet.</Trans>}>
      <Trans>If you’ve just paid, it can take a moment. Please don’t pay again.</Trans>
    </Notice>
  );
}
