import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { Invoice, OrderInvoice } from '#contract/entities/invoice.ts';
import { InvoiceFiles, Tracking } from '#src/orders/InvoiceFiles.tsx';
import { invoiceStatusLabels } from '../../i18n/invoiceLabels.ts';
import { AppLink, BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

interface InvoiceCardProps {
  readonly orderInvoice: OrderInvoice;
  readonly page: string;
  readonly fileAddress: (fileId: string) => string;
}

const tones = { applied: 'info', issued: 'good', mailed: 'good', refused: 'warn' } as const satisfies Record<
  Invoice['status'],
  string
>;

/** Renders nothing if no invoice is possible. */
export function InvoiceCard({ orderInvoice: { invoice, reason }, page, fileAddress }: InvoiceCardProps) {
  const { i18n } = useLingui();
  if (invoice === null && reason !== null) return null;
  return (
    <Card
      title={<Trans>Invoice</Trans>}
      aside={
        invoice && <StatusBadge tone={tones[invoice.status]}>{i18n._(invoiceStatusLabels[invoice.status])}</StatusBadge>
      }
    >
      <Stack gap="sm">
        {invoice !== null && invoice.files.length > 0 && <InvoiceFiles invoice={invoice} addressOf={fileAddress} />}
        {invoice?.status === 'mailed' && (
          <div>
            <Tracking mailing={invoice.mailing} />
          </div>
        )}
        {reason === null ? (
          <Button component={BareLink} href={page} variant="default">
            {invoice === null ? <Trans>Request an invoice</Trans> : <Trans>Edit request</Trans>}
          </Button>
        ) : (
          <AppLink href={page}>
            <Trans>View invoice</Trans>
          </AppLink>
        )}
      </Stack>
    </Card>
  );
}
