import { cancelOrderFlow } from '#machines/flows/cancelOrder/flow.ts';
import { cancelOrderModel } from '#machines/flows/cancelOrder/model.ts';
import type { CancelEvent } from '#machines/flows/cancelOrder/types.ts';
import type { LeafState } from '#src/flows/cancelOrder/view.ts';
import { anyOf, button, heading, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  type LocatorOf,
  pressGesture,
  runEventGestures,
  type TestedFlow,
} from '../../flowkit/testedFlow.ts';
import { cancelOrderDefects } from './defects.ts';

const events: EventsOnPage<CancelEvent> = {
  'order.cancel': pressGesture(button('Cancel order')),
  'order.keep': {
    ...pressGesture(anyOf(button('Keep order'), button('Back to order'))),
    control: 'belongs to what is on offer',
  },
  'order.check': pressGesture(anyOf(button('Try again'), button('Check again'), button('Check order again'))),
  'receipt.leave': {
    gesture: ({ page, say }) => page.getByRole('link', { name: say('Go to order') }).click(),
    control: 'not sent by a person',
  },
  ...runEventGestures,
};

const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  reading: heading('Cancel order'),
  loadFailed: text('We couldn’t load the order.'),
  closed: heading('This order can’t be cancelled'),
  confirming: heading('Cancel this order?'),
  cancelling: heading('Cancelling the order'),
  refused: heading('Your order wasn’t cancelled'),
  checkingOutcome: heading('We can’t confirm the cancellation yet'),
  cancelled: heading('Order cancelled'),
  finished: heading('Cancel order'),
};

export const cancelOrder: TestedFlow = {
  name: 'cancelOrder',
  folder: import.meta.dirname,
  model: cancelOrderModel,
  events,
  stateLocators,
  onPage: {
    // Without an order there is none to go back to.
    shows: ({ snapshot }, { event }) =>
      event.type !== 'order.keep' || !snapshot.matches('closed') || snapshot.context.order !== null,
  },
  flow: cancelOrderFlow,
  unsaid: [
    { at: /history\[\]\.event: \w+$/, why: 'only the page of the order shows its history' },
    {
      at: /^(?:payment\.)?order\.order_type: \w+$/,
      why: 'the pages on paying and cancelling an order do not say of which type it is',
    },
    {
      at: /^order\.lines\[\]\.kind: \w+$/,
      why: 'lines are shown by their names; those of vouchers are in the examples',
    },
    { at: /is_oversea: 1$/, why: 'no page of a flow reads it' },
  ],
  traces: {
    secrets: ['Example', 'Owner', 'key-of', 'order-1', 'a-token', 'MF-2026', '1280000', '1250000', '0000"', '秋季'],
  },
  page: { address: '/mall/order/detail/cn-order-storage/cancel', email: 'owner@cn.example', hasHeader: true },
  defects: cancelOrderDefects,
};
