/**
 * Files (below `server/`) that read tables of another module, by the owning module, each with its reason. Any other
 * file has to call the owner (docs/decisions/0114-modules-of-the-server.md). Foreign keys need no entry.
 */
const actionItems =
  'Looks through the newest thousand orders of a client by one query for each kind of action item, over indexes made for it.';

export const tableReaders = {
  invoices: { 'modules/attention/readAttention.ts': actionItems },
  orders: {
    'modules/attention/readAttention.ts': actionItems,
    'modules/documents/deskOrders.ts':
      'Filters, searches, counts and locks orders by their client and documents in one query each.',
    'modules/payments/moneyQueue.ts':
      'Whether money can be matched is decided by all of the order, in a list of one query.',
  },
  payments: { 'modules/attention/readAttention.ts': actionItems },
};
