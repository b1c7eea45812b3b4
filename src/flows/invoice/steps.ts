import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { InvoiceContext, InvoiceFlowEvent, InvoiceQuestions } from '#machines/flows/invoice/types.ts';
import { nothingEntered } from '#machines/flows/invoice/updates.ts';
import { answered, failed, formRows, pageRows, resumeRow, thereIsNone } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import { doneWords, hiddenWords, type Teller } from '../../flowkit/steps/teller.ts';
import { invoiceReasonWords, invoiceStatusWords } from '../../i18n/invoiceWords.ts';

const standing = z.object({
  invoice: z.nullable(z.object({ status: z.unknown() })),
  reason: z.unknown(),
});

function invoiceAnswer({ kind, told }: Payload, { say, wordOf }: Teller): Answer {
  const stands = standing.safeParse(told).data;
  if (kind !== 'found' || stands === undefined) return answered(say(thereIsNone));
  if (stands.invoice !== null) return answered(wordOf(invoiceStatusWords, stands.invoice.status));
  if (stands.reason === null) return answered(say(msg`it has not been applied for`));
  return answered(wordOf(invoiceReasonWords, stands.reason));
}

const { area: _area, notice_letter: _letter, ...nothingTyped } = nothingEntered;

export const invoiceSteps = {
  'application.enter': {
    by: 'person',
    can: msg`Fill in the application`,
    did: msg`Filled in the application`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [{ type: 'application.enter', typed: nothingTyped }],
  },
  'area.choose': {
    by: 'person',
    can: msg`Choose an area`,
    did: msg`Chose an area`,
    detail: (_event, { say }) => say(hiddenWords),
    tries: () => [{ type: 'area.choose', level: 0, area: null }],
  },
  'areas.retry': { by: 'person', can: msg`Load the areas again`, did: msg`Wanted to load the areas again` },
  'letter.replace': {
    by: 'person',
    can: msg`Replace the notice letter`,
    did: msg`Wanted to replace the notice letter`,
  },
  'letter.remove': { by: 'person', can: msg`Remove the notice letter`, did: msg`Removed the notice letter` },
  'application.review': {
    by: 'person',
    can: msg`Check the application`,
    did: msg`Wanted to check the application`,
    detail: ({ understood }, { say }) => (understood === false ? say(msg`something was missing`) : null),
    tries: () => [{ type: 'application.review', understood: true }],
  },
  'application.change': {
    by: 'person',
    can: msg`Change the application`,
    did: msg`Wanted to change the application`,
    detail: () => null,
    tries: () => [{ type: 'application.change', field: 'company_name' }],
  },
  'application.send': { by: 'person', can: msg`Send the application`, did: msg`Sent the application` },
  'invoice.check': {
    by: 'person',
    can: msg`Look again how the invoice stands`,
    did: msg`Wanted to know how the invoice stands`,
  },
  ...formRows,
  ...pageRows,
  'flow.resume': resumeRow,

  readInvoice: { by: 'server', did: msg`Reading how the invoice stands`, answer: invoiceAnswer },
  loadAreas: { by: 'server', did: msg`Loading areas` },
  uploadLetter: {
    by: 'person',
    did: msg`Uploaded the notice letter`,
    left: msg`Kept the notice letter from before`,
  },
  sendApplication: {
    by: 'server',
    did: msg`Sending the application`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'sent' ? answered(say(doneWords)) : failed(refused(refusal)),
  },
  lookUp: { by: 'server', did: msg`Looking how the invoice stands`, answer: invoiceAnswer },
  watchInvoice: { by: 'server', did: msg`Waiting for news of the invoice`, answer: invoiceAnswer },
} as const satisfies StepRows<InvoiceContext, InvoiceFlowEvent, InvoiceQuestions>;
