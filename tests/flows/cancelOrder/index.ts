import type { CancelEvent } from '#machines/flows/cancelOrder/types.ts';
import type { LeafState } from '#src/flows/cancelOrder/view.ts';
import config from '../../../pathways.config.ts';
import { anyOf, button, heading, text } from '../../flowkit/locators.ts';
import { type EventsOnPage, type Locate, press, runEvents, type TestedFlow } from '../../flowkit/testedFlow.ts';

const events: EventsOnPage<CancelEvent> = {
  'order.cancel': press(button('Cancel the order')),
  'order.keep': {
    ...press(anyOf(button('Keep the order'), button('Back to the order'))),
    control: 'belongs to what is on offer',
  },
  'order.check': press(anyOf(button('Try again'), button('Check again'), button('Look at the order again'))),
  'receipt.leave': {
    gesture: ({ page, say }) => page.getByRole('link', { name: say('Go to the order') }).click(),
    control: 'not sent by a person',
  },
  ...runEvents,
};

const stateLocators: Readonly<Record<LeafState, Locate>> = {
  reading: heading('Cancel an order'),
  unread: text('The order could not be loaded.'),
  closed: heading('This order cannot be cancelled'),
  confirming: heading('Cancel this order?'),
  cancelling: heading('Cancelling the order'),
  refused: heading('The order was not cancelled'),
  lookingUp: heading('We do not know yet whether the order is cancelled'),
  cancelled: heading('The order has been cancelled'),
  over: heading('Cancel an order'),
};

export const cancelOrder: TestedFlow = {
  name: 'cancelOrder',
  folder: import.meta.dirname,
  model: config.models.cancelOrder,
  events,
  stateLocators,
  onPage: {
    // Without an order there is none to go back to.
    shows: ({ snapshot }, { event }) =>
      event.type !== 'order.keep' || !snapshot.matches('closed') || snapshot.context.order !== null,
  },
};
