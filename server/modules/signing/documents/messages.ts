import type { DocumentKind } from '#contract/entities/document.ts';
import type { OrderType } from '#contract/entities/product.ts';
import { type Message, msg } from '../../../texts/msg.ts';

export const documentMessages = {
  titles: {
    contract: msg('Service contract'),
    payment_by_others: msg('Proof of payment by others'),
  } satisfies Record<DocumentKind, Message>,
  orderNo: msg('Order number'),
  orderedOn: msg('Date of the order'),
  orderType: msg('Order type'),
  orderTypes: {
    new: msg('New purchase'),
    append: msg('Add-on'),
    renew: msg('Renewal'),
    upgrade: msg('Upgrade'),
    upgrade_renew: msg('Upgrade with renewal'),
  } satisfies Record<OrderType, Message>,
  parties: msg('Parties'),
  seller: msg('Provider'),
  buyer: msg('Client'),
  payer: msg('Payer'),
  ordered: msg('What was ordered'),
  columns: { name: msg('Item'), quantity: msg('Quantity'), years: msg('Years'), amount: msg('Amount') },
  total: msg('Total'),
  term: msg('Term', 'of a contract'),
  /** For items that follow the term of their product. */
  termOfProduct: msg(
    'What was ordered is in use from the day on which the order is activated, for as long as the product that it belongs to.',
  ),
  termInYears: msg(
    'What was ordered is in use for {years, plural, one {# year} other {# years}}. The term begins when the order is activated; a renewal that is activated early begins when the present term ends.',
  ),
  payment: msg('Payment'),
  paid: msg(
    'The Client has paid {amount} for the order in full. Credits stand as they were calculated when the order was placed.',
  ),
  paidByOthers: msg(
    '{payer} has paid {amount} for the order in full on behalf of the Client. Credits stand as they were calculated when the order was placed.',
  ),
  service: msg('Service'),
  serviceTerms: [
    msg(
      'The Provider makes the ordered software available to the Client over the internet, within the allowances of the plan, and keeps it in working order.',
    ),
    msg(
      'The Client uses the software for its own business, keeps its sign-in data secret and answers for what its users do with it.',
    ),
    msg(
      'Data that the Client enters stays its own. The Provider processes it to perform this contract only, and keeps it confidential.',
    ),
    msg(
      'When the term ends the Client can export its data for 30 days. What has been paid for a term that has begun is refunded only where the law or this contract says so.',
    ),
    msg(
      'Either party can end this contract for good cause after a written warning of 30 days. The law of the place where the Provider has its seat applies, and the courts there decide.',
    ),
  ],
  /** Signed by a payer other than the client. */
  declaration: [
    msg(
      '{payer} declares to have paid {amount} for order {order} on behalf of {buyer}, of its own will and with money that is its own.',
    ),
    msg(
      'The payment counts as made by {buyer}. {payer} claims nothing from the Provider by it: neither the service nor an invoice, nor repayment unless the order is cancelled.',
    ),
    msg('{buyer} confirms that {payer} has paid at its request, and settles with {payer} whatever follows from it.'),
  ],
  signatures: msg('Signatures'),
  signatureOf: msg('{party} (signature and seal)'),
  date: msg('Date'),
  page: msg('{page} of {pages}'),
};
