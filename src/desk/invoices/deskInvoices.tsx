import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { type DeskInvoice, deskInvoiceList, type InvoiceFilter, invoiceFilters } from '#contract/calls/deskInvoices.ts';
import { invoiceKindLabels } from '../../i18n/invoiceLabels.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { Notice } from '../../ui/Notice.tsx';
import { paths } from '../../ui/paths.ts';
import { AgeAndReviewer, QueueRow } from '../queue/QueueRow.tsx';
import { QueueScreen, type QueueSearchResult } from '../queue/QueueScreen.tsx';
import { useLastDecision } from '../review/useLastDecision.ts';
import { invoiceQueueIn, useInvoiceLists } from './invoiceLists.ts';

/** In the history state. */
const invoiceDecision = z.object({ verdict: z.enum(['issue', 'refuse', 'mail']), order_no: z.string() });

type InvoiceDecision = Readonly<z.infer<typeof invoiceDecision>>;

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const { query, ...asked } = invoiceQueueIn(request);
  return { ...asked, ...(await requireData(api.call(deskInvoiceList, { query, signal: request.signal }))) };
}

export const deskInvoicesRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskInvoices }) satisfies RouteObject;

function DeskInvoices() {
  const loaded = useLoaderData<typeof load>();
  const { now } = useServices();
  const navigate = useNavigate();
  return (
    <InvoicesScreen
      {...loaded}
      last={useLastDecision(invoiceDecision)}
      now={now()}
      onSearch={(search) => void navigate(paths.deskInvoices(loaded.status, search))}
    />
  );
}

function LastDecision({ last }: { readonly last: InvoiceDecision | null }) {
  if (last === null) return null;
  const { order_no } = last;
  const titles: Readonly<Record<InvoiceDecision['verdict'], ReactNode>> = {
    issue: <Trans>Invoice for {order_no} issued. We’ve notified the client.</Trans>,
    refuse: <Trans>Invoice request for {order_no} rejected. We’ve let the client know why.</Trans>,
    mail: <Trans>Invoice for {order_no} posted. We’ve sent the client the tracking number.</Trans>,
  };
  return (
    <Box mb="md">
      <Notice tone={last.verdict === 'refuse' ? 'info' : 'good'} live="status" title={titles[last.verdict]} />
    </Box>
  );
}

interface InvoicesScreenProps extends QueueSearchResult<InvoiceFilter> {
  readonly status: InvoiceFilter;
  readonly invoices: readonly DeskInvoice[];
  readonly last: InvoiceDecision | null;
}

function InvoicesScreen({ status, invoices, last, ...found }: InvoicesScreenProps) {
  const { t } = useLingui();
  const addressOf = (id: string) => paths.deskInvoice(id, status, found.search);
  return (
    <QueueScreen
      title={t`Invoices`}
      isOfDesk
      last={<LastDecision last={last} />}
      found={found}
      lists={{
        label: t`Invoice request lists`,
        names: useInvoiceLists(),
        ids: invoiceFilters,
        shown: status,
        hrefOf: paths.deskInvoices,
        toDo: { lists: ['applied'], nothing: <Trans>No invoice requests to review</Trans> },
      }}
      searchedBy={t`Order number, company, taxpayer ID or invoice number`}
      rows={{
        label: t`Invoice requests`,
        links: invoices.map((row) => ({
          id: row.invoice.invoice_id,
          link: <Row row={row} address={addressOf(row.invoice.invoice_id)} now={found.now} />,
        })),
      }}
    />
  );
}

interface RowProps {
  readonly row: DeskInvoice;
  readonly address: string;
  readonly now: Date;
}

function Row({ row: { invoice, order, decided_at, decided_by, earlier }, address, now }: RowProps) {
  const { i18n } = useLingui();
  return (
    <QueueRow
      href={address}
      name={invoice.company_name}
      aside={invoice.company_name !== order.full_name && order.full_name}
      number={order.order_no}
      about={
        <>
          {i18n._(invoiceKindLabels[invoice.kind])}
          {earlier.length > 0 && (
            <>
              {' · '}
              <Trans>Previously rejected</Trans>
            </>
          )}
        </>
      }
      amount={invoice.amount}
    >
      <AgeAndReviewer at={decided_at ?? invoice.applied_at} now={now} by={decided_by} />
    </QueueRow>
  );
}
