import { z } from 'zod/mini';
import { file, get, noParameters, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { customerExportView, exportRequest } from '../entities/customerExport.ts';
import { language } from '../languages.ts';

export const customerExportRead = get({
  host: 'oss',
  path: '/mall/customer-export/read',
  summary: 'Which customers the user can export, and the export that they began last',
  access: 'client',
  addition: true,
  // A page that shows progress polls every few seconds.
  rate: { times: 120, seconds: 60 },
  query: noParameters,
  data: customerExportView,
  refusals: ['too_many_requests'],
});

export const customerExportBegin = post({
  host: 'oss',
  path: '/mall/customer-export/begin',
  summary: 'Begins to export customers into a file',
  access: 'client',
  addition: true,
  keyed: true,
  // The call counts the customers.
  rate: { times: 20, seconds: 60 },
  body: z.strictObject({
    ...exportRequest.shape,
    /** The language of the file. */
    language,
  }),
  data: customerExportView,
  refusals: [
    'not_permitted',
    'department_unknown',
    'export_under_way',
    'exports_too_many',
    'export_empty',
    'export_too_large',
    'too_many_requests',
  ],
});

export const customerExportCancel = post({
  host: 'oss',
  path: '/mall/customer-export/cancel',
  summary: 'Stops an export that is under way',
  access: 'client',
  addition: true,
  rate: { times: 30, seconds: 60 },
  body: z.strictObject({ export_id: itemId }),
  data: customerExportView,
  refusals: ['not_found', 'export_state_refuses', 'too_many_requests'],
});

export const customerExportResume = post({
  host: 'oss',
  path: '/mall/customer-export/resume',
  summary: 'Goes on with an export that was stopped or broke off, from where it was',
  access: 'client',
  addition: true,
  rate: { times: 30, seconds: 60 },
  body: z.strictObject({ export_id: itemId }),
  data: customerExportView,
  refusals: [
    'not_found',
    'not_permitted',
    'export_under_way',
    'export_state_refuses',
    'exports_too_many',
    'too_many_requests',
  ],
});

export const customerExportFile = file({
  host: 'oss',
  path: '/mall/customer-export/file',
  summary: 'The file of an export, for whoever began it, until it expires',
  access: 'client',
  addition: true,
  rate: { times: 30, seconds: 60 },
  query: z.strictObject({ export_id: itemId }),
  refusals: ['not_found', 'not_permitted', 'too_many_requests'],
});
