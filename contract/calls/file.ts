import { z } from 'zod/mini';
import { file, upload } from '../call.ts';
import { itemId } from '../codecs.ts';
import { orderToken } from '../entities/order.ts';
import { fileName, filePurpose, storedFile } from '../files.ts';
import { uploadLimits } from '../limits.ts';

export const fileUpload = upload({
  host: 'oss',
  path: '/mall/file/upload',
  summary: 'Keeps a file for whoever sends it, for a day if nothing uses it',
  access: 'order-token',
  addition: true,
  rate: { times: 60, seconds: 60 },
  body_bytes: uploadLimits.maxBytes,
  query: z.strictObject({
    purpose: filePurpose,
    name: fileName,
    /** With an order's token the file belongs to the order, otherwise to the signed-in user. */
    order_id: z.optional(itemId),
    token: z.optional(orderToken),
  }),
  data: storedFile,
  refusals: [
    'not_permitted',
    'order_not_found',
    'order_state_refuses',
    'file_refused',
    'file_heic',
    'file_empty',
    'file_damaged',
    'file_locked',
    'file_too_large',
    'picture_too_large',
    'files_too_many',
    'too_many_requests',
  ],
});

export const fileRead = file({
  host: 'oss',
  path: '/mall/file/read',
  summary: 'A file, for whoever may see it',
  access: 'order-token',
  addition: true,
  query: z.strictObject({
    file_id: itemId,
    token: z.optional(orderToken),
    /** Shows a picture inline; everything else is a download. */
    show: z.optional(z.literal('inline')),
  }),
  refusals: ['not_found', 'file_damaged', 'too_many_requests'],
});
