import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { integerText, itemId } from '../codecs.ts';
import { documentKind, orderDocument } from '../entities/document.ts';
import { orderSummary } from '../entities/order.ts';
import { searched } from '../fields.ts';

/** The lists of orders at the desk: whether one lacks its document, has one of them, or nothing is wanted for it any more. */
export const deskOrderFilters = ['missing', 'complete', 'closed'] as const;
export const deskOrderFilter = z.enum(deskOrderFilters);
export type DeskOrderFilter = z.infer<typeof deskOrderFilter>;

/** An order from outside mainland China, as the sales manager sees it who looks after its client. */
export const deskOrder = z.extend(orderSummary, {
  full_name: z.string(),
  placed_by: z.string(),
  documents: z.array(orderDocument).check(z.maxLength(documentKind.options.length)),
  /** What the client has signed at the provider, which needs not be attached. */
  signed_online: z.array(documentKind).check(z.maxLength(documentKind.options.length)),
  /** Whether the documents that it has are enough to activate it. */
  is_complete: z.boolean(),
  /** Whether documents can be attached, replaced and removed as the order stands. */
  can: z.object({ change_documents: z.boolean() }),
});
export type DeskOrder = Readonly<z.infer<typeof deskOrder>>;

export const deskOrderList = get({
  host: 'oss',
  path: '/mall/desk/order-list',
  summary:
    'The overseas orders of the clients whom the sales manager looks after: the oldest first where something is missing',
  access: 'sales',
  addition: true,
  query: z.strictObject({
    list: deskOrderFilter,
    page_size: z.optional(integerText({ min: 1, max: 200 })),
    /** Part of an order number or a company. */
    search: z.optional(searched),
  }),
  data: z.object({ orders: z.array(deskOrder), counts: z.record(deskOrderFilter, z.int()), more: z.boolean() }),
});

export const deskOrderRead = get({
  host: 'oss',
  path: '/mall/desk/order',
  summary: 'One overseas order with its documents',
  access: 'sales',
  addition: true,
  query: z.strictObject({ order_id: itemId }),
  data: deskOrder,
  refusals: ['order_not_found'],
});

export const deskDocumentAttach = post({
  host: 'oss',
  path: '/mall/desk/document-attach',
  summary: 'Attaches an uploaded file to an overseas order, in place of what was seen there',
  access: 'sales',
  keyed: true,
  addition: true,
  rate: { times: 60, seconds: 60 },
  body: z.strictObject({
    order_id: itemId,
    kind: documentKind,
    file_id: itemId,
    /** The document of the kind that was seen on the order; left out where there was none. */
    replaces: z.optional(itemId),
  }),
  data: deskOrder,
  refusals: ['order_not_found', 'order_state_refuses', 'file_unknown', 'document_changed', 'too_many_requests'],
});

export const deskDocumentRemove = post({
  host: 'oss',
  path: '/mall/desk/document-remove',
  summary: 'Removes a document of an overseas order',
  access: 'sales',
  keyed: true,
  addition: true,
  body: z.strictObject({ order_id: itemId, document_id: itemId }),
  data: deskOrder,
  refusals: ['order_not_found', 'order_state_refuses', 'document_changed'],
});
