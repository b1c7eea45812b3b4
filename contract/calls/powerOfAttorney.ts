import { z } from 'zod/mini';
import { file } from '../call.ts';
import { enterpriseNumber, requiredLine } from '../fields.ts';

export const powerOfAttorneyRead = file({
  host: 'oss',
  path: '/mall/client/power-of-attorney',
  summary:
    'A power of attorney to be signed and sealed, with the company and the main account filled in; mainland only',
  access: 'main-account',
  addition: true,
  // The server generates each file, which takes about a second.
  rate: { times: 30, seconds: 3600 },
  /** Without a number, the file leaves a blank for it. */
  query: z.strictObject({ company_name: requiredLine(200), credit_code: z.optional(enterpriseNumber) }),
  refusals: ['not_found', 'too_many_requests'],
});
