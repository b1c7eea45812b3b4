import type { z } from 'zod/mini';
import type { Call, CallKind } from '#contract/call.ts';
import type { CallName, calls } from '#contract/calls/index.ts';
import type { ErrorName } from '#contract/codes.ts';
import type { Role } from '#contract/entities/client.ts';
import type { ExportType } from '#contract/entities/customerExport.ts';
import type { RefusalData } from '#contract/envelope.ts';
import type { FileType } from '#contract/files.ts';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import type { ProviderAnswer, Told } from './told.ts';

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

/** Staff of one role. */
export type StaffOf<R extends Staff['role']> = Staff & { readonly role: R };

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
  readonly sales: StaffOf<'sales'>;
  readonly reviewer: StaffOf<'reviewer'>;
  readonly support: StaffOf<'support'>;
  readonly consultant: StaffOf<'consultant'>;
}

/** The bytes of a file as they come. */
export interface SentBytes {
  /** How many the sender says that there are, or null where it does not say. */
  readonly announced: number | null;
  /** Ends with an error where the sender breaks off. */
  readonly parts: AsyncIterable<Uint8Array>;
}

/** What a call of each kind brings besides its fields. */
interface BytesBy extends Record<CallKind, SentBytes | Told | null> {
  readonly fields: null;
  readonly rows: null;
  readonly upload: SentBytes;
  readonly file: null;
  readonly notification: Told;
}

type BodyOf<Body> = Body extends z.ZodMiniType ? z.output<Body> : null;

/** What a handler is given: everything has been parsed by the contract and authorised by the call's access. */
export interface Request<C extends Call> {
  readonly query: z.output<C['query']>;
  readonly body: BodyOf<C['body']>;
  readonly bytes: BytesBy[C['kind']];
  readonly caller: CallerBy[C['access']];
  /** By which the log names the request. */
  readonly request_id: string;
  /** The hash of the secret of the tab that a page behind an order's link names; null where it names none, and for other calls. */
  readonly link_tab: string | null;
  /** The network from which the request came. */
  readonly network: string;
  /** The host of the page from which it came, with its port where it has one. */
  readonly host: string;
  /** In which the request is answered. */
  readonly language: Language;
  /** The idempotency key of a keyed call, otherwise an empty string. */
  readonly key: string;
  /** The hash under which the session of the caller is stored, or null without one. */
  readonly session_hash: string | null;
  /** The cookie of a browser in which somebody has signed in before, as it came. */
  readonly known_browser: string | null;
  /** What the browser says of itself; empty where it says nothing. */
  readonly user_agent: string;
}

/** A cookie that an answer sets; an empty value takes it away. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly max_age_seconds: number;
  readonly http_only: boolean;
}

/** What a file can be that is answered: one that was uploaded, or one that was made here. */
export type ServedType = FileType | ExportType;

/** A file that is answered as it is. */
export interface ServedFile {
  readonly name: string;
  readonly size: number;
  readonly type: ServedType;
  /** Whether it is to be shown in place, where its type is safe to show. */
  readonly inline: boolean;
  readonly bytes: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

/** A refusal by its code. */
export interface Refused {
  readonly kind: 'refused';
  readonly error: ErrorName;
  readonly data: RefusalData;
}

/** What a handler answers that gives a file. */
export type FileAnswer = { readonly kind: 'file'; readonly file: ServedFile } | Refused;

/** What a handler answers: data, or a refusal by its code. It never throws for what it expects. */
export type Answer<Data> =
  | { readonly kind: 'ok'; readonly data: Data; readonly cookies?: readonly SetCookie[] }
  | { readonly kind: 'notice'; readonly data: Data }
  | Refused;

export const ok = <Data>(data: Data, cookies: readonly SetCookie[] = []): Answer<Data> => ({
  kind: 'ok',
  data,
  cookies,
});

export const refuse = (error: ErrorName, data: RefusalData = {}): Refused => ({ kind: 'refused', error, data });

/** The elements of the lists in what a call answers. */
type RowOf<Data> = { [Field in keyof Data]: Data[Field] extends readonly (infer Row)[] ? Row : never }[keyof Data];

/** Rows that are read while they are sent, so many at a time as come at once. What is known only after the last, they return. */
export interface RowStream<Fields, Row> {
  readonly kind: 'rows';
  /** What stands before the list. */
  readonly head: Fields;
  readonly rows: AsyncGenerator<readonly Row[], Fields>;
}

/** What a handler answers whose list may be long. */
export type RowsAnswer<Data> = RowStream<Partial<Data>, RowOf<Data>> | Refused;

/** What a call of each kind is answered with. */
interface AnswerBy<Data> extends Record<CallKind, unknown> {
  readonly fields: Answer<Data>;
  readonly rows: RowsAnswer<Data>;
  readonly upload: Answer<Data>;
  readonly file: FileAnswer;
  readonly notification: ProviderAnswer;
}

/** Answers one call. */
export type Handler<C extends Call> = (
  request: Request<C>,
  deps: Deps,
) => Promise<AnswerBy<z.output<C['data']>>[C['kind']]>;

/** The handlers by the name of their call; a call without one is not offered. */
export type Handlers = { readonly [Name in CallName]?: Handler<(typeof calls)[Name]> };
