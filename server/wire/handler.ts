import type { z } from 'zod/mini';
import type { Call, CallKind } from '#contract/call.ts';
import type { CallName, calls } from '#contract/calls/index.ts';
import type { Role } from '#contract/entities/client.ts';
import type { ExportMediaType } from '#contract/entities/customerExport.ts';
import type { RefusalData } from '#contract/envelope.ts';
import type { FileType } from '#contract/files.ts';
import type { Language } from '#contract/languages.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import type { Deps } from '../deps.ts';
import type { WebhookAnswer, WebhookRequest } from './webhook.ts';

export interface ClientUser {
  readonly user_id: string;
  readonly client_id: string;
  readonly is_admin: boolean;
  readonly role: 'client';
}

export interface MainAccount extends ClientUser {
  readonly is_admin: true;
}

export interface Staff {
  readonly user_id: string;
  readonly client_id: null;
  readonly is_admin: boolean;
  readonly role: Exclude<Role, 'client'>;
}

export type StaffOf<R extends Staff['role']> = Staff & { readonly role: R };

export type Caller = ClientUser | Staff;

/** The owner of a run: a user, or a tab on a page that works without signing in. Neither can access the other's. */
export type Owner =
  | { readonly kind: 'user'; readonly user: Caller }
  /** Hash of the tab's secret. */
  | { readonly kind: 'tab'; readonly hash: string };

/** The caller after the access check of a call. */
export interface CallerByAccess {
  readonly public: Caller | null;
  readonly 'signed-in': Caller;
  readonly client: ClientUser;
  readonly 'main-account': MainAccount;
  /** Without a session, the request has a token; the handler checks that it is valid. */
  readonly 'order-token': Caller | null;
  readonly 'session-or-tab': Owner;
  readonly sales: StaffOf<'sales'>;
  readonly reviewer: StaffOf<'reviewer'>;
  readonly support: StaffOf<'support'>;
  readonly consultant: StaffOf<'consultant'>;
}

export interface UploadedBytes {
  /** Content-Length; null if the sender gives none. */
  readonly announced: number | null;
  /** Throws if the sender breaks off. */
  readonly parts: AsyncIterable<Uint8Array>;
}

interface BytesByKind extends Record<CallKind, UploadedBytes | WebhookRequest | null> {
  readonly fields: null;
  readonly rows: null;
  readonly upload: UploadedBytes;
  readonly file: null;
  readonly notification: WebhookRequest;
}

type BodyOf<Body> = Body extends z.ZodMiniType ? z.output<Body> : null;

/** Parsed by the contract and authorised by the call's access. */
export interface CallRequest<C extends Call> {
  readonly query: z.output<C['query']>;
  readonly body: BodyOf<C['body']>;
  readonly bytes: BytesByKind[C['kind']];
  readonly caller: CallerByAccess[C['access']];
  readonly request_id: string;
  /** Hash of the tab secret that a page behind an order link sends; null if it sends none, and for other calls. */
  readonly link_tab: string | null;
  readonly network: string;
  /** Host of the page that calls, with its port if it has one. */
  readonly host: string;
  /** Of the response. */
  readonly language: Language;
  /** Empty unless the call is keyed. */
  readonly key: string;
  /** Hash under which the caller's session is stored; null without a session. */
  readonly session_hash: string | null;
  /** Raw cookie of a browser with an earlier sign-in, not verified. */
  readonly known_browser: string | null;
  /** Empty if the browser sends none. */
  readonly user_agent: string;
}

/** An empty value deletes the cookie. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly max_age_seconds: number;
  readonly http_only: boolean;
}

export type ServedType = FileType | ExportMediaType;

export interface ServedFile {
  readonly name: string;
  readonly size: number;
  readonly type: ServedType;
  /** Display in place instead of downloading, if the type is safe for it. */
  readonly inline: boolean;
  readonly bytes: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

export interface Refused {
  readonly kind: 'refused';
  readonly error: ErrorName;
  readonly data: RefusalData;
}

export type FileAnswer = { readonly kind: 'file'; readonly file: ServedFile } | Refused;

/** A handler never throws for an expected outcome. */
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

/** Element type of the lists in a call's data. */
type RowOf<Data> = { [Field in keyof Data]: Data[Field] extends readonly (infer Row)[] ? Row : never }[keyof Data];

/** Rows that are read while they are sent. The generator returns the fields known only after the last row. */
export interface RowStream<Fields, Row> {
  readonly kind: 'rows';
  /** Fields before the list. */
  readonly head: Fields;
  readonly rows: AsyncGenerator<readonly Row[], Fields>;
}

export type RowsAnswer<Data> = RowStream<Partial<Data>, RowOf<Data>> | Refused;

interface AnswerByKind<Data> extends Record<CallKind, unknown> {
  readonly fields: Answer<Data>;
  readonly rows: RowsAnswer<Data>;
  readonly upload: Answer<Data>;
  readonly file: FileAnswer;
  readonly notification: WebhookAnswer;
}

export type Handler<C extends Call> = (
  request: CallRequest<C>,
  deps: Deps,
) => Promise<AnswerByKind<z.output<C['data']>>[C['kind']]>;

/** A call without a handler is answered `not_offered`. */
export type Handlers = { readonly [Name in CallName]?: Handler<(typeof calls)[Name]> };
