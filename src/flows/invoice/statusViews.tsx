import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Invoice } from '#contract/entities/invoice.ts';
import { closedReason } from '#machines/flows/invoice/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { invoiceReasonMessages } from '#src/i18n/invoiceLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { InvoiceFiles, Tracking } from '#src/orders/InvoiceFiles.tsx';
import { BareLink } from '#src/ui/AppLink.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ApplicationRows, shownApplicationOf } from './ApplicationRows.tsx';
import { InvoicedOrder } from './parts.tsx';
import type { ViewProps } from './view.ts';

interface InvoiceStatusPageProps extends ViewProps {
  readonly title: string;
  readonly children: (invoice: Invoice) => ReactNode;
}

function InvoiceStatusPage({ snapshot, send, files, links, title, children }: InvoiceStatusPageProps) {
  const { t } = useLingui();
  const { order_invoice, record } = snapshot.context;
  const invoice = order_invoice?.invoice ?? null;
  if (order_invoice === null || invoice === null) return null;
  return (
    <PageFrame title={title}>
      {children(invoice)}
      <InvoicedOrder order_invoice={order_invoice} />
      <Section title={t`Request details`}>
        <ApplicationRows shown={shownApplicationOf(invoice)} zone={record?.use_zone ?? 'other'} files={files} />
      </Section>
      <Actions>
        <ContinueButton links={links} />
        <CheckAgainButton onCheck={() => send({ type: 'invoice.check' })} />
      </Actions>
    </PageFrame>
  );
}

const ContinueButton = ({ links: { order, activation } }: Pick<ViewProps, 'links'>) => (
  <Button component={BareLink} href={activation ?? order}>
    {activation === null ? <Trans>Go to order</Trans> : <Trans>Continue activation</Trans>}
  </Button>
);

export function UnderReview(props: ViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <InvoiceStatusPage {...props} title={t`We’re checking your request`}>
      {(invoice) => {
        const at = moment(invoice.applied_at);
        return (
          <>
            <Notice tone="info" live="status" title={<Trans>You requested this invoice on {at}.</Trans>}>
              <Trans>We’ll notify you when it’s issued. This page updates automatically.</Trans>
            </Notice>
            {invoice.register === 'not_asked' && (
              <Notice tone="warn">
                <Trans>
                  We couldn’t verify your taxpayer ID automatically. Our team will check it; no action needed.
                </Trans>
              </Notice>
            )}
          </>
        );
      }}
    </InvoiceStatusPage>
  );
}

function IssuedInvoiceRows({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useLingui();
  const { calendarDay } = useFormats();
  const rows = [
    { id: 'number', label: t`Invoice number`, value: invoice.invoice_number },
    { id: 'day', label: t`Invoice date`, value: invoice.invoiced_on && calendarDay(invoice.invoiced_on) },
  ];
  return <DetailList rows={rows} />;
}

export function AwaitingPosting(props: ViewProps) {
  const { t } = useLingui();
  return (
    <InvoiceStatusPage {...props} title={t`Invoice issued`}>
      {(invoice) => (
        <>
          <Notice tone="good" live="status" title={<Trans>We’ll post it soon.</Trans>}>
            <Trans>We’ll notify you of the tracking number. This page updates automatically.</Trans>
          </Notice>
          <IssuedInvoiceRows invoice={invoice} />
        </>
      )}
    </InvoiceStatusPage>
  );
}

export function Issued(props: ViewProps) {
  const { t } = useLingui();
  return (
    <InvoiceStatusPage {...props} title={t`Invoice issued`}>
      {(invoice) => (
        <>
          <Notice tone="good" live="status" title={<Trans>You can download it here at any time.</Trans>} />
          <InvoiceFiles invoice={invoice} addressOf={props.files.addressOf} />
          <IssuedInvoiceRows invoice={invoice} />
        </>
      )}
    </InvoiceStatusPage>
  );
}

export function Mailed(props: ViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <InvoiceStatusPage {...props} title={t`Invoice on its way`}>
      {(invoice) => {
        const recipient = invoice.mailing?.recipient;
        const at = invoice.mailed_at === null ? '' : moment(invoice.mailed_at);
        const tracking = { id: 'tracking', label: t`Tracking number`, value: <Tracking mailing={invoice.mailing} /> };
        return (
          <>
            <Notice
              tone="good"
              live="status"
              title={
                <Trans>
                  Posted to {recipient} on {at}.
                </Trans>
              }
            />
            <DetailList rows={[tracking]} />
            <IssuedInvoiceRows invoice={invoice} />
          </>
        );
      }}
    </InvoiceStatusPage>
  );
}

export function NotInvoiceable({ snapshot, send, links }: ViewProps) {
  const { t, i18n } = useLingui();
  const { order_invoice } = snapshot.context;
  const reason = closedReason(snapshot.context);
  if (order_invoice === null) return null;
  return (
    <PageFrame title={t`Invoice not available`}>
      <Notice tone="warn" live="alert" title={reason !== null && i18n._(invoiceReasonMessages[reason])} />
      <InvoicedOrder order_invoice={order_invoice} />
      <Actions>
        <ContinueButton links={links} />
        <CheckAgainButton onCheck={() => send({ type: 'invoice.check' })} />
      </Actions>
    </PageFrame>
  );
}
