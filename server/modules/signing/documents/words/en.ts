import type { DocumentWords } from './documentWords.ts';

export const en: DocumentWords = {
  titles: { contract: 'Service contract', payment_by_others: 'Proof of payment by others' },
  orderNo: 'Order number',
  orderedOn: 'Date of the order',
  orderType: 'Order type',
  orderTypes: {
    new: 'New purchase',
    append: 'Add-on',
    renew: 'Renewal',
    upgrade: 'Upgrade',
    upgrade_renew: 'Upgrade with renewal',
  },
  parties: 'Parties',
  seller: 'Provider',
  buyer: 'Client',
  payer: 'Payer',
  ordered: 'What was ordered',
  columns: { name: 'Item', quantity: 'Quantity', years: 'Years', amount: 'Amount' },
  total: 'Total',
  term: 'Term',
  termText: (years) =>
    years === null
      ? 'What was ordered is in use from the day on which the order is activated, for as long as the product that it belongs to.'
      : `What was ordered is in use for ${years} ${years === 1 ? 'year' : 'years'}. The term begins when the order is activated; a renewal that is activated early begins when the present term ends.`,
  payment: 'Payment',
  paymentText: (amount, payer) =>
    payer === null
      ? `The Client has paid ${amount} for the order in full. Credits stand as they were calculated when the order was placed.`
      : `${payer} has paid ${amount} for the order in full on behalf of the Client. Credits stand as they were calculated when the order was placed.`,
  service: 'Service',
  serviceTerms: [
    'The Provider makes the ordered software available to the Client over the internet, within the allowances of the plan, and keeps it in working order.',
    'The Client uses the software for its own business, keeps its sign-in data secret and answers for what its users do with it.',
    'Data that the Client enters stays its own. The Provider processes it to perform this contract only, and keeps it confidential.',
    'When the term ends the Client can export its data for 30 days. What has been paid for a term that has begun is refunded only where the law or this contract says so.',
    'Either party can end this contract for good cause after a written warning of 30 days. The law of the place where the Provider has its seat applies, and the courts there decide.',
  ],
  declaration: ({ payer, buyer, order, amount }) => [
    `${payer} declares to have paid ${amount} for order ${order} on behalf of ${buyer}, of its own will and with money that is its own.`,
    `The payment counts as made by ${buyer}. ${payer} claims nothing from the Provider by it: neither the service nor an invoice, nor repayment unless the order is cancelled.`,
    `${buyer} confirms that ${payer} has paid at its request, and settles with ${payer} whatever follows from it.`,
  ],
  unnamedPayer: '____________________',
  signatures: 'Signatures',
  signatureOf: (party) => `${party} (signature and seal)`,
  date: 'Date',
  page: (page, pages) => `${page} of ${pages}`,
};
