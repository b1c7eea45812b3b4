import { z } from 'zod/mini';
import { get } from '../call.ts';
import { typedCode } from '../typed.ts';

export const clientInviteCode = get({
  host: 'oss',
  path: '/mall/client/invite-code',
  summary: 'The own recommendation code, or what another is worth',
  access: 'client',
  // Prevents guessing, as the answer reveals which codes exist.
  rate: { times: 60, seconds: 600 },
  query: z.strictObject({ code: z.optional(typedCode(32)) }),
  data: z.object({
    invite_code: z.string(),
    own: z.boolean(),
    /** Percent off the plan; for another client's code. */
    percent: z.int().check(z.minimum(0), z.maximum(100)),
    recommended_by: z.nullable(z.string()),
  }),
  refusals: ['invite_code_empty', 'invite_code_unknown', 'invite_code_own', 'too_many_requests'],
});
