/** A client's customers in the suite, for exports. */

export {
  type CustomerCursor,
  type CustomerFilter,
  type CustomerPage,
  countCustomers,
  readCustomers,
} from './readCustomers.ts';
