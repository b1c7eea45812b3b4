import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { InvoiceChildren, InvoiceContext, InvoiceFlowEvent } from '#machines/flows/invoice/types.ts';
import { emptyFormValues } from '#machines/flows/invoice/updates.ts';
import { failed, formRows, noneFoundMessage, pageRows, resumeRow, succeeded } from '../../flowkit/steps/common.ts';
import type { Payload, StepResult, StepRows } from '../../flowkit/steps/rows.ts';
import { doneMessage, hiddenMessage, type StepFormatter } from '../../flowkit/steps/stepFormatter.ts';
import { invoiceReasonMessages, invoiceStatusLabels } from '../../i18n/invoiceLabels.ts';

const tracedInvoice = z.object({
  invoice: z.nullable(z.object({ status: z.unknown() })),
  reason: z.unknown(),
});

function describeInvoice({ kind, order_invoice }: Payload, { say, wordOf }: StepFormatter): StepResult {
  const stands = tracedInvoice.safeParse(order_invoice).data;
  if (kind !== 'found' || stands === undefined) return succeeded(say(noneFoundMessage));
  if (stands.invoice !== null) return succeeded(wordOf(invoiceStatusLabels, stands.invoice.status));
  if (stands.reason === null) return succeeded(say(msg`not requested`));
  return succeeded(wordOf(invoiceReasonMessages, stands.reason));
}

const { area: _area, notice_letter: _letter, ...nothingTyped } = emptyFormValues;

export const invoiceTraceSteps = {
  'application.enter': {
    by: 'person',
    can: msg`Fill in request`,
    did: msg`Filled in the request`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [{ type: 'application.enter', typed: nothingTyped }],
  },
  'area.choose': {
    by: 'person',
    can: msg`Choose an area`,
    did: msg`Chose an area`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: () => [{ type: 'area.choose', level: 0, area: null }],
  },
  'areas.retry': { by: 'person', can: msg`Reload areas`, did: msg`Tried to reload the areas` },
  'letter.replace': {
    by: 'person',
    can: msg`Replace notice letter`,
    did: msg`Tried to replace the notice letter`,
  },
  'letter.remove': { by: 'person', can: msg`Remove notice letter`, did: msg`Removed the notice letter` },
  'application.review': {
    by: 'person',
    can: msg`Review request`,
    did: msg`Tried to review the request`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'application.review', understood: true }],
  },
  'application.change': {
    by: 'person',
    can: msg`Edit request`,
    did: msg`Tried to edit the request`,
    detail: () => null,
    tries: () => [{ type: 'application.change', field: 'company_name' }],
  },
  'application.send': { by: 'person', can: msg`Submit request`, did: msg`Submitted the request` },
  'invoice.check': {
    by: 'person',
    can: msg`Check invoice status`,
    did: msg`Tried to check the invoice status`,
  },
  ...formRows,
  ...pageRows,
  'flow.resume': resumeRow,

  readInvoice: { by: 'server', did: msg`Loading invoice status`, answer: describeInvoice },
  loadAreas: { by: 'server', did: msg`Loading areas` },
  uploadLetter: {
    by: 'person',
    did: msg`Uploaded the notice letter`,
    left: msg`Kept the previous notice letter`,
  },
  sendApplication: {
    by: 'server',
    did: msg`Submitting request`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'sent' ? succeeded(say(doneMessage)) : failed(refused(refusal)),
  },
  checkOutcome: { by: 'server', did: msg`Checking invoice status`, answer: describeInvoice },
  watchInvoice: { by: 'server', did: msg`Waiting for invoice updates`, answer: describeInvoice },
} as const satisfies StepRows<InvoiceContext, InvoiceFlowEvent, InvoiceChildren>;
