import type { DocumentKind } from '#contract/entities/document.ts';
import type { OrderType } from '#contract/entities/product.ts';
import { type Message, msg } from '../../../texts/msg.ts';

export const documentMessages = {
  titles: {
    contract: msg('Service contract'),
    payment_by_others: msg('Proof of payment by others'),
  } satisfies Record<DocumentKind, Message>,
  orderNo: msg('Order number', 'of a contract'),
  orderedOn: msg('Order date'),
  orderType: msg('Order type', 'of a contract'),
  orderTypes: {
    new: msg('New purchase'),
    append: msg('Add-on'),
    renew: msg('Renewal'),
    upgrade: msg('Upgrade'),
    upgrade_renew: msg('Upgrade with renewal'),
  } satisfies Record<OrderType, Message>,
  parties: msg('Parties'),
  seller: msg('Provider'),
  buyer: msg('Client', 'of a contract'),
  payer: msg('Payer'),
  ordered: msg('Ordered items'),
  columns: { name: msg('Item'), quantity: msg('Quantity'), years: msg('Years'), amount: msg('Amount') },
  total: msg('Total'),
  term: msg('Term', 'of a contract'),
  /** For items that follow the term of their product. */
  termOfProduct: msg(
    'The term of the ordered items begins on the day the order is activated and ends when the term of the product to which they belong ends.',
  ),
  termInYears: msg(
    'The term of the ordered items is {years, plural, one {# year} other {# years}}. It begins when the order is activated. If a renewal is activated early, its term begins when the current term ends.',
  ),
  payment: msg('Payment'),
  paid: msg(
    'The Client has paid {amount} for the order in full. Credits remain as calculated when the order was placed.',
  ),
  paidByOthers: msg(
    '{payer} has paid {amount} for the order in full on behalf of the Client. Credits remain as calculated when the order was placed.',
  ),
  service: msg('Service'),
  serviceTerms: [
    msg(
      'The Provider will make the ordered software available to the Client over the internet, within the allowances of the plan, and keep it in working order.',
    ),
    msg(
      'The Client will use the software for its own business, keep its sign-in details secret and be responsible for what its users do with the software.',
    ),
    msg(
      'Data entered by the Client remains the Client’s own. The Provider will process it only to perform this contract and will keep it confidential.',
    ),
    msg(
      'The Client may export its data for 30 days after the term ends. Amounts paid for a term that has begun will be refunded only where the law or this contract so provides.',
    ),
    msg(
      'Either party may terminate this contract for good cause after giving 30 days’ written warning. This contract is governed by the law of the place where the Provider has its registered office, and the courts of that place have jurisdiction.',
    ),
  ],
  /** Signed by a payer other than the client. */
  declaration: [
    msg(
      '{payer} declares that it has paid {amount} for order {order} on behalf of {buyer}, voluntarily and with its own funds.',
    ),
    msg(
      'The payment is treated as made by {buyer}. It gives {payer} no claim against the Provider to the service or to an invoice, nor to repayment unless the order is cancelled.',
    ),
    msg(
      '{buyer} confirms that {payer} has paid at its request, and will settle with {payer} all matters arising from the payment.',
    ),
  ],
  signatures: msg('Signatures'),
  signatureOf: msg('{party} (signature and seal)'),
  date: msg('Date'),
  page: msg('Page {page} of {pages}'),
};
