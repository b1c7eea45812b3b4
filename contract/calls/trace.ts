import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { instant } from '../codecs.ts';
import { bodyBytesForText } from '../limits.ts';
import { supportCode } from '../supportCode.ts';

/** In characters. */
export const maxTraceLength = 200_000;

/** Retention in days. */
export const traceRetentionDays = 30;

export const flowTraceStore = post({
  host: 'oss',
  path: '/mall/flow/trace-store',
  summary: 'Stores the redacted trace of a run for support, under a code to pass on',
  access: 'session-or-tab',
  addition: true,
  rate: { times: 30, seconds: 60 },
  body_bytes: bodyBytesForText(maxTraceLength),
  body: z.strictObject({
    /** JSON text that was redacted before it left the device. */
    trace: z.string().check(z.maxLength(maxTraceLength)),
  }),
  data: z.object({ code: supportCode, kept_until: instant }),
  refusals: ['too_many_requests'],
});

export const flowTraceRead = get({
  host: 'oss',
  path: '/mall/flow/trace',
  summary: 'The trace that somebody has stored under a code; for support only',
  access: 'support',
  addition: true,
  query: z.strictObject({ code: supportCode }),
  data: z.object({ code: supportCode, stored_at: instant, trace: z.string().check(z.maxLength(maxTraceLength)) }),
  refusals: ['not_found'],
});
