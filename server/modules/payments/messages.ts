import type { ProofPart } from '#contract/entities/payment.ts';
import { type Message, msg } from '../../texts/msg.ts';

/** `{order}` is the number of the order. */
export const paymentMessages = {
  digest: {
    placed: msg('Order {order} has been placed'),
    nothing_to_pay: msg('Order {order} has been placed'),
    paid: msg('Order {order} has been paid'),
    proof_refused: msg('Your proof of transfer for order {order} was not accepted'),
    money_undecided: msg('We are checking a payment for order {order}'),
    money_to_refund: msg('A payment for order {order} will be refunded'),
    money_refunded: msg('A payment for order {order} has been refunded'),
  },
  placed: msg('We have received your order {order} for {amount}. It is not paid yet: please pay by {until}.'),
  howToPay: msg('The payment link says how to pay. You can pass it on to whoever pays for you.'),
  nothingToPay: msg('We have received your order {order}. There is nothing to pay.'),
  remainingCredit: msg('Your remaining credit of {amount} will be issued as a voucher when you activate the order.'),
  paid: msg('Your payment for order {order} has arrived. Thank you.'),
  refused: msg('We checked your proof of transfer for order {order} and could not accept it:'),
  parts: {
    payer: msg('Payer', 'a part of a proof of transfer'),
    payment_account: msg('Paying account'),
    bank_receipt: msg('Receipt'),
  } satisfies Record<ProofPart, Message>,
  again: msg('You can submit another until {until}.'),
  passOn: msg(
    'It was submitted through the payment link. Pass the link on to the payer, who can submit another until {until}.',
  ),
  undecided: {
    late: msg(
      'We received {amount} for order {order}. It came after the term to pay had passed. We are checking whether the order can still be completed, and will let you know.',
    ),
    another_amount: msg(
      'We received {amount} for order {order}. It is not the amount of the order. We are checking what it is for, and will let you know.',
    ),
    partly_refunded: msg(
      'We received {amount} for order {order}. Part of it has been refunded to you since. We are checking what the rest is for, and will let you know.',
    ),
  },
  toRefund: {
    cancelled: msg(
      'We received {amount} for order {order}. The order has been cancelled, so the money will be refunded to the account that it came from.',
    ),
    paid_twice: msg(
      'We received {amount} for order {order}. The order had been paid before, so the money will be refunded to the account that it came from.',
    ),
    decided: msg(
      'We received {amount} for order {order}. The order cannot be completed with it, so the money will be refunded to the account that it came from.',
    ),
  },
  refunded: msg('We have refunded {amount} that was paid for order {order}. Your bank may need a few days to show it.'),
  orderPage: msg('Your order'),
  paymentPage: msg('Payment link'),
};
