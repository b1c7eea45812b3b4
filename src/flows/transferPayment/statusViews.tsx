import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { proofParts } from '#contract/entities/payment.ts';
import { closedReason } from '#machines/flows/transferPayment/reasons.ts';
import type { PayReason } from '#machines/lifecycles/payment.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { UnmatchedPayments } from '#src/orders/UnmatchedPayments.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ProofRows } from './ProofRows.tsx';
import type { ViewProps } from './view.ts';

export function ProofUnderReview({ snapshot, send, files }: ViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { payment } = snapshot.context;
  const proof = payment?.proof ?? null;
  if (payment === null || proof === null) return null;
  const at = moment(proof.submitted_at);
  return (
    <PageFrame title={t`We’re checking your transfer`}>
      <Notice tone="info" live="status" title={<Trans>Proof of transfer submitted on {at}</Trans>}>
        <Trans>
          We’ll mark the order as paid when your transfer arrives, usually within 3 working days. Please don’t pay
          again. This page updates automatically.
        </Trans>
      </Notice>
      <UnmatchedPayments payment={payment} />
      {proof.content !== null && (
        <Section title={t`Submitted details`}>
          <ProofRows content={proof.content} parts={proofParts} files={files} />
        </Section>
      )}
      <Section title={t`Your order`}>
        <OrderFacts payment={payment} />
      </Section>
      <Actions>
        <Button variant="default" onClick={() => send({ type: 'proof.replace' })}>
          <Trans>Submit new proof</Trans>
        </Button>
        <CheckAgainButton onCheck={() => send({ type: 'payment.check' })} />
      </Actions>
    </PageFrame>
  );
}

const notPayableMessages = {
  already_paid: msg`This order is paid.`,
  already_cancelled: msg`This order was cancelled. Don’t transfer money for it.`,
  already_expired: msg`The payment deadline for this order has passed. Don’t transfer money for it. If you already have, we’ll contact you.`,
  proof_being_checked: msg`We’re checking a proof of transfer for this order.`,
  payment_under_way: msg`A mobile payment is in progress for this order. Don’t transfer money for it.`,
  payment_unknown: msg`We’re checking a mobile payment that may have gone through. Please don’t pay again.`,
} as const satisfies Record<PayReason, MessageDescriptor>;

export function NotPayable({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  if (payment === null) return null;
  const reason = closedReason(payment);
  return (
    <PageFrame title={t`Nothing to transfer right now`}>
      <Notice tone="warn" live="alert" title={reason !== null && t(notPayableMessages[reason])}>
        <Trans>Questions? Contact our support team.</Trans>
      </Notice>
      <UnmatchedPayments payment={payment} />
      <OrderFacts payment={payment} />
      <Actions>
        <CheckAgainButton onCheck={() => send({ type: 'payment.check' })} />
      </Actions>
    </PageFrame>
  );
}
