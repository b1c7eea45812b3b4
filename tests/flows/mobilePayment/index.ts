import { mobilePaymentFlow } from '#machines/flows/mobilePayment/flow.ts';
import { mobilePaymentModel } from '#machines/flows/mobilePayment/model.ts';
import type { MobileEvent } from '#machines/flows/mobilePayment/types.ts';
import type { LeafState } from '#src/flows/mobilePayment/view.ts';
import { anyOf, button, field, heading, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  type LocatorOf,
  pressGesture,
  receiptEventGestures,
  type TestedFlow,
} from '../../flowkit/testedFlow.ts';
import { mobilePaymentDefects } from './defects.ts';

const providers = { wechat: field('WeChat Pay'), alipay: field('Alipay') } as const;
const devices = {
  phone: button('Pay on this device'),
  computer: button('Pay on another phone'),
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
  'payment.begin': pressGesture(anyOf(button('Show QR code'), button('Get a new code'), button('Continue to app'))),
  'payment.check': pressGesture(anyOf(button('I’ve paid'), button('Check again'), button('Try again'))),
  'payment.close': pressGesture(button('Cancel payment')),
  ...receiptEventGestures,
};

const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  reading: heading('Pay by mobile'),
  routing: heading('Pay by mobile'),
  loadFailed: text('We couldn’t load the order.'),
  notFound: heading('No order found for this link'),
  'watching.choosing': text('Pay with'),
  'watching.unoffered': heading('Mobile payment isn’t available for this order'),
  'watching.closed': heading('Nothing to pay right now'),
  'watching.payable': button('I’ve paid'),
  'watching.pending': heading('No QR code available'),
  'watching.unknown': heading('We can’t confirm your payment yet'),
  beginning: heading('Preparing payment'),
  checkingOutcome: heading('We can’t confirm whether your payment has started yet'),
  checking: heading('Checking payment'),
  closing: heading('Cancelling payment'),
  paid: heading('Order paid'),
  finished: heading('Order paid'),
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
