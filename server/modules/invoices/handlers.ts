import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { limitTakenNumbers } from '../enterprises/index.ts';
import { memberWithClient } from '../identity/index.ts';
import { findOrder } from '../orders/index.ts';
import { applyForInvoice } from './apply.ts';
import { issueInvoice, mailInvoice, refuseInvoice } from './decide.ts';
import { countInvoices, readDeskInvoice, readDeskInvoices } from './deskInvoices.ts';
import { readNewestInvoice } from './readInvoice.ts';
import { readInvoiceFlags, readOrderInvoice } from './view.ts';

const defaultPageSize = 50;

export const invoiceHandlers = {
  async invoiceNewest({ caller }, { db }) {
    const { user, client } = await memberWithClient(db, caller);
    const { use_zone, full_name, enterprise_number } = client;
    const record = { use_zone, full_name, enterprise_number, email: user.email };
    return ok({ invoice: await readNewestInvoice(db, caller.client_id), record });
  },

  async invoiceGet({ query, caller }, { db, now }) {
    const found = await findOrder(db, { ...query, caller });
    if (found === null) return refuse('order_not_found');
    if (found.as === 'link') return ok(await readInvoiceFlags(db, found.row));
    return ok(await readOrderInvoice(db, found.row, { is_admin: caller?.is_admin === true, now: now() }));
  },

  async invoiceAdd({ body, key, caller }, deps) {
    return limitTakenNumbers(await applyForInvoice(body, key, caller, deps), caller.client_id, deps);
  },

  async deskInvoiceList({ query }, { db }) {
    const { status, page_size = defaultPageSize, search = '' } = query;
    // One row more than the page shows whether there are others.
    const found = await readDeskInvoices(db, { status, search, limit: page_size + 1 });
    const page = found.slice(0, page_size);
    return ok({ invoices: page, counts: await countInvoices(db), more: found.length > page_size });
  },

  async deskInvoiceRead({ query }, { db }) {
    const invoice = await readDeskInvoice(db, query.invoice_id);
    return invoice === null ? refuse('not_found') : ok(invoice);
  },

  deskInvoiceIssue: (request, deps) => issueInvoice(request, deps),

  deskInvoiceRefuse: (request, deps) => refuseInvoice(request, deps),

  deskInvoiceMail: (request, deps) => mailInvoice(request, deps),
} satisfies Handlers;
