import { transferPaymentFlow } from '#machines/flows/transferPayment/flow.ts';
import { transferPaymentModel } from '#machines/flows/transferPayment/model.ts';
import type { TransferEvent } from '#machines/flows/transferPayment/types.ts';
import type { LeafState } from '#src/flows/transferPayment/view.ts';
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
import { transferPaymentDefects } from './defects.ts';

const submitButton = button('Submit proof');

const events: EventsOnPage<TransferEvent> = {
  'proof.enter': {
    async gesture(reader, { typed: { payer, payment_account } }) {
      // After a refusal the form has only the refused fields.
      for (const [name, text] of [
        ['Payer', payer],
        ['Payer’s account', payment_account],
      ] as const) {
        const input = field(name)(reader);
        if (await readNow('the place on the path was waited for', () => input.isVisible())) await input.fill(text);
      }
    },
    control: 'belongs to what is on offer',
  },
  'receipt.replace': pressGesture(button('Replace')),
  'receipt.remove': pressGesture(button('Remove')),
  'proof.submit': pressGesture(submitButton),
  'proof.replace': pressGesture(button('Submit new proof')),
  'proof.keep': pressGesture(button('Keep earlier proof')),
  'payment.check': pressGesture(anyOf(button('Check again'), button('Try again'))),
  ...formEventGestures,
  ...receiptEventGestures,
};

const form: LocatorOf = submitButton;

const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  reading: heading('Pay by bank transfer'),
  routing: heading('Pay by bank transfer'),
  loadFailed: text('We couldn’t load the order.'),
  notFound: heading('No order found for this link'),
  'filling.entering': form,
  'filling.missing': form,
  'filling.provided': form,
  submitting: heading('Submitting proof'),
  checkingOutcome: heading('We can’t confirm whether your proof was submitted yet'),
  'watching.submitted': heading('We’re checking your transfer'),
  'watching.closed': heading('Nothing to transfer right now'),
  paid: heading('Order paid'),
  finished: heading('Order paid'),
};

export const transferPayment: TestedFlow = {
  name: 'transferPayment',
  folder: import.meta.dirname,
  model: transferPaymentModel,
  events,
  stateLocators,
  flow: transferPaymentFlow,
  unsaid: [
    {
      at: /^(?:payment\.)?order\.order_type: \w+$/,
      why: 'the pages on paying and cancelling an order do not say of which type it is',
    },
    {
      at: /^payment\.proof\.status: replaced$/,
      why: 'the proof that was handed in last is never one that was replaced',
    },
    {
      at: /^payment\.mobile\.(?:payment|offers)\b/,
      why: 'how it is paid by phone is read by the flow of paying by phone',
    },
  ],
  refusesTexts: true,
  traces: {
    secrets: [
      'Example',
      '6217',
      '6222',
      'key-of',
      'order-1',
      'file-1',
      'transfer.pdf',
      'MF-2026',
      '1280000',
      '银行回单',
    ],
  },
  page: {
    address: '/mall/payment?order_id=cn-order-storage&token=token-of-the-support-01',
    email: null,
    hasHeader: false,
  },
  defects: transferPaymentDefects,
};
