import { get, noParameters } from '../call.ts';
import { actionItems } from '../entities/actionItems.ts';

export const attentionRead = get({
  host: 'oss',
  path: '/mall/client/attention',
  summary: 'What waits for the client now: a purchase, orders to be paid, corrected and activated',
  access: 'client',
  addition: true,
  query: noParameters,
  data: actionItems,
});
