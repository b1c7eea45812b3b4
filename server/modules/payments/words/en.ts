import type { PaymentWords } from './telling.ts';

const undecided = {
  late: 'It came after the term to pay had passed. We are checking whether the order can still be completed, and will let you know.',
  another_amount: 'It is not the amount of the order. We are checking what it is for, and will let you know.',
  partly_refunded:
    'Part of it has been refunded to you since. We are checking what the rest is for, and will let you know.',
};

const toRefund = {
  cancelled: 'The order has been cancelled, so the money will be refunded to the account that it came from.',
  paid_twice: 'The order had been paid before, so the money will be refunded to the account that it came from.',
  decided: 'The order cannot be completed with it, so the money will be refunded to the account that it came from.',
};

export const en: PaymentWords = {
  digest: {
    placed: (order) => `Order ${order} has been placed`,
    nothing_to_pay: (order) => `Order ${order} has been placed`,
    paid: (order) => `Order ${order} has been paid`,
    proof_refused: (order) => `Your proof of transfer for order ${order} was not accepted`,
    money_undecided: (order) => `We are checking a payment for order ${order}`,
    money_to_refund: (order) => `A payment for order ${order} will be refunded`,
    money_refunded: (order) => `A payment for order ${order} has been refunded`,
  },
  placed: (order, { amount, until }) =>
    `We have received your order ${order} for ${amount}. It is not paid yet: please pay by ${until}.`,
  howToPay: 'The payment link says how to pay. You can pass it on to whoever pays for you.',
  nothingToPay: (order) => `We have received your order ${order}. There is nothing to pay.`,
  remainingCredit: (amount) =>
    `Your remaining credit of ${amount} will be issued as a voucher when you activate the order.`,
  paid: (order) => `Your payment for order ${order} has arrived. Thank you.`,
  refused: (order) => `We checked your proof of transfer for order ${order} and could not accept it:`,
  parts: { payer: 'Payer', payment_account: 'Paying account', bank_receipt: 'Receipt' },
  part: (name, words) => `${name}: ${words}`,
  again: (until) => `You can submit another until ${until}.`,
  passOn: (until) =>
    `It was submitted through the payment link. Pass the link on to the payer, who can submit another until ${until}.`,
  undecided: (order, { amount, why }) => `We received ${amount} for order ${order}. ${undecided[why]}`,
  toRefund: (order, { amount, why }) => `We received ${amount} for order ${order}. ${toRefund[why]}`,
  refunded: (order, { amount }) =>
    `We have refunded ${amount} that was paid for order ${order}. Your bank may need a few days to show it.`,
  orderPage: 'Your order',
  paymentPage: 'Payment link',
};
