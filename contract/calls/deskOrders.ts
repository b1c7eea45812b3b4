import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { integerText, itemId } from '../codecs.ts';
import { documentKind, orderDocument } from '../entities/document.ts';
import { orderSummary } from '../entities/order.ts';
import { searchText } from '../fields.ts';

/** `missing` and `complete`: whether the order has one of its documents; `closed`: it needs none any more. */
export const deskOrderFilters = ['missing', 'complete', 'closed'] as const;
export const deskOrderFilter = z.enum(deskOrderFilters);
export type DeskOrderFilter = z.infer<typeof deskOrderFilter>;

export const deskOrder = z.extend(orderSummary, {
  full_name: z.string(),
  placed_by: z.string(),
  documents: z.array(orderDocument).check(z.maxLength(documentKind.options.length)),
  /** Documents that the client signed at the provider, which need no attachment. */
  signed_online: z.array(documentKind).check(z.maxLength(documentKind.options.length)),
  /** Whether its documents suffice for the activation. */
  is_complete: z.boolean(),
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
    /** Part of an order number or company. */
    search: z.optional(searchText),
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
    /**
     * The document that the page showed; omitted if there was none. Another current one is refused: `document_changed`.
     */
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
