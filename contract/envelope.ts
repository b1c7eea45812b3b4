import { z } from 'zod/mini';
import { instant } from './codecs.ts';

/** What every call answers. `data` is read by the call's own schema once `code` has been looked at. */
export const envelope = z.object({ code: z.int(), data: z.unknown(), msg: z.string() });

/** What `data` says of a request that was refused: where it is wrong and which reasons stand against it. */
export const refusalData = z.object({
  fields: z.optional(z.array(z.object({ path: z.string(), problem: z.string() }))),
  reasons: z.optional(z.array(z.string())),
  order_id: z.optional(z.string()),
  retry_after_seconds: z.optional(z.int()),
  /** When what is paused goes on. */
  until: z.optional(instant),
  /** How often a code may still be entered. */
  tries_left: z.optional(z.int()),
  /** From when on the code of a voucher can be redeemed. */
  redeem_from: z.optional(instant),
});
export type RefusalData = z.infer<typeof refusalData>;

/** A client waits this long for an answer. */
export const requestTimeoutMs = 40_000;

/** A header that a page of another origin cannot send without asking first: calls without it are refused. */
export const sameSiteHeader = { name: 'x-mallflow', value: '1' } as const;

/** Names one intent of a person: the same key never causes the same thing twice. */
export const idempotencyHeader = 'idempotency-key';

/** How the bytes of an uploaded file travel. What they are is told by themselves. */
export const uploadMediaType = 'application/octet-stream';

/** The cookie that carries the session. */
export const sessionCookie = 'mallflow_session';

/** The header in which a page that is opened without signing in names its tab, on the calls that take it. */
export const tabHeader = 'x-mallflow-tab';

/**
 * The header that names a user without saying who it is. An answer says in it for which user it is, where a session was asked; a page
 * says in it for which user it was opened, and the server refuses to act for another one.
 */
export const userHeader = 'x-mallflow-user';

/** A tab's secret: 256 random bits. Whoever holds it holds what the tab has under way. */
export const tabSecret = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Says that a call comes from the web-view of the mini-program: it may name its session as bearer, and names its client in the query. */
export const appletHeader = { name: 'x-mallflow-applet', value: '1' } as const;

/** The field of the query in which the web-view names the client for which it calls. */
export const appletClient = 'client_id';
