import { z } from 'zod/mini';
import { get, notification, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { activationView, member } from '../entities/activation.ts';
import { documentKind } from '../entities/document.ts';

export const activationRead = get({
  host: 'oss',
  path: '/mall/order/activation',
  summary: 'What stands against activating an order, what it brings, and how its signing stands',
  access: 'client',
  addition: true,
  // A page that waits for a signature polls every few seconds.
  rate: { times: 120, seconds: 60 },
  query: z.strictObject({ order_id: itemId }),
  data: activationView,
  refusals: ['order_not_found', 'too_many_requests'],
});

export const orderActivate = post({
  host: 'oss',
  path: '/mall/order/activate',
  summary: 'Activates a paid order',
  access: 'main-account',
  keyed: true,
  body: z.strictObject({
    order_id: itemId,
    /** The administrator of the activated product; by default the main account. */
    member_id: z.optional(itemId),
    /**
     * The revision of `terms` that the user saw: other terms are never activated. Omitted by callers without a page.
     */
    revision: z.optional(itemId),
  }),
  data: activationView,
  refusals: [
    'order_not_found',
    'order_state_refuses',
    'activation_unverified',
    'activation_without_invoice',
    'activation_unsigned',
    'activation_changed',
    'activation_failed',
    'receipt_incomplete',
    'member_unknown',
  ],
});

/** Starts a signing if none is open, and renews an expired link. */
export const orderActiveQrcode = get({
  host: 'oss',
  path: '/mall/order/get-active-qrcode',
  summary: 'What the legal person scans to sign the document of an order on a phone',
  access: 'client',
  rate: { times: 30, seconds: 60 },
  query: z.strictObject({ order_id: itemId, document: z.optional(documentKind) }),
  data: activationView,
  refusals: [
    'order_not_found',
    'order_state_refuses',
    'activation_unverified',
    'fadada_child_account',
    'not_offered',
    'unavailable',
    'too_many_requests',
  ],
});

/** Polls the provider immediately, for a user who returns from signing. */
export const signingCheck = post({
  host: 'oss',
  path: '/mall/order/signing-check',
  summary: 'Asks the provider how the signing of a document stands',
  access: 'client',
  addition: true,
  rate: { times: 30, seconds: 60 },
  body: z.strictObject({ order_id: itemId, task_id: itemId }),
  data: activationView,
  refusals: ['order_not_found', 'not_found', 'fadada_child_account', 'too_many_requests'],
});

export const signingNotify = notification({
  host: 'oss',
  path: '/mall/signing/notify',
  summary: 'The signing provider tells how a signing stands',
  rate: { times: 1200, seconds: 60 },
});

export const orderGidMember = get({
  host: 'oss',
  path: '/mall/order/get-gid-member',
  summary: 'The members of the client among whom an administrator is chosen',
  access: 'main-account',
  query: z.strictObject({ order_id: z.optional(itemId) }),
  data: z.object({ gid: itemId, members: z.array(member) }),
  refusals: ['order_not_found'],
});
