/** The customers of a client in the suite, which exports read. */

export {
  type CustomerCursor,
  type CustomerFilter,
  type CustomerPage,
  countCustomers,
  readCustomers,
} from './readCustomers.ts';
