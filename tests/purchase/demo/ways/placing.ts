import { anotherOrder, placedOrder } from '#machines/flows/purchase/examples/order.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { newRefusal } from '#machines/kit/examples.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { pinFor } from '../knows.ts';
import { otherPin } from '../pins.ts';
import { faults, faulty, isOpen, placed, placedOther, refused, refusedAnew, type Table, type Way } from './way.ts';

/** The request reached the server, and nobody was told. */
const unheard: readonly Way[] = [
  faulty('cut off on the way, but it was placed', { kind: 'unreachable' }, 'done, then lost', {
    when: isOpen,
    becomes: placed,
  }),
  faulty('no answer in time, but it was placed', { kind: 'timeout' }, 'done, then silent', {
    when: isOpen,
    becomes: placed,
  }),
];

const isExclusive = (context: PurchaseContext): boolean => orderTypeRules[context.selection.order_type].exclusive;

/** How placing an order is brought to each example. */
export const placeOrderWays: Table['placeOrder'] = {
  placed: refused('placed', { kind: 'placed', order: placedOrder }, { when: isOpen, becomes: placed }),
  'placed elsewhere': [
    ...refused(
      'placed elsewhere',
      { kind: 'alreadyPlaced' },
      { when: isOpen, becomes: placed, arrange: (stage) => stage.placeElsewhere() },
    ),
    ...refused(
      'placed elsewhere, something else',
      { kind: 'alreadyPlaced' },
      {
        when: (knows) => isOpen(knows) && knows.account === 'newcomer' && knows.pin !== otherPin.name,
        becomes: placedOther,
        arrange: (stage) => stage.placeOther(),
      },
    ),
  ],
  expired: refused(
    'expired',
    { kind: 'quoteGone', refusal: 'quote_expired' },
    { when: isOpen, arrange: (stage) => stage.quoteExpires() },
  ),
  changed: refused(
    'changed',
    { kind: 'quoteGone', refusal: 'quote_changed' },
    {
      when: (knows, context) => isOpen(knows) && pinFor({ ...knows, catalogue: 'raised' }, context) !== null,
      becomes: (knows) => ({ ...knows, catalogue: 'raised' }),
      arrange: (stage) => stage.raisePrice(),
    },
  ),
  unknown: refused(
    'unknown',
    { kind: 'quoteGone', refusal: 'quote_unknown' },
    { when: isOpen, arrange: (stage) => stage.forgetQuote() },
  ),
  'refused for a new reason': refused(
    'refused for a new reason',
    { kind: 'refused', refusal: newRefusal },
    { answer: 'a new reason' },
  ),
  'closed meanwhile': refused(
    'closed meanwhile',
    { kind: 'refused', refusal: 'type_closed' },
    { when: (knows, context) => isOpen(knows) && isExclusive(context), arrange: (stage) => stage.orderElsewhere() },
  ),
  ...faults,
  'cut off on the way': [...faults['cut off on the way'], ...unheard.slice(0, 1)],
  'no answer in time': [...faults['no answer in time'], ...unheard.slice(1)],
};

/** How looking an order up is brought to each example. */
export const findOrderWays: Table['findOrder'] = {
  found: refused(
    'found',
    { kind: 'found', order: placedOrder, confirmed: true },
    { when: ({ order }, { quote }) => order === 'placed' && quote !== null },
  ),
  'another one found': [
    ...refused(
      'found, though nothing was confirmed here',
      { kind: 'found', order: placedOrder, confirmed: false },
      { when: ({ order }, { quote }) => order === 'placed' && quote === null },
    ),
    ...refused(
      'another one found',
      { kind: 'found', order: anotherOrder, confirmed: false },
      { when: ({ order }) => order === 'other' },
    ),
  ],
  'cancelled meanwhile': refused(
    'cancelled meanwhile',
    { kind: 'found', order: { ...placedOrder, status: 'cancelled' }, confirmed: true },
    {
      when: (knows) => !isOpen(knows),
      becomes: (knows) => ({ ...knows, order: 'cancelled' }),
      arrange: (stage) => stage.cancelElsewhere(),
    },
  ),
  none: refused('none', { kind: 'none' }, { when: isOpen }),
  ...faults,
  'refused for a new reason': refusedAnew,
};
