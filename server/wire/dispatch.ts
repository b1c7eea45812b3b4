import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { appletClient, idempotencyHeader, type RefusalData, uploadMediaType, userHeader } from '#contract/envelope.ts';
import type { Language } from '#contract/languages.ts';
import { fieldsOfRefusal } from '#contract/refusalFields.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import type { Deps } from '../deps.ts';
import type { BodyReservation } from '../load/bodyMemory.ts';
import { admit, type Requester } from './access.ts';
import type { AppletCredentials } from './applet.ts';
import { readBody, readRaw, uniqueFields } from './body.ts';
import { isForeignByKind } from './crossSite.ts';
import type { Answer, Caller, CallRequest, FileAnswer, Refused, RowStream, UploadedBytes } from './handler.ts';
import { siteOrNetworkOf } from './network.ts';
import { type Parsed, parseWithSchema } from './parse.ts';
import { secondsUntilAllowed } from './rateLimit.ts';
import type { AnyReply, Reply } from './reply.ts';
import { startRows } from './rows.ts';
import { userPseudonym } from './secret.ts';
import { readLinkTab, readTab } from './tab.ts';
import type { WebhookAnswer, WebhookRequest } from './webhook.ts';

type AnyAnswer = Answer<unknown> | RowStream<Record<string, unknown>, unknown> | FileAnswer | WebhookAnswer;

/** A handler without its call's types: the contract has parsed its input. */
export interface MountedHandler {
  answer(request: CallRequest<Call>, deps: Deps): Promise<AnyAnswer>;
}

export interface Session {
  readonly hash: string;
  readonly caller: Caller;
  /** Saved with the account. */
  readonly language: Language | null;
}

export interface IncomingCall {
  readonly request: globalThis.Request;
  readonly request_id: string;
  readonly network: string;
  /** Null unless the mini-program calls. */
  readonly applet: AppletCredentials | null;
  /** Of the page that calls. */
  readonly host: string;
  readonly session: () => Promise<Session | null>;
  /** The language of the response, given the one saved with the account. */
  readonly languageBy: (saved: Language | null) => Language;
  /** Raw cookie, not verified. */
  readonly known_browser: string | null;
  readonly user_agent: string;
}

/** Adds the fields that the refusal concerns, unless its handler has named some. */
function addRefusedFields({ query, body }: Call, { error, data }: Refused): RefusalData {
  if (data.fields !== undefined) return data;
  const fields = fieldsOfRefusal(error, [...Object.keys(query.shape), ...Object.keys(body?.shape ?? {})]);
  return fields.length === 0 ? data : { ...data, fields: [...fields] };
}

const refusalReply = (error: ErrorName, data: RefusalData = {}): Reply => ({ code: error, data });

export async function dispatch(
  call: Call,
  mounted: MountedHandler | null,
  incoming: IncomingCall,
  deps: Deps,
): Promise<AnyReply> {
  const { request } = incoming;
  if (isForeignByKind[call.kind](request.headers, deps.settings.pages.origins)) return refusalReply('cross_site');
  if (mounted === null) return refusalReply('not_offered');
  const query = parseQuery(call, request.url, incoming.applet);
  const session = call.kind === 'notification' ? null : await incoming.session();
  const tab = readTab(call, request.headers);
  if (session !== null && tab.kind === 'none' && isForAnother(request.headers, session, deps))
    return refusalReply('another_user');
  const asking = {
    caller: session?.caller ?? null,
    bringsToken: mayHaveOrderToken(call, query),
    tab,
    applet: incoming.applet,
  };
  const admission = admit(call.access, asking);
  if (admission.kind === 'refused') return refusalReply(admission.error, admission.data);
  const wait = secondsUntilAllowed(call, asking, incoming.network, deps);
  if (wait !== null) return refusalReply('too_many_requests', { retry_after_seconds: wait });
  if (query.kind === 'refused') return refusalReply(query.error, query.data);
  return withBodyMemory(asking, incoming, deps, async (place) => {
    const body = await parseBody(call, request, { ...asking, place });
    if (body.kind === 'refused') return refusalReply(body.error, body.data);
    const bytes = await readBytesOf(call, request, place);
    if (typeof bytes === 'string') return refusalReply(bytes);
    const key = request.headers.get(idempotencyHeader) ?? '';
    if (call.keyed && !/^[\w-]{16,64}$/.test(key)) return refusalReply('idempotency_key_missing');
    const answer = await mounted.answer(
      {
        query: query.value,
        body: body.value,
        bytes,
        caller: admission.caller,
        request_id: incoming.request_id,
        link_tab: readLinkTab(call, request.headers),
        session_hash: session?.hash ?? null,
        known_browser: incoming.known_browser,
        user_agent: incoming.user_agent,
        network: incoming.network,
        host: incoming.host,
        language: incoming.languageBy(session?.language ?? null),
        key: call.keyed ? key : '',
      },
      deps,
    );
    return replyOf(call, answer);
  });
}

