import { z } from 'zod';
import { get, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { paymentView } from '../entities/payment.ts';
import { bankAccount, line } from '../fields.ts';
import { attachment, bytesWithFiles } from '../files.ts';
import { orderToken } from './order.ts';

/** Which order is paid, and by what whoever is not signed in may pay it. */
const payable = { order_id: itemId, token: orderToken.optional() };

export const paymentRead = get({
  host: 'oss',
  path: '/mall/payment/read',
  summary: 'How an order is paid, and how that stands',
  access: 'order-token',
  addition: true,
  // A page that waits for a decision asks every few seconds.
  rate: { times: 120, seconds: 60 },
  query: z.strictObject(payable),
  data: paymentView,
  refusals: ['order_not_found', 'too_many_requests'],
});

export const orderSetTransfer = post({
  host: 'oss',
  path: '/mall/order/set-transfer',
  summary: 'Hands in the proof that an order was paid by transfer',
  access: 'order-token',
  keyed: true,
  form: true,
  rate: { times: 30, seconds: 60 },
  body_bytes: bytesWithFiles(1),
  body: z.strictObject({
    ...payable,
    payer: line(200),
    payment_account: bankAccount,
    bank_receipt: attachment,
  }),
  data: paymentView,
  refusals: [
    'order_not_found',
    'order_state_refuses',
    'payment_unsettled',
    'file_refused',
    'file_unknown',
    'too_many_requests',
  ],
});
