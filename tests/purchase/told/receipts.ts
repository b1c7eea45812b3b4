import type { OrderDetail } from '#contract/entities/order.ts';
import type { PageLeaf } from '#src/flows/purchase/leaf.ts';
import type { Say } from '../../browser/words.ts';
import { receiptRows } from './rows.ts';
import type { Standing } from './standing.ts';
import { steps, type Teller, type Told } from './teller.ts';
import { faultWords, fill, moment, money } from './words.ts';

function orderIn({ context: { order } }: Standing): OrderDetail {
  if (order === null) throw new Error('There is no order');
  return order;
}

/** That what was confirmed here was not ordered, with that amount and the one that was. */
function elsewhere(say: Say, confirmed: string | null, ordered: string): string {
  const here =
    confirmed === null
      ? say('What you chose here has not been ordered.')
      : fill(say('What you confirmed here, {here}, has not been ordered.'), { here: confirmed });
  const there =
    'Before that, an order of {there} had been placed from another window of this purchase or by an earlier attempt. The receipt below is for that order.';
  return here + fill(say(there), { there: ordered });
}

function current(standing: Standing): Partial<Told> {
  const { say, context } = standing;
  const order = orderIn(standing);
  const other = context.placed_elsewhere;
  const payUntil = moment(order.pay_until);
  return {
    heading: say(other === null ? 'Your order has been placed' : 'This had been ordered before'),
    step: steps.done,
    alerts: other === null ? [] : [elsewhere(say, other.confirmed && money(other.confirmed), money(order.amount))],
    rows: receiptRows(say, order),
    says: [fill(say('Nothing has been charged yet. Please pay by {payUntil}.'), { payUntil })],
    timeline: [
      say('Order placed') + moment(order.created_at),
      [
        say('You pay'),
        fill(say('by {payUntil}'), { payUntil }),
        say('By bank transfer; the payment page says how.'),
      ].join(''),
      say('We confirm that the money has arrived') + say('1 to 3 working days after a transfer'),
      say('You activate the order') + (order.needs_verification ? say('Your company has to be verified for it.') : ''),
      say('Your products are in use'),
    ],
    buttons: ['Copy: order number', say('Buy something else')],
    links: [
      [say('How to pay'), `/payment?order_id=${order.order_id}&token=${order.token}`],
      [say('Go to the order'), `/order/unpaid/detail/${order.order_id}`],
      [say('To my products'), '/home'],
    ],
  };
}

/** What is told of the order that was placed. */
export const receipts = {
  'placed.current': current,
  'placed.reading': ({ say }) => ({
    heading: say('Your order has been placed'),
    step: steps.done,
    statuses: [say('Looking how your order stands…')],
  }),
  'placed.unread': (standing) => {
    const { say, context } = standing;
    const { order_no, order_id } = orderIn(standing);
    return {
      heading: say('Your order has been placed'),
      step: steps.done,
      alerts: [
        fill(say('How order {number} stands by now could not be read.'), { number: order_no }) +
          faultWords(say, context.fault),
      ],
      buttons: [say('Check again'), say('Buy something else')],
      links: [[say('Go to the order'), `/order/unpaid/detail/${order_id}`]],
    };
  },
} as const satisfies Record<Extract<PageLeaf, `placed.${string}`>, Teller>;
