import { z } from 'zod';
import { get, post } from '../call.ts';
import { instant, itemId } from '../codecs.ts';
import { orderDetail } from '../entities/order.ts';

export const orderActivate = post({
  host: 'oss',
  path: '/mall/order/activate',
  summary: 'Activates a paid order',
  access: 'main-account',
  keyed: true,
  body: z.strictObject({
    order_id: itemId,
    /** Who administers the activated products; the main account where nobody is named. */
    member_id: itemId.optional(),
  }),
  data: orderDetail,
  refusals: [
    'order_not_found',
    'order_state_refuses',
    'activation_unverified',
    'activation_without_invoice',
    'activation_unsigned',
    'activation_failed',
    'receipt_incomplete',
    'member_unknown',
  ],
});

export const orderActiveQrcode = get({
  host: 'oss',
  path: '/mall/order/get-active-qrcode',
  summary: 'What the legal person scans to open the activation of an order on a phone',
  access: 'main-account',
  query: z.strictObject({ order_id: itemId }),
  data: z.object({
    /** What the QR code says; the page draws it. */
    content: z.string(),
    expires_at: instant,
    status: z.enum(['waiting', 'opened', 'signed']),
  }),
  refusals: ['order_not_found', 'order_state_refuses', 'activation_unverified', 'unavailable'],
});

export const orderGidMember = get({
  host: 'oss',
  path: '/mall/order/get-gid-member',
  summary: 'The members of the client among whom an administrator is chosen',
  access: 'main-account',
  query: z.strictObject({ order_id: itemId.optional() }),
  data: z.object({
    gid: itemId,
    members: z.array(z.object({ member_id: itemId, real_name: z.string(), email: z.string(), is_admin: z.boolean() })),
  }),
  refusals: ['order_not_found'],
});
