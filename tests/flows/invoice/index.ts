import { z } from 'zod/mini';
import { openFields } from '#machines/flows/invoice/reasons.ts';
import type { InvoiceContext, InvoiceFlowEvent } from '#machines/flows/invoice/types.ts';
import type { LeafState } from '#src/flows/invoice/view.ts';
import config from '../../../pathways.config.ts';
import { readNow } from '../../browser/readNow.ts';
import { anyOf, button, field, heading, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  formEvents,
  type Locate,
  press,
  receiptRunEvents,
  type TestedFlow,
} from '../../flowkit/testedFlow.ts';

const lookOver = button('Review the application');
const levels = ['Province, county or prefecture', 'City or district', 'District'] as const;
const names = {
  company_name: 'Company name',
  taxpayer_id: 'Taxpayer ID',
  registered_address: 'Registered address',
  registration_phone: 'Registration phone',
  bank: 'Bank',
  bank_account: 'Bank account',
  email: 'E-mail',
  recipient: 'Recipient',
  telephone: 'Contact number',
  detailed_address: 'Detailed address',
} as const;
const kinds = { electronic: 'Electronic', paper: 'On paper' } as const;
const types = { ordinary: 'Ordinary VAT invoice', special: 'Special VAT invoice' } as const;

const events: EventsOnPage<InvoiceFlowEvent> = {
  'application.enter': {
    async gesture(reader, { typed }) {
      const { say, page } = reader;
      // After a refusal only what was refused is entered again.
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
  'areas.retry': press(button('Load the areas again')),
  'letter.replace': press(button('Replace')),
  'letter.remove': press(button('Remove')),
  'application.review': press(lookOver),
  'application.change': {
    async gesture({ page, say }, { field: of }) {
      const label = of === 'notice_letter' ? 'General taxpayer notice letter' : 'Bank';
      const change = page.getByRole('button', {
        name: say('Change: {label}').replace('{label}', say(label)),
        exact: true,
      });
      const back = page.getByRole('button', { name: say('Back to the form'), exact: true });
      await change.or(back).click();
    },
    control: 'belongs to what is on offer',
  },
  'application.send': press(button('Send the application')),
  'invoice.check': press(anyOf(button('Check again'), button('Try again'))),
  ...formEvents,
  ...receiptRunEvents,
};

const form: Locate = lookOver;

const stateLocators: Readonly<Record<LeafState, Locate>> = {
  reading: heading('Invoice'),
  sorting: heading('Invoice'),
  unread: text('The invoice could not be loaded.'),
  absent: heading('This link leads to no order.'),
  'filling.letter.entering': form,
  'filling.letter.asked': form,
  'filling.letter.given': form,
  'filling.areas.sorting': form,
  'filling.areas.idle': form,
  'filling.areas.loading': form,
  'filling.areas.ready': form,
  'filling.areas.whole': form,
  'filling.areas.failed': form,
  reviewing: heading('Check your application'),
  sending: heading('Sending the application'),
  lookingUp: heading('We do not know yet whether the application was sent'),
  'watching.applied': heading('Your application is being checked'),
  'watching.printed': heading('The invoice has been issued'),
  'watching.closed': heading('No invoice can be applied for now'),
  'done.issued': heading('The invoice has been issued'),
  'done.mailed': heading('The invoice is on its way'),
  over: heading('Invoice'),
};

const reviewed = z.object({ type: z.literal('application.review'), understood: z.boolean() });

/** Whether all that can be typed has been. */
export const isFilledIn = (context: InvoiceContext): boolean =>
  openFields(context).every((name) => name === 'notice_letter' || name === 'area' || context.entered[name] !== '');

/** Applying for an invoice as its generated suites know it. */
export const invoice: TestedFlow = {
  name: 'invoice',
  folder: import.meta.dirname,
  model: config.models.invoice,
  events,
  stateLocators,
  toControls: ['application.change'],
  onPage: {
    // Whether a form is understood follows from what stands in it.
    shows: ({ snapshot }, { event }) => {
      const asked = reviewed.safeParse(event).data;
      return asked === undefined || asked.understood === isFilledIn(snapshot.context);
    },
    variantOf: ({ snapshot }) => String(isFilledIn(snapshot.context)),
  },
};
