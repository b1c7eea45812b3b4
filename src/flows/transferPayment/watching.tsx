import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { proofParts } from '#contract/entities/payment.ts';
import { closedReason } from '#machines/flows/transferPayment/reasons.ts';
import type { PayReason } from '#machines/lifecycles/payment.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { CheckAgain } from '#src/flowkit/CheckAgain.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { OtherMoney } from '#src/orders/OtherMoney.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ProofRows } from './ProofRows.tsx';
import type { ViewProps } from './view.ts';

export function Submitted({ snapshot, send, files }: ViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { payment } = snapshot.context;
  const proof = payment?.proof ?? null;
  if (payment === null || proof === null) return null;
  const at = moment(proof.submitted_at);
  return (
    <PageFrame title={t`Your transfer is being checked`}>
      <Notice tone="info" live="status" title={<Trans>The proof was submitted on {at}.</Trans>}>
        <Trans>
          As soon as the money has arrived, usually within 3 working days, the order is paid. Please do not pay again.
          This page updates by itself.
        </Trans>
      </Notice>
      <OtherMoney payment={payment} />
      {proof.content !== null && (
        <Section title={t`What was submitted`}>
          <ProofRows content={proof.content} parts={proofParts} files={files} />
        </Section>
      )}
      <Section title={t`Your order`}>
        <OrderFacts payment={payment} />
      </Section>
      <Actions>
        <Button variant="default" onClick={() => send({ type: 'proof.replace' })}>
          <Trans>Submit another proof</Trans>
        </Button>
        <CheckAgain onCheck={() => send({ type: 'payment.check' })} />
      </Actions>
    </PageFrame>
  );
}

const reasonWords = {
  already_paid: msg`The order has been paid.`,
  already_cancelled: msg`The order was cancelled. Please do not transfer money for it.`,
  already_expired: msg`The time to pay for the order has passed. Please do not transfer money for it; if you have, we will contact you.`,
  proof_being_checked: msg`The proof of a transfer is being checked.`,
  payment_under_way: msg`The order is being paid by phone. Please do not transfer money for it.`,
  payment_unknown: msg`A payment by phone may have gone through and is being checked. Please do not pay again.`,
} as const satisfies Record<PayReason, MessageDescriptor>;

export function Closed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  if (payment === null) return null;
  const reason = closedReason(payment);
  return (
    <PageFrame title={t`There is nothing to transfer now`}>
      <Notice tone="warn" live="alert" title={reason !== null && t(reasonWords[reason])}>
        <Trans>Questions about it are answered by our support.</Trans>
      </Notice>
      <OtherMoney payment={payment} />
      <OrderFacts payment={payment} />
      <Actions>
        <CheckAgain onCheck={() => send({ type: 'payment.check' })} />
      </Actions>
    </PageFrame>
  );
}