/** Whether the page was opened for another user than the session's. A page that names no user is not checked. */
function isForAnother(headers: Headers, { caller }: Session, { settings }: Deps): boolean {
  const named = headers.get(userHeader);
  return named !== null && named !== userPseudonym(settings.secret, caller.user_id);
}

type AnswerWithBody = (place: BodyReservation) => Promise<AnyReply>;

/** Reserves room for the body until the handler is done: the account's, else that of the network or its site. */
const withBodyMemory = ({ caller }: Requester, { network }: IncomingCall, { load }: Deps, answer: AnswerWithBody) =>
  caller === null
    ? load.bodies.networks.hold(siteOrNetworkOf(network), answer)
    : load.bodies.accounts.hold(caller.user_id, answer);

/** Encodes an answer by the contract: fields that the contract does not name never leave the server. */
async function replyOf(call: Call, answer: AnyAnswer): Promise<AnyReply> {
  if (answer.kind === 'response') return { code: answer.code, response: answer };
  if (answer.kind === 'file') return { code: 'ok', file: answer.file };
  if (answer.kind === 'refused') return refusalReply(answer.error, addRefusedFields(call, answer));
  if (answer.kind === 'rows') return { code: 'ok', rows: await startRows(call, answer) };
  const data = z.encode(call.data, answer.data);
  if (answer.kind === 'notice') return { code: 'notice', data };
  return { code: 'ok', data, cookies: answer.cookies ?? [] };
}

function parseQuery(call: Call, url: string, applet: AppletCredentials | null): Parsed<Record<string, unknown>> {
  const { searchParams } = new URL(url);
  // The mini-program names its client in every call, also in those without such a parameter.
  if (applet !== null && !(appletClient in call.query.shape)) searchParams.delete(appletClient);
  const fields = uniqueFields(searchParams.entries());
  if (fields === null) return { kind: 'refused', error: 'invalid_request', data: {} };
  return parseWithSchema(call.query, fields);
}

type Fields = Parsed<Record<string, unknown> | null>;

const hasOrderToken = (fields: Fields): boolean => fields.kind === 'parsed' && typeof fields.value?.token === 'string';

/** Whether the query has an order's token, or the body, which is not read yet, may have one. */
const mayHaveOrderToken = (call: Call, query: Fields): boolean =>
  hasOrderToken(query) || (call.body !== null && 'token' in call.body.shape);

const noMemoryRetrySeconds = 10;

interface Sender extends Pick<Requester, 'caller' | 'tab'> {
  readonly place: BodyReservation;
}

async function parseBody(call: Call, request: globalThis.Request, { caller, tab, place }: Sender): Promise<Fields> {
  if (call.body === null) return { kind: 'parsed', value: null };
  const body_bytes = tab.kind === 'tab' ? (call.tab_body_bytes ?? call.body_bytes) : call.body_bytes;
  const read = await readBody({ ...call, body_bytes }, request, place);
  if (read.kind === 'refused') {
    const data = read.error === 'too_many_requests' ? { retry_after_seconds: noMemoryRetrySeconds } : {};
    return { kind: 'refused', error: read.error, data };
  }
  const body = parseWithSchema(call.body, read.value);
  const isStranger = call.access === 'order-token' && caller === null;
  if (body.kind === 'parsed' && isStranger && !hasOrderToken(body))
    return { kind: 'refused', error: 'not_signed_in', data: {} };
  return body;
}

async function readBytesOf(
  call: Call,
  request: globalThis.Request,
  place: BodyReservation,
): Promise<UploadedBytes | WebhookRequest | null | ErrorName> {
  if (call.kind === 'upload') return uploadedBytesOf(request);
  if (call.kind !== 'notification') return null;
  const body = await readRaw(request, call.body_bytes, place);
  return typeof body === 'string' ? body : { headers: request.headers, body };
}

/** The bytes of an upload as a stream; the receiver limits them. */
function uploadedBytesOf({ headers, body }: globalThis.Request): UploadedBytes | 'unsupported_media' {
  if (headers.get('content-type') !== uploadMediaType) return 'unsupported_media';
  const announced = headers.get('content-length');
  return { announced: announced === null ? null : Number(announced), parts: partsOf(body) };
}

async function* partsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (body !== null) yield* body;
}
