import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { z } from 'zod/mini';
import { type ProofPart, proofParts } from '#contract/entities/payment.ts';
import { bankAccount } from '#contract/fields.ts';
import { typedCode, typedLine } from '#contract/typed.ts';
import { editableParts, partProblem, refusedProof } from '#machines/flows/transferPayment/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { NoEffectNotice, RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { FileField } from '#src/flowkit/upload/FileField.tsx';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { Form } from '#src/forms/Form.tsx';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { messageId } from '#src/forms/fieldFaultMessages.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { proofPartLabels } from '#src/i18n/paymentLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { TransferDetails } from '#src/orders/TransferDetails.tsx';
import { UnmatchedPayments } from '#src/orders/UnmatchedPayments.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ProofRows } from './ProofRows.tsx';
import type { ViewProps } from './view.ts';

export function FillingInProof(props: ViewProps) {
  const { t } = useLingui();
  const { context } = props.snapshot;
  const { payment } = context;
  if (payment === null) return null;
  const { order, arrival } = payment;
  const wasRefused = refusedProof(context) !== null;
  return (
    <PageFrame title={wasRefused ? t`Correct your proof of transfer` : t`Pay by bank transfer`}>
      <LastAttemptNotice {...props} />
      <UnmatchedPayments payment={payment} />
      {!wasRefused && (
        <Section title={t`1. Transfer the amount`}>
          <TransferDetails order={order} />
          <ArrivalEstimate {...arrival} />
        </Section>
      )}
      <Section
        title={wasRefused ? t`What to correct` : t`2. Submit proof of transfer`}
        help={
          <Trans>
            We’ll check it against our bank account and confirm your payment. Submitting proof doesn’t take a payment.
          </Trans>
        }
      >
        <ProofForm {...props} />
      </Section>
      <Section title={t`Your order`}>
        <OrderFacts payment={payment} />
      </Section>
    </PageFrame>
  );
}

function ArrivalEstimate({ earliest, latest }: { readonly earliest: string; readonly latest: string }) {
  const { calendarDay } = useFormats();
  const [first, last] = [calendarDay(earliest), calendarDay(latest)];
  return (
    <div>
      <Trans>
        If you transfer today, it should arrive between {first} and {last}.
      </Trans>
    </div>
  );
}

function LastAttemptNotice({ snapshot }: ViewProps) {
  const { refusal, fault, nothing_submitted, is_replacing } = snapshot.context;
  return (
    <>
      {refusal !== null && (
        <RefusedNotice refusal={refusal}>
          <Trans>Nothing was submitted. Your entries are saved.</Trans>
        </RefusedNotice>
      )}
      {nothing_submitted && (
        <NoEffectNotice fault={fault}>
          <Trans>That didn’t go through. Your entries are saved.</Trans>
        </NoEffectNotice>
      )}
      {is_replacing && (
        <Notice tone="info" live="status">
          <Trans>We’ll keep checking your earlier proof until you submit a new one.</Trans>
        </Notice>
      )}
    </>
  );
}

const missingMessages = {
  payer: messageId(msg`Enter the payer.`),
  payment_account: messageId(msg`Enter the payer’s account number.`),
};

const schema = z.object({
  payer: typedLine(200).check(z.minLength(1, missingMessages.payer)),
  payment_account: z.pipe(typedCode(40).check(z.minLength(1, missingMessages.payment_account)), bankAccount),
});

function ProofForm({ snapshot, send, files }: ViewProps) {
  const { t } = useLingui();
  const { context } = snapshot;
  const { entered } = context;
  const open = new Set(editableParts(context));
  const refused = refusedProof(context);
  const labels = {
    payer: t(proofPartLabels.payer),
    payment_account: t(proofPartLabels.payment_account),
    bank_receipt: t(proofPartLabels.bank_receipt),
  };
  const told = (part: ProofPart) => {
    const problem = partProblem(context, part);
    return problem?.kind === 'missing' ? t`Upload your bank receipt.` : problem?.words;
  };
  const form = useTypedForm({
    id: 'transfer',
    schema,
    labels,
    typed: { payer: entered.payer, payment_account: entered.payment_account },
    beside: ['bank_receipt'],
    keep: (typed) => send({ type: 'proof.enter', typed }),
    checked: faultReportingOf(context, send),
    submit: () => send({ type: 'proof.submit', understood: true }),
    refuse: () => send({ type: 'proof.submit', understood: false }),
    problems: { payer: told('payer'), payment_account: told('payment_account'), bank_receipt: told('bank_receipt') },
  });
  const kept = proofParts.filter((part) => !open.has(part));
  return (
    <Form form={form}>
      <Stack gap="lg">
        {kept.length > 0 && refused?.content && <ProofRows content={refused.content} parts={kept} files={files} />}
        {open.has('payer') && (
          <TextField
            form={form}
            name="payer"
            kind="name"
            autoComplete="organization"
            help={<Trans>Company or person whose account the money comes from</Trans>}
          />
        )}
        {open.has('payment_account') && (
          <TextField
            form={form}
            name="payment_account"
            kind="code"
            autoComplete="off"
            help={<Trans>Payer’s account number</Trans>}
          />
        )}
        {open.has('bank_receipt') && (
          <ReceiptField
            snapshot={snapshot}
            send={send}
            files={files}
            label={labels.bank_receipt}
            problem={form.field('bank_receipt').problem}
          />
        )}
        <Actions>
          <Button type="submit">
            <Trans>Submit proof</Trans>
          </Button>
          {context.is_replacing && (
            <Button variant="default" onClick={() => send({ type: 'proof.keep' })}>
              <Trans>Keep earlier proof</Trans>
            </Button>
          )}
        </Actions>
      </Stack>
    </Form>
  );
}

interface ReceiptFieldProps extends ViewProps {
  readonly label: string;
  readonly problem: string | null;
}

function ReceiptField({ snapshot, send, files, label, problem }: ReceiptFieldProps) {
  const { bank_receipt } = snapshot.context.entered;
  const about = { files, label };
  return (
    <FileField
      {...about}
      id="transfer-bank_receipt"
      file={snapshot.matches({ filling: 'provided' }) ? bank_receipt : null}
      onReplace={() => send({ type: 'receipt.replace' })}
      onRemove={() => send({ type: 'receipt.remove' })}
    >
      <Upload {...about} upload={snapshot.children.uploadReceipt} purpose="bank_receipt" missing={problem} />
    </FileField>
  );
}
