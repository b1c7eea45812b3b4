import { useLingui } from '@lingui/react/macro';
import { z } from 'zod/mini';
import { type InvoiceFilter, invoiceFilter } from '#contract/calls/deskInvoices.ts';

export function useInvoiceLists(): Readonly<Record<InvoiceFilter, string>> {
  const { t } = useLingui();
  return { applied: t`To review`, issued: t`Issued`, mailed: t`Posted`, refused: t`Rejected` };
}

export function invoiceQueueIn(request: Request) {
  const asked = new URL(request.url).searchParams;
  const status = z.catch(invoiceFilter, 'applied').parse(asked.get('status'));
  const search = asked.get('search')?.slice(0, 100) ?? '';
  return { status, search, query: { status, ...(search !== '' && { search }) } };
}
