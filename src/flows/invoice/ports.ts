import { type Area, areaList } from '#contract/calls/area.ts';
import { invoiceAdd, invoiceGet, invoiceNewest } from '#contract/calls/invoice.ts';
import { isClientOrderInvoice } from '#contract/entities/invoice.ts';
import {
  type AreasQuery,
  type InvoiceAnswer,
  type InvoicePorts,
  invoicePorts,
  type ReadOutcome,
  type SendApplicationOutcome,
  type SendApplicationQuery,
} from '#machines/flows/invoice/types.ts';
import { revisionOf } from '#machines/flows/invoice/updates.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { type OrderQuery, type PollingValue, parseOrderQuery } from '#machines/parts/polling.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import type { Api } from '../../api/api.ts';
import { createPort } from '../../ports/createPort.ts';
import { expectAnswer, expectData } from '../../ports/expectAnswer.ts';
import { createChangePolling, createPolling } from '../../ports/polling.ts';

interface InvoicePortsOptions {
  readonly api: Api;
  readonly now: () => Date;
  readonly upload: typeof uploadMachine;
}

export function createInvoicePorts({ api, now, upload }: InvoicePortsOptions): InvoicePorts {
  const readTold = async ({ order_id }: OrderQuery, signal: AbortSignal): Promise<InvoiceAnswer> => {
    const answer = expectAnswer(await api.call(invoiceGet, { query: { order_id }, signal }));
    if (answer.kind === 'refused') {
      if (answer.refusal.code === 'order_not_found') return { kind: 'none' };
      throw new PortFault({ kind: 'refused', refusal: answer.refusal });
    }
    return isClientOrderInvoice(answer.data) ? { kind: 'found', order_invoice: answer.data } : { kind: 'none' };
  };
  const readInvoice = async (query: OrderQuery, signal: AbortSignal): Promise<ReadOutcome> => {
    const order_invoice = await readTold(query, signal);
    if (order_invoice.kind === 'none') return order_invoice;
    const { invoice: newest, record } = expectData(await api.call(invoiceNewest, { signal }));
    return { ...order_invoice, newest, record };
  };
  const loadAreas = async ({ zone, path }: AreasQuery, signal: AbortSignal): Promise<readonly (readonly Area[])[]> => {
    const below = (parent_id: string | undefined) => api.call(areaList, { query: { zone, parent_id }, signal });
    const levels = await Promise.all([undefined, ...path].map(below));
    return levels.map((level) => expectData(level).areas);
  };
  const polled = (query: PollingValue, signal: AbortSignal) => readTold(parseOrderQuery(query), signal);
  return {
    readInvoice: createPort(readInvoice),
    loadAreas: createPort(loadAreas),
    uploadLetter: upload,
    // Not aborted when the machine leaves the state: a sent application cannot be undone.
    sendApplication: createPort(async ({ key, application }: SendApplicationQuery): Promise<SendApplicationOutcome> => {
      const answer = expectAnswer(await api.call(invoiceAdd, { body: application, key }));
      if (answer.kind === 'ok') return { kind: 'sent', order_invoice: answer.data };
      return { kind: 'refused', refusal: answer.refusal };
    }),
    checkOutcome: createPolling(invoicePorts.checkOutcome, polled, now),
    watchInvoice: createChangePolling(
      invoicePorts.watchInvoice,
      polled,
      (read) => (read.kind === 'none' ? null : revisionOf(read.order_invoice)),
      now,
    ),
  };
}
