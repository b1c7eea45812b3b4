import { z } from 'zod/mini';
import { invoiceFilter } from '#contract/calls/deskInvoices.ts';

/** The list of applications that an address names. */
export function invoiceQueueIn(request: Request) {
  const asked = new URL(request.url).searchParams;
  const status = z.catch(invoiceFilter, 'applied').parse(asked.get('status'));
  const search = asked.get('search')?.slice(0, 100) ?? '';
  return { status, search, query: { status, ...(search !== '' && { search }) } };
}
