/**
 * Files that read or write tables of another module, by the module that owns the tables; from `server/`. The list only gets shorter:
 * a file leaves it when the owner offers the query (docs/decisions/0114-modules-of-the-server.md). Foreign keys need no entry.
 */
export const tableReaders = {
  catalogue: ['modules/suite/readPlanVersion.ts'],
  files: [
    'modules/documents/forget.ts',
    'modules/documents/readDocuments.ts',
    'modules/handOvers/phone.ts',
    'modules/handOvers/standing.ts',
    'modules/invoices/deskInvoices.ts',
    'modules/invoices/readInvoice.ts',
    'modules/payments/receipts.ts',
    'modules/payments/view.ts',
    'modules/signing/copies.ts',
    'modules/signing/documents/keep.ts',
    'modules/signing/view.ts',
    'modules/verification/looks.ts',
    'modules/verification/readVerification.ts',
  ],
  flows: ['modules/attention/readAttention.ts', 'modules/purchase/place.ts', 'modules/purchase/quotes.ts'],
  invoices: ['modules/attention/readAttention.ts'],
  orders: ['modules/attention/readAttention.ts', 'modules/documents/deskOrders.ts', 'modules/payments/moneyQueue.ts'],
  payments: ['modules/attention/readAttention.ts', 'modules/signing/documents/content.ts'],
  permissions: ['modules/customers/readCustomers.ts'],
  products: [
    'modules/activation/activate.ts',
    'modules/activation/standing.ts',
    'modules/attention/readAttention.ts',
    'modules/suite/readPlanVersion.ts',
  ],
  session: ['modules/handOvers/standing.ts'],
  signing: ['modules/documents/deskOrders.ts', 'modules/documents/forget.ts', 'modules/documents/signed.ts'],
};
