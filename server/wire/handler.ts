import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { CallName, calls } from '#contract/calls/index.ts';
import type { ErrorName } from '#contract/codes.ts';
import type { Role } from '#contract/entities/client.ts';
import type { RefusalData } from '#contract/envelope.ts';
import type { Deps } from '../deps.ts';

/** A user of a client. */
export interface ClientUser {
  readonly user_id: string;
  readonly client_id: string;
  readonly is_admin: boolean;
  readonly role: 'client';
}

/** The user who acts for the whole client. */
export interface MainAccount extends ClientUser {
  readonly is_admin: true;
}

/** Staff belong to no client. */
export interface Staff {
  readonly user_id: string;
  readonly client_id: null;
  readonly is_admin: boolean;
  readonly role: Exclude<Role, 'client'>;
}

/** Who is signed in. */
export type Caller = ClientUser | Staff;

/** Whose a run is: a user's, or a tab's on a page that is opened without signing in. Neither reaches what is another's. */
export type Holder =
  | { readonly kind: 'user'; readonly user: Caller }
  /** The hash of the tab's secret. */
  | { readonly kind: 'tab'; readonly hash: string };

/** Who makes a request that has come past a call's access. */
export interface CallerBy {
  readonly public: Caller | null;
  readonly 'signed-in': Caller;
  readonly client: ClientUser;
  readonly 'main-account': MainAccount;
  /** Without a session the request has brought a token; whether it fits is the handler's to say. */
  readonly 'order-token': Caller | null;
  readonly 'session-or-tab': Holder;
  readonly desk: Staff;
}

type BodyOf<Body> = Body extends z.ZodType ? z.output<Body> : null;

/** What a handler is given: everything has been parsed by the contract and authorised by the call's access. */
export interface Request<C extends Call> {
  readonly query: z.output<C['query']>;
  readonly body: BodyOf<C['body']>;
  readonly caller: CallerBy[C['access']];
  /** The network from which the request came. */
  readonly network: string;
  /** The idempotency key of a keyed call, otherwise an empty string. */
  readonly key: string;
  /** The hash under which the session of the caller is stored, or null without one. */
  readonly session_hash: string | null;
  /** The cookie of a browser in which somebody has signed in before, as it came. */
  readonly known_browser: string | null;
}

/** A cookie that an answer sets; an empty value takes it away. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly max_age_seconds: number;
  readonly http_only: boolean;
}

/** What a handler answers: data, or a refusal by its code. It never throws for what it expects. */
export type Answer<Data> =
  | { readonly kind: 'ok'; readonly data: Data; readonly cookies?: readonly SetCookie[] }
  | { readonly kind: 'notice'; readonly data: Data }
  | { readonly kind: 'refused'; readonly error: ErrorName; readonly data: RefusalData };

export const ok = <Data>(data: Data, cookies: readonly SetCookie[] = []): Answer<Data> => ({
  kind: 'ok',
  data,
  cookies,
});

export const refuse = (error: ErrorName, data: RefusalData = {}): Answer<never> => ({ kind: 'refused', error, data });

/** Answers one call. */
export type Handler<C extends Call> = (request: Request<C>, deps: Deps) => Promise<Answer<z.output<C['data']>>>;

/** The handlers by the name of their call; a call without one is not offered. */
export type Handlers = { readonly [Name in CallName]?: Handler<(typeof calls)[Name]> };
