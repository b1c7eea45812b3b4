/** Every table of the server; migrations are generated from here. */
export * from '../modules/catalogue/tables.ts';
export * from '../modules/documents/tables.ts';
export * from '../modules/files/tables.ts';
export * from '../modules/flows/tables.ts';
export * from '../modules/invoices/tables.ts';
export * from '../modules/notices/tables.ts';
export * from '../modules/orders/tables.ts';
export * from '../modules/outbox/tables.ts';
export * from '../modules/payments/sandbox/tables.ts';
export * from '../modules/payments/tables.ts';
export * from '../modules/products/tables.ts';
export * from '../modules/session/tables.ts';
export * from '../modules/signing/sandbox/tables.ts';
export * from '../modules/signing/tables.ts';
export * from '../modules/traces/tables.ts';
export * from '../modules/vouchers/tables.ts';
export * from '../wire/tables.ts';
