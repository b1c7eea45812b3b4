import { z } from 'zod/mini';
import { instant } from './codecs.ts';

/** Every answer. Check `code` before parsing `data` by the call's schema. */
export const envelope = z.object({ code: z.int(), data: z.unknown(), msg: z.string() });

/** `data` of a refusal: the invalid fields, and the reasons. */
export const refusalData = z.object({
  fields: z.optional(z.array(z.object({ path: z.string(), problem: z.string() }))),
  reasons: z.optional(z.array(z.string())),
  order_id: z.optional(z.string()),
  retry_after_seconds: z.optional(z.int()),
  /** When the paused service resumes. */
  until: z.optional(instant),
  tries_left: z.optional(z.int()),
  /** The first moment at which the voucher's code can be redeemed. */
  redeem_from: z.optional(instant),
});
export type RefusalData = z.infer<typeof refusalData>;

/** The client aborts a request after this time. */
export const requestTimeoutMs = 40_000;

/**
 * CSRF protection: pages of another origin can send this header only after a preflight. Calls without it are refused.
 */
export const sameSiteHeader = { name: 'x-mallflow', value: '1' } as const;

/** Names one intent of the user: the server executes a key once. */
export const idempotencyHeader = 'idempotency-key';

/** The declared type of uploads; the server detects the real type from the content. */
export const uploadMediaType = 'application/octet-stream';

export const sessionCookie = 'mallflow_session';

/** Identifies the tab of a page that needs no sign-in, on the calls that accept it. */
export const tabHeader = 'x-mallflow-tab';

/**
 * A pseudonym of the user. The answer to a call with a session names its user. A page sends the user for whom it was
 * loaded, and the server refuses to act for another.
 */
export const userHeader = 'x-mallflow-user';

/** 256 random bits. The holder controls all that the tab has under way. */
export const tabSecret = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * Marks calls from the mini-program's web-view: they may send the session as a bearer token, and name their client in
 * the query.
 */
export const appletHeader = { name: 'x-mallflow-applet', value: '1' } as const;

export const appletClient = 'client_id';
