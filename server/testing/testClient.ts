import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { envelope, idempotencyHeader, sameSiteHeader, tabHeader, uploadMediaType } from '#contract/envelope.ts';
import { type CodeName, codeName } from '#contract/responseCodes.ts';
import type { Env } from '../api.ts';

type CallInput<C extends Call> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : z.input<C['query']>;

export interface TestAnswer {
  readonly status: number;
  readonly code: CodeName | undefined;
  readonly data: unknown;
  readonly msg: string;
}

/** An application in this process, or a server elsewhere. */
export interface TestTarget {
  request(url: string, init: RequestInit, bindings: Env['Bindings']): Response | Promise<Response>;
}

export type UploadBody = NonNullable<RequestInit['body']>;

/** A browser: stores cookies, and makes calls by the contract. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  /** Sent with every request; null for a page with a session. */
  tab: string | null = null;
  user_agent = '';
  host = 'localhost';
  readonly #app: TestTarget;
  readonly #bindings: Env['Bindings'];

  constructor(app: TestTarget, network = '192.0.2.1') {
    this.#app = app;
    this.#bindings = { incoming: { socket: { remoteAddress: network } } };
  }

  async call<C extends Call>(call: C, input: CallInput<C>, key?: string): Promise<TestAnswer> {
    const headers = new Headers(key === undefined ? {} : { [idempotencyHeader]: key });
    const path = `/${call.host}${call.path}`;
    if (call.method === 'GET') return this.answered(await this.fetch(`${path}?${queryOf(input)}`, { headers }));
    if (call.form) return this.answered(await this.fetch(path, { method: 'POST', headers, body: formOf(input) }));
    headers.set('content-type', 'application/json');
    return this.answered(await this.fetch(path, { method: 'POST', headers, body: JSON.stringify(input) }));
  }

  async upload<C extends Call>(
    call: C,
    query: z.input<C['query']>,
    bytes: UploadBody,
    key: string,
  ): Promise<TestAnswer> {
    const headers = { [idempotencyHeader]: key, 'content-type': uploadMediaType };
    const init = { method: 'POST', headers, body: bytes, duplex: 'half' as const };
    return this.answered(await this.fetch(`/${call.host}${call.path}?${queryOf(query)}`, init));
  }

  /** Throws unless the call succeeds. */
  async ok<C extends Call>(call: C, input: CallInput<C>, key?: string): Promise<z.output<C['data']>> {
    const answered = await this.call(call, input, key);
    if (answered.code !== 'ok') throw new Error(`${call.path} answered ${JSON.stringify(answered)}`);
    return z.parse<C['data']>(call.data, answered.data);
  }

  /** Adds the same-site header and the cookies. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has(sameSiteHeader.name)) headers.set(sameSiteHeader.name, sameSiteHeader.value);
    if (this.tab !== null && !headers.has(tabHeader)) headers.set(tabHeader, this.tab);
    if (this.user_agent !== '') headers.set('user-agent', this.user_agent);
    if (!headers.has('host')) headers.set('host', this.host);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies !== '') headers.set('cookie', cookies);
    const url = `http://localhost${path}`;
    const response = await this.#app.request(url, { ...init, headers }, this.#bindings);
    for (const text of response.headers.getSetCookie()) this.#keep(text);
    return response;
  }

  async answered(response: Response): Promise<TestAnswer> {
    const { code, data, msg } = envelope.parse(await response.json());
    return { status: response.status, code: codeName(code), data, msg };
  }

  #keep(text: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (name === undefined || value === undefined) return;
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function queryOf(input: object): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
}

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
