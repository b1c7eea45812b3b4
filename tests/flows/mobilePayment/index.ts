import { mobilePaymentFlow } from '#machines/flows/mobilePayment/flow.ts';
import { mobilePaymentModel } from '#machines/flows/mobilePayment/model.ts';
import type { MobileEvent } from '#machines/flows/mobilePayment/types.ts';
import type { LeafState } from '#src/flows/mobilePayment/view.ts';
import { anyOf, button, field, heading, text } from '../../flowkit/locators.ts';
import { type EventsOnPage, type Locate, press, receiptRunEvents, type TestedFlow } from '../../flowkit/testedFlow.ts';
import { mobilePaymentDefects } from './defects.ts';

const providers = { wechat: field('WeChat Pay'), alipay: field('Alipay') } as const;
const devices = {
  phone: button('The app is on this device'),
  computer: button('Pay with another phone'),
} as const;

const events: EventsOnPage<MobileEvent> = {
  'provider.choose': {
    gesture: (reader, { provider }) => providers[provider](reader).check(),
    control: 'belongs to what is on offer',
  },
  'device.choose': {
    gesture: (reader, { device }) => devices[device](reader).click(),
    control: anyOf(devices.phone, devices.computer),
  },
  'payment.begin': press(anyOf(button('Show the code'), button('Show a new code'), button('Go on to the app'))),
  'payment.check': press(anyOf(button('I have paid'), button('Check again'), button('Try again'))),
  'payment.close': press(button('Give this payment up')),
  ...receiptRunEvents,
};

const stateLocators: Readonly<Record<LeafState, Locate>> = {
  reading: heading('Pay by phone'),
  sorting: heading('Pay by phone'),
  unread: text('The order could not be loaded.'),
  absent: heading('This link leads to no order.'),
  'watching.choosing': text('Pay with'),
  'watching.unoffered': heading('This order cannot be paid by phone'),
  'watching.closed': heading('There is nothing to pay by phone now'),
  'watching.payable': button('I have paid'),
  'watching.pending': heading('There is no code to scan now'),
  'watching.unknown': heading('We do not know yet whether the order was paid'),
  beginning: heading('Preparing the payment'),
  lookingUp: heading('We do not know yet whether a payment was started'),
  checking: heading('Checking the payment'),
  closing: heading('Giving the payment up'),
  paid: heading('The order is paid'),
  over: heading('The order is paid'),
};

export const mobilePayment: TestedFlow = {
  name: 'mobilePayment',
  folder: import.meta.dirname,
  model: mobilePaymentModel,
  events,
  stateLocators,
  flow: mobilePaymentFlow,
  unsaid: [
    {
      at: /^(?:payment\.)?order\.order_type: \w+$/,
      why: 'the pages on paying and cancelling an order do not say of which type it is',
    },
    { at: /^payment\.proof\./, why: 'what a proof says is read by the flow of paying by transfer' },
  ],
  traces: {
    secrets: [
      'Example',
      '6222',
      'key-of',
      'order-1',
      'mobile-1',
      'weixin',
      'wallet.example',
      'cashier',
      'MF-2026',
      '1280000',
    ],
  },
  page: {
    address: '/mall/payment/phone?order_id=cn-order-storage&token=token-of-the-support-01',
    email: null,
    hasHeader: false,
  },
  defects: mobilePaymentDefects,
};
