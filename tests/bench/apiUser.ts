import { Agent, request } from 'node:http';
import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { sessionSignIn } from '#contract/calls/session.ts';
import { envelope, idempotencyHeader, sameSiteHeader } from '#contract/envelope.ts';
import { demoPassword } from '#server/seed/accounts.ts';

interface HttpAnswer {
  readonly ms: number;
  /** Until the first bytes arrived, and the total number of bytes. */
  readonly firstMs: number;
  readonly bytes: number;
  readonly text: string;
  readonly cookie: string;
}

interface CallArguments {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
}

export interface ApiUser {
  /** Makes a call; `ms` excludes reading the answer. */
  readonly call: <C extends Call>(call: C, asked?: CallArguments) => Promise<{ ms: number; data: z.output<C['data']> }>;
  /** Makes a call with compression, as a browser does; returns times to the first and last byte, and the size. */
  readonly weigh: (call: Call, asked?: CallArguments) => Promise<Pick<HttpAnswer, 'ms' | 'firstMs' | 'bytes'>>;
  /** Downloads a file without storing it; returns its size in bytes. */
  readonly download: (call: Call, query: Readonly<Record<string, string>>) => Promise<number>;
  /** Calls the bare handler; returns ms. */
  readonly bare: () => Promise<number>;
  readonly leave: () => void;
}

export async function signIn(origin: string, email: string): Promise<ApiUser> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const signedIn = await send(origin, agent, sessionSignIn, { body: { email, password: demoPassword } }, '');
  dataOf(sessionSignIn, signedIn);
  return {
    call: async (call, asked = {}) => {
      const answered = await send(origin, agent, call, asked, signedIn.cookie);
      return { ms: answered.ms, data: dataOf(call, answered) };
    },
    weigh: (call, asked = {}) => send(origin, agent, call, asked, signedIn.cookie, { 'accept-encoding': 'gzip' }),
    download: (call, query) => {
      const address = `${origin}/${call.host}${call.path}?${new URLSearchParams(query)}`;
      const headers = { [sameSiteHeader.name]: sameSiteHeader.value, cookie: signedIn.cookie };
      return sizeOf(address, { agent, headers });
    },
    bare: async () => (await exchange(`${origin}/bare`, { agent, method: 'GET', headers: {} }, '')).ms,
    leave: () => agent.destroy(),
  };
}

function dataOf<C extends Call>(call: C, { text }: HttpAnswer): z.output<C['data']> {
  const { code, data, msg } = envelope.parse(JSON.parse(text));
  if (code !== 0) throw new Error(`${call.path} answered ${code}: ${msg}`);
  return z.parse<C['data']>(call.data, data);
}

function send(
  origin: string,
  agent: Agent,
  call: Call,
  asked: CallArguments,
  cookie: string,
  more: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer> {
  const query = new URLSearchParams(asked.query ?? {}).toString();
  const body = asked.body === undefined ? '' : JSON.stringify(asked.body);
  const headers = {
    ...more,
    [sameSiteHeader.name]: sameSiteHeader.value,
    ...(cookie !== '' && { cookie }),
    ...(asked.key !== undefined && { [idempotencyHeader]: asked.key }),
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  };
  const address = `${origin}/${call.host}${call.path}${query && `?${query}`}`;
  return exchange(address, { agent, method: call.method, headers }, body);
}

function sizeOf(address: string, options: { agent: Agent; headers: Record<string, string> }): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, options, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('error', reject);
      response.on('end', () => resolve(bytes));
    });
    sent.on('error', reject);
    sent.end();
  });
}

function exchange(
  address: string,
  options: { agent: Agent; method: string; headers: Record<string, string> },
  body: string,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(address, options, (response) => {
      const parts: Buffer[] = [];
      let firstMs: number | null = null;
      response.on('data', (part: Buffer) => {
        firstMs ??= performance.now() - began;
        parts.push(part);
      });
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - began;
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
        const whole = Buffer.concat(parts);
        resolve({ ms, firstMs: firstMs ?? ms, bytes: whole.length, text: whole.toString('utf8'), cookie });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
