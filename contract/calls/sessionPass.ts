import { z } from 'zod/mini';
import { post } from '../call.ts';
import { sessionPassCode, sessionPassState } from '../entities/domain.ts';

export const sessionPass = post({
  host: 'oss',
  path: '/mall/session/pass',
  summary:
    'A pass by which the session goes over to the domain of the region of its client: where it is handed in, once',
  access: 'client',
  addition: true,
  // Enough for several windows at once; stops endless redirects between the domains.
  rate: { times: 10, seconds: 60 },
  body: z.strictObject({
    /** A random value of the tab that requests the pass on the other domain. */
    state: sessionPassState,
  }),
  data: z.object({ address: z.string() }),
  refusals: ['domain_is_right', 'too_many_requests'],
});

export const sessionArrive = post({
  host: 'oss',
  path: '/mall/session/arrive',
  summary:
    'Hands a pass in on its domain, by the tab for which it was made: the session goes on here, and no longer there',
  access: 'public',
  addition: true,
  // Per network, as the caller has no session; an office's network has many users.
  rate: { times: 60, seconds: 60 },
  body: z.strictObject({ code: sessionPassCode, state: sessionPassState }),
  data: z.object({}),
  refusals: ['pass_refused', 'too_many_requests'],
});
