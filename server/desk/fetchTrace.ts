import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { sessionSignIn } from '#contract/calls/session.ts';
import { flowTraceRead } from '#contract/calls/trace.ts';
import { envelope, sameSiteHeader } from '#contract/envelope.ts';
import { codeName, codes } from '#contract/responseCodes.ts';
import { readSupportCode } from '#contract/supportCode.ts';
import type { FetchTrace } from '#pathways/config.ts';
import { demoPassword } from '../seed/accounts.ts';

const timeoutMs = 20_000;

/**
 * Fetches the trace of a support code from a running server, signed in as a support account: `MALLFLOW_URL`,
 * `MALLFLOW_REPLAY_EMAIL` and `MALLFLOW_REPLAY_PASSWORD`, by default those of the demo.
 */
export const fetchTrace: FetchTrace = async (typed, environment) => {
  const code = readSupportCode(typed);
  if (code === null) return failure(`"${typed}" is neither a file nor a support code; one looks like 7KQ2-M9XD.`);
  const url = (environment.MALLFLOW_URL ?? 'http://127.0.0.1:4300').replace(/\/+$/, '');
  const email = environment.MALLFLOW_REPLAY_EMAIL ?? 'support@desk.example';
  const password = environment.MALLFLOW_REPLAY_PASSWORD ?? demoPassword;
  try {
    const signedIn = await callServer(url, sessionSignIn, { body: JSON.stringify({ email, password }) });
    if (signedIn.code !== codes.ok.code)
      return failure(`${email} could not sign in at ${url}: ${codeText(signedIn.code)}.`);
    const read = await callServer(url, flowTraceRead, { query: `?code=${code}`, cookie: signedIn.cookie });
    if (read.code === codes.not_found.code)
      return failure(`No trace is stored under ${code}; they are kept for 30 days.`);
    if (read.code !== codes.ok.code) return failure(`${url} refuses the trace to ${email}: ${codeText(read.code)}.`);
    const { trace, stored_at } = flowTraceRead.data.parse(read.data);
    return { kind: 'found', code, storedAt: stored_at, text: trace };
  } catch (cause) {
    if (cause instanceof z.core.$ZodError)
      return failure(`${url} is no Mallflow server: its answer could not be read.`);
    return failure(`${url} does not answer; start the server, or name another with MALLFLOW_URL.`);
  }
};

const failure = (problem: string) => ({ kind: 'failed', problem }) as const;

const codeText = (code: number): string => codeName(code) ?? String(code);

interface CallInput {
  readonly body?: string;
  readonly query?: string;
  readonly cookie?: string;
}

async function callServer(url: string, call: Call, { body, query = '', cookie = '' }: CallInput) {
  const response = await fetch(`${url}/${call.host}${call.path}${query}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', [sameSiteHeader.name]: sameSiteHeader.value, cookie },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body }),
  });
  const { code, data } = envelope.parse(await response.json());
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0]);
  return { code, data, cookie: cookies.join('; ') };
}
