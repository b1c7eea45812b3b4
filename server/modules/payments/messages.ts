import type { ProofPart } from '#contract/entities/payment.ts';
import { type Message, msg } from '../../texts/msg.ts';

/** `{order}` is the number of the order. */
export const paymentMessages = {
  digest: {
    placed: msg('Order {order} placed'),
    nothing_to_pay: msg('Order {order} placed'),
    paid: msg('Order {order} paid'),
    proof_refused: msg('Proof of transfer for order {order} not accepted'),
    money_undecided: msg('We’re checking a payment for order {order}'),
    money_to_refund: msg('We’ll refund a payment for order {order}'),
    money_refunded: msg('We’ve refunded a payment for order {order}'),
  },
  placed: msg('We’ve received your order {order} for {amount}. Payment is due by {until}.'),
  howToPay: msg(
    'Open the payment link to see your payment options. You can forward it to the person who pays for you.',
  ),
  nothingToPay: msg('We’ve received your order {order}. There’s nothing to pay.'),
  remainingCredit: msg('We’ll issue your remaining credit of {amount} as a voucher when you activate the order.'),
  paid: msg('We’ve received your payment for order {order}. Thank you.'),
  refused: msg('We couldn’t accept the proof of transfer for order {order}:'),
  parts: {
    payer: msg('Payer', 'a part of a proof of transfer'),
    payment_account: msg('Payer’s account'),
    bank_receipt: msg('Receipt'),
  } satisfies Record<ProofPart, Message>,
  again: msg('You can submit a new proof until {until}.'),
  passOn: msg(
    'This proof was submitted through the payment link. Forward the link to the payer, who can submit a new proof until {until}.',
  ),
  undecided: {
    late: msg(
      'We received {amount} for order {order} after the payment deadline. We’re checking whether the order can still be completed and will let you know.',
    ),
    another_amount: msg(
      'We received {amount} for order {order}, but the order is for a different amount. We’re checking what this payment is for and will let you know.',
    ),
    partly_refunded: msg(
      'We received {amount} for order {order}. Part of it has since been refunded to you. We’re checking what the rest is for and will let you know.',
    ),
  },
  toRefund: {
    cancelled: msg(
      'We received {amount} for order {order}. The order has been cancelled, so we’ll refund this payment to the original account.',
    ),
    paid_twice: msg(
      'We received {amount} for order {order}. The order was already paid, so we’ll refund this payment to the original account.',
    ),
    decided: msg(
      'We received {amount} for order {order}. The order can’t be completed with this payment, so we’ll refund it to the original account.',
    ),
  },
  refunded: msg('We’ve refunded {amount} paid for order {order}. Your bank may take a few days to show it.'),
  orderPage: msg('Your order'),
  paymentPage: msg('Payment link'),
};
