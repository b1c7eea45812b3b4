import { z } from 'zod/mini';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { isRecent } from '../../../providers/moments.ts';
import { ProviderFault, parseProviderJson, requestProvider } from '../../../providers/requestProvider.ts';
import { isSameSecret } from '../../../wire/secret.ts';
import type { WebhookRequest } from '../../../wire/webhook.ts';
import type { FadadaSettings } from '../settings.ts';
import { contentField, headerNames, signatureOf, signatureType } from './signature.ts';

const fadadaAnswer = z.object({ code: z.string(), data: z.optional(z.unknown()) });
export type FadadaAnswer = z.infer<typeof fadadaAnswer>;

const grantedToken = z.object({
  accessToken: z.string().check(z.minLength(1), z.maxLength(512)),
  expiresIn: z.coerce.number().check(z.int(), z.minimum(1)),
});

export const successCode = '100000';
/** The token has expired; the request was not executed. */
const tokenExpiredCode = '100002';
/** A token with less time left is replaced, as a request takes time. */
const minTokenLifetimeMs = 300_000;

export interface FadadaMessage {
  readonly nonce: string;
  readonly event: string;
  readonly content: string;
}

/** Requests and notifications are signed with a shared secret. */
export function fadadaChannel(settings: FadadaSettings, parts: AdapterDeps) {
  const { app_id, app_secret: secret } = settings;
  let token: { readonly text: string; readonly until: number } | null = null;
  let asking: Promise<string> | null = null;

  const send = async (path: string, more: Readonly<Record<string, string>>, content: string): Promise<FadadaAnswer> => {
    const timestamp = String(parts.now().getTime());
    const headers = {
      [headerNames.app]: app_id,
      [headerNames.type]: signatureType,
      [headerNames.timestamp]: timestamp,
      [headerNames.nonce]: Buffer.from(parts.secret(128), 'base64url').toString('hex'),
      [headerNames.version]: '5.1',
      ...more,
    };
    const signature = signatureOf({ ...headers, [contentField]: content }, { secret, timestamp });
    const init = {
      method: 'POST',
      headers: { ...headers, [headerNames.signature]: signature },
      body: new URLSearchParams(content === '' ? {} : { [contentField]: content }),
    };
    const { status, text } = await requestProvider(`${settings.url}${path}`, init, parts.timeout_ms);
    const read = fadadaAnswer.safeParse(parseProviderJson(text));
    // Rejections come with their own status and a code; the body of a 5xx answer is not trusted.
    if (!read.success || status >= 500) throw new ProviderFault('the answer says nothing');
    return read.data;
  };

  const newToken = async (): Promise<string> => {
    const grant = { [headerNames.grant]: 'client_credential' };
    const { code, data } = await send('/service/get-access-token', grant, '');
    const read = grantedToken.safeParse(data);
    if (code !== successCode || !read.success) throw new ProviderFault(`it gave no token: ${code}`);
    const { accessToken: text, expiresIn } = read.data;
    token = { text, until: parts.now().getTime() + expiresIn * 1000 - minTokenLifetimeMs };
    return text;
  };

  /** Concurrent requests share one new token. */
  const currentToken = (): Promise<string> => {
    if (token !== null && parts.now().getTime() < token.until) return Promise.resolve(token.text);
    asking ??= newToken().finally(() => {
      asking = null;
    });
    return asking;
  };

  /** Repeats a request once with a new token if the token was rejected. */
  const ask = async (path: string, content: object): Promise<FadadaAnswer> => {
    const text = JSON.stringify(content);
    const askWith = async (held: string) => send(path, { [headerNames.token]: held }, text);
    const answer = await askWith(await currentToken());
    if (answer.code !== tokenExpiredCode) return answer;
    token = null;
    return askWith(await currentToken());
  };

  /** Null without a valid and recent signature of Fadada. */
  const authentic = ({ headers, body }: WebhookRequest): FadadaMessage | null => {
    const fields = new URLSearchParams(new TextDecoder().decode(body)).getAll(contentField);
    const [content = ''] = fields;
    const read = (name: string) => headers.get(name) ?? '';
    const [timestamp, nonce, event] = [headerNames.timestamp, headerNames.nonce, headerNames.event].map(read);
    if (timestamp === undefined || nonce === undefined || event === undefined) return null;
    const signed = {
      [headerNames.app]: app_id,
      [headerNames.type]: signatureType,
      [headerNames.timestamp]: timestamp,
      [headerNames.nonce]: nonce,
      [headerNames.event]: event,
      [contentField]: content,
    };
    const signature = signatureOf(signed, { secret, timestamp });
    const isOurs = read(headerNames.app) === app_id && read(headerNames.type) === signatureType;
    const isSigned = isSameSecret(read(headerNames.signature).toLowerCase(), signature);
    const isNow = /^\d{13}$/.test(timestamp) && isRecent(timestamp.slice(0, -3), parts.now());
    const isOne = fields.length === 1 && /^[\w-]{1,64}$/.test(nonce);
    return isOurs && isSigned && isNow && isOne ? { nonce, event, content } : null;
  };

  return { ask, authentic };
}
