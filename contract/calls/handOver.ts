import { z } from 'zod/mini';
import { get, noParameters, post, upload } from '../call.ts';
import { itemId } from '../codecs.ts';
import { begunHandOver, handedOverPurpose, handOver, handOverSecret, phoneHandOver } from '../entities/handOver.ts';
import { fileName, storedFile } from '../files.ts';
import { uploadLimits } from '../limits.ts';
import { flowName, flowSubject } from './session.ts';

export const handOverBegin = post({
  host: 'oss',
  path: '/mall/hand-over/begin',
  summary: 'Lets a phone send one file to a flow; what was begun for the same before ends',
  access: 'client',
  addition: true,
  rate: { times: 20, seconds: 300 },
  body: z.strictObject({ flow: flowName, subject: z._default(flowSubject, ''), purpose: handedOverPurpose }),
  data: begunHandOver,
  refusals: ['main_account_only', 'hand_over_closed', 'too_many_requests'],
});

export const handOverRead = get({
  host: 'oss',
  path: '/mall/hand-over/read',
  summary: 'How far the phone is, for whoever has begun the hand-over',
  access: 'client',
  addition: true,
  query: z.strictObject({ hand_over_id: itemId }),
  data: handOver,
  refusals: ['not_found'],
});

export const handOverEnd = post({
  host: 'oss',
  path: '/mall/hand-over/end',
  summary: 'Ends a hand-over; one that has ended by itself stays as it is',
  access: 'client',
  addition: true,
  body: z.strictObject({ hand_over_id: itemId }),
  data: handOver,
  refusals: ['not_found'],
});

export const handOverOpen = post({
  host: 'oss',
  path: '/mall/hand-over/open',
  summary: 'Opens the code of a hand-over, once, for the tab that asks',
  access: 'session-or-tab',
  addition: true,
  rate: { times: 20, seconds: 60 },
  body: z.strictObject({ secret: handOverSecret }),
  data: phoneHandOver,
  refusals: [
    'hand_over_unknown',
    'hand_over_taken',
    'hand_over_expired',
    'hand_over_ended',
    'hand_over_done',
    'hand_over_closed',
    'too_many_requests',
  ],
});

export const handOverOpened = get({
  host: 'oss',
  path: '/mall/hand-over/opened',
  summary: 'How the hand-over stands that the tab has opened last',
  access: 'session-or-tab',
  addition: true,
  rate: { times: 120, seconds: 60 },
  query: noParameters,
  data: phoneHandOver,
  refusals: ['hand_over_unknown', 'too_many_requests'],
});

export const handOverUpload = upload({
  host: 'oss',
  path: '/mall/hand-over/upload',
  summary: 'Keeps the one file of the hand-over that the tab has opened, for the client that asked for it',
  access: 'session-or-tab',
  addition: true,
  rate: { times: 20, seconds: 60 },
  body_bytes: uploadLimits.maxBytes,
  query: z.strictObject({ name: fileName }),
  data: storedFile,
  refusals: [
    'hand_over_unknown',
    'hand_over_expired',
    'hand_over_ended',
    'hand_over_done',
    'hand_over_closed',
    'file_refused',
    'file_heic',
    'file_empty',
    'file_damaged',
    'file_locked',
    'file_too_large',
    'files_too_many',
    'too_many_requests',
  ],
});
