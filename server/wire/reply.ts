import { refusalData } from '#contract/envelope.ts';
import type { Language } from '#contract/languages.ts';
import { type CodeName, codes } from '#contract/responseCodes.ts';
import type { Settings } from '../settings/settings.ts';
import type { CodeMessages } from './codeMessages.ts';
import type { ServedFile, SetCookie } from './handler.ts';
import type { RowReader } from './rows.ts';
import type { WebhookAnswer } from './webhook.ts';

export interface Reply {
  readonly code: CodeName;
  readonly data: unknown;
  readonly cookies?: readonly SetCookie[];
  /** The methods of the path, for `method_not_allowed`. */
  readonly allow?: readonly string[];
}

export interface FileReply {
  readonly code: 'ok';
  readonly file: ServedFile;
}

/** The response to a provider, in place of an envelope. */
export interface WebhookReply {
  readonly code: CodeName;
  readonly response: Pick<WebhookAnswer, 'status' | 'type' | 'body'>;
}

export interface RowsReply {
  readonly code: 'ok';
  readonly rows: RowReader;
}

export type AnyReply = Reply | RowsReply | FileReply | WebhookReply;

export const webhookResponse = ({ status, type, body }: WebhookReply['response']): Response =>
  new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } });

export function envelopeOf(reply: Reply, language: Language, words: CodeMessages, settings: Settings): Response {
  const { code, status } = codes[reply.code];
  const number = reply.code === 'not_signed_in' ? settings.not_signed_in_code : code;
  const text = new TextEncoder().encode(
    JSON.stringify({ code: number, data: reply.data, msg: words(reply.code, language) }),
  );
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // The compression middleware skips short responses only if it knows their length.
    'content-length': String(text.length),
  });
  const wait = status >= 400 ? refusalData.safeParse(reply.data).data?.retry_after_seconds : undefined;
  if (wait !== undefined) headers.set('retry-after', String(wait));
  if (reply.allow !== undefined) headers.set('allow', reply.allow.join(', '));
  for (const cookie of reply.cookies ?? []) headers.append('set-cookie', cookieText(cookie, settings.https));
  return new Response(text, { status, headers });
}

/** SameSite=Lax, so that a link from another site finds the session. */
export function cookieText(cookie: SetCookie, secure: boolean): string {
  const parts = [
    `${cookie.name}=${encodeURIComponent(cookie.value)}`,
    'Path=/',
    `Max-Age=${cookie.value === '' ? 0 : cookie.max_age_seconds}`,
    'SameSite=Lax',
  ];
  if (cookie.http_only) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
