import { z } from 'zod/mini';
import { invoiceFlow } from '#machines/flows/invoice/flow.ts';
import { invoiceModel } from '#machines/flows/invoice/model.ts';
import { editableFields } from '#machines/flows/invoice/reasons.ts';
import type { InvoiceContext, InvoiceFlowEvent } from '#machines/flows/invoice/types.ts';
import type { LeafState } from '#src/flows/invoice/view.ts';
import { readNow } from '../../browser/readNow.ts';
import { anyOf, button, field, heading, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  formEventGestures,
  type LocatorOf,
  pressGesture,
  receiptEventGestures,
  type TestedFlow,
} from '../../flowkit/testedFlow.ts';
import { invoiceDefects } from './defects.ts';

const reviewButton = button('Review request');
const levels = ['Province, county or prefecture', 'City or district', 'District'] as const;
const names = {
  company_name: 'Company name',
  taxpayer_id: 'Taxpayer ID',
  registered_address: 'Registered address',
  registration_phone: 'Registered phone',
  bank: 'Bank',
  bank_account: 'Bank account',
  email: 'Email',
  recipient: 'Recipient',
  telephone: 'Contact number',
  detailed_address: 'Street address',
} as const;
const kinds = { electronic: 'Electronic', paper: 'Paper' } as const;
const types = { ordinary: 'Ordinary VAT invoice', special: 'Special VAT invoice' } as const;

const events: EventsOnPage<InvoiceFlowEvent> = {
  'application.enter': {
    async gesture(reader, { typed }) {
      const { say, page } = reader;
      // After a refusal the form has only the refused fields.
      for (const words of [types[typed.invoice_type], kinds[typed.kind]]) {
        const radio = page.getByRole('radio', { name: say(words), exact: false });
        if (await readNow('the place on the path was waited for', () => radio.isVisible())) await radio.check();
      }
      for (const [name, label] of Object.entries(names)) {
        const input = field(label)(reader);
        const value = Object.entries(typed).find(([key]) => key === name)?.[1] ?? '';
        if (await readNow('the place on the path was waited for', () => input.isVisible())) await input.fill(value);
      }
    },
    control: 'belongs to what is on offer',
  },
  'area.choose': {
    gesture: ({ page, say }, { level, area }) =>
      page
        .getByRole('combobox', { name: say(levels[level] ?? ''), exact: true })
        .selectOption(area?.area_id ?? '')
        .then(() => undefined),
    control: 'belongs to what is on offer',
  },
  'areas.retry': pressGesture(button('Reload areas')),
  'letter.replace': pressGesture(button('Replace')),
  'letter.remove': pressGesture(button('Remove')),
  'application.review': pressGesture(reviewButton),
  'application.change': {
    async gesture({ page, say }, { field: of }) {
      const label = of === 'notice_letter' ? 'General taxpayer notice letter' : 'Bank';
      const change = page.getByRole('button', {
        name: say('Change: {label}').replace('{label}', say(label)),
        exact: true,
      });
      const back = page.getByRole('button', { name: say('Back to form'), exact: true });
      await change.or(back).click();
    },
    control: 'belongs to what is on offer',
  },
  'application.send': pressGesture(button('Submit request')),
  'invoice.check': pressGesture(anyOf(button('Check again'), button('Try again'))),
  ...formEventGestures,
  ...receiptEventGestures,
};

const form: LocatorOf = reviewButton;

const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  reading: heading('Invoice'),
  routing: heading('Invoice'),
  loadFailed: text('We couldn’t load the invoice.'),
  notFound: heading('No order found for this link'),
  'filling.letter.entering': form,
  'filling.letter.missing': form,
  'filling.letter.provided': form,
  'filling.areas.routing': form,
  'filling.areas.idle': form,
  'filling.areas.loading': form,
  'filling.areas.ready': form,
  'filling.areas.whole': form,
  'filling.areas.failed': form,
  reviewing: heading('Review your request'),
  sending: heading('Submitting request'),
  checkingOutcome: heading('We can’t confirm your request yet'),
  'watching.applied': heading('We’re checking your request'),
  'watching.printed': heading('Invoice issued'),
  'watching.closed': heading('Invoice not available'),
  'done.issued': heading('Invoice issued'),
  'done.mailed': heading('Invoice on its way'),
  finished: heading('Invoice'),
};

const reviewEventSchema = z.object({ type: z.literal('application.review'), understood: z.boolean() });

/** Whether every required field has a value. */
export const isFilledIn = (context: InvoiceContext): boolean =>
  editableFields(context).every((name) => name === 'notice_letter' || name === 'area' || context.entered[name] !== '');

export const invoice: TestedFlow = {
  name: 'invoice',
  folder: import.meta.dirname,
  model: invoiceModel,
  events,
  stateLocators,
  toControls: ['application.change'],
  onPage: {
    // `understood` follows from the form's content.
    shows: ({ snapshot }, { event }) => {
      const asked = reviewEventSchema.safeParse(event).data;
      return asked === undefined || asked.understood === isFilledIn(snapshot.context);
    },
    variantOf: ({ snapshot }) => String(isFilledIn(snapshot.context)),
  },
  flow: invoiceFlow,
  unsaid: [
    { at: /^order_invoice\.verification_status: \w+$/, why: 'no page of an invoice reads how the company is verified' },
    {
      at: /^newest\.(?:status|register|mailing\.carrier|files\[\]\.format): \w+$/,
      why: 'of the last application only what was entered is read',
    },
    {
      at: /^filled_from: earlier_run$/,
      why: 'a suite begins with nothing entered; the suite of traces takes runs up again',
    },
  ],
  refusesTexts: true,
  traces: {
    secrets: [
      'Example',
      '91350100M000100Y43',
      '0591',
      '6217',
      'key-of',
      'order-1',
      'invoice-1',
      'file-1',
      'notice.pdf',
      'MF-2026',
      '1280000',
      '收款账号',
      '福建',
      'SF1234567890',
      '26312000000012345678',
    ],
  },
  page: { address: '/mall/order/detail/cn-order-storage/invoice', email: 'owner@cn.example', hasHeader: true },
  defects: invoiceDefects,
  acceptedMutants: {
    'sneak path: invoice.filling.letter.provided application.enter -> invoice.filling.letter.entering':
      'the letter that is there leads back at once, and what is typed is kept by the region beside',
  },
};
