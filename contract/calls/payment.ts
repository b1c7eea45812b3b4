import { z } from 'zod/mini';
import { get, notification, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { orderToken } from '../entities/order.ts';
import { mobileProvider, payDevice, paymentView } from '../entities/payment.ts';
import { bankAccount, requiredLine } from '../fields.ts';
import { bodyBytesWithFiles, fileOrId } from '../files.ts';

/** The token replaces a session. */
const payableOrderFields = { order_id: itemId, token: z.optional(orderToken) };

export const paymentRead = get({
  host: 'oss',
  path: '/mall/payment/read',
  summary: 'How an order is paid, and how that stands',
  access: 'order-token',
  addition: true,
  // A page that waits for a decision polls every few seconds.
  rate: { times: 120, seconds: 60 },
  query: z.strictObject(payableOrderFields),
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
  body_bytes: bodyBytesWithFiles(1),
  body: z.strictObject({
    ...payableOrderFields,
    payer: requiredLine(200),
    payment_account: bankAccount,
    bank_receipt: fileOrId,
  }),
  data: paymentView,
  refusals: [
    'order_not_found',
    'order_state_refuses',
    'payment_unsettled',
    'file_refused',
    'file_unknown',
    'files_too_many',
    'too_many_requests',
  ],
});

export const paymentMobileBegin = post({
  host: 'oss',
  path: '/mall/payment/mobile-begin',
  summary: 'Begins to pay an order by a provider',
  access: 'order-token',
  keyed: true,
  addition: true,
  rate: { times: 30, seconds: 60 },
  body: z.strictObject({ ...payableOrderFields, provider: mobileProvider, device: payDevice }),
  data: paymentView,
  refusals: [
    'order_not_found',
    'order_state_refuses',
    'payment_unsettled',
    'payment_amount_out_of_range',
    'payment_currency_not_taken',
    'too_many_requests',
  ],
});

const mobilePaymentFields = z.strictObject({ ...payableOrderFields, payment_id: itemId });

/** Polls the provider immediately, for a user who says that they have paid. */
export const paymentMobileCheck = post({
  host: 'oss',
  path: '/mall/payment/mobile-check',
  summary: 'Asks the provider how a payment stands',
  access: 'order-token',
  addition: true,
  rate: { times: 30, seconds: 60 },
  body: mobilePaymentFields,
  data: paymentView,
  refusals: ['order_not_found', 'not_found', 'too_many_requests'],
});

/** Needs no key: it names the payment, and closing twice is harmless. */
export const paymentMobileClose = post({
  host: 'oss',
  path: '/mall/payment/mobile-close',
  summary: 'Gives a payment up: it is closed at the provider, unless it has been paid meanwhile',
  access: 'order-token',
  addition: true,
  rate: { times: 30, seconds: 60 },
  body: mobilePaymentFields,
  data: paymentView,
  refusals: ['order_not_found', 'not_found', 'too_many_requests'],
});

/** Providers send from few addresses, and repeat what was not accepted. */
const notificationRate = { times: 1200, seconds: 60 } as const;

export const wechatNotify = notification({
  host: 'oss',
  path: '/mall/payment/wechat-notify',
  summary: 'WeChat Pay tells how a payment ended',
  rate: notificationRate,
});

export const alipayNotify = notification({
  host: 'oss',
  path: '/mall/payment/alipay-notify',
  summary: 'Alipay tells how a payment ended',
  rate: notificationRate,
});
