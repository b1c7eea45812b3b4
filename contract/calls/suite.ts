import { z } from 'zod/mini';
import { get, noParameters, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { openService, permission, planVersion } from '../entities/suite.ts';

const openServices = z.object({ services: z.array(openService) });

export const permissionRead = get({
  host: 'crm',
  path: '/api/pageRead/user',
  summary: 'What the user may do in the suite',
  access: 'client',
  query: noParameters,
  data: permission,
});

export const planVersionRead = get({
  host: 'crm',
  path: '/api/pageRead/getMainSystemId',
  summary: 'Which version of the suite the client has',
  access: 'client',
  query: noParameters,
  data: planVersion,
});

export const openServiceRead = get({
  host: 'crm',
  path: '/api/ClientRead/OpenServiceSettingInfo',
  summary: 'The optional services, switched on or off',
  access: 'client',
  query: noParameters,
  data: openServices,
});

export const openServiceSave = post({
  host: 'crm',
  path: '/api/ClientWrite/OpenServiceSetting',
  summary: 'Switches an optional service on or off',
  access: 'main-account',
  rate: { times: 30, seconds: 60 },
  body: z.strictObject({
    service_id: itemId,
    enabled: z.boolean(),
    /** The revision that the user saw; the call is refused if the service was switched since. */
    revision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  data: openServices,
  refusals: ['service_unknown', 'service_not_included', 'service_changed', 'too_many_requests'],
});

export const activityBanner = get({
  host: 'crm',
  path: '/paypalPaymentRead/showActivityBanner',
  summary: 'Which activity is on; 0 means none',
  access: 'client',
  query: noParameters,
  data: z.object({ activity_type: z.int().check(z.minimum(0)) }),
});
