import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod/mini';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { chinaTime } from '../../../providers/moments.ts';
import { ProviderFault, parseProviderJson, requestProvider } from '../../../providers/requestProvider.ts';
import type { AlipaySettings } from '../settings.ts';

/** The text that Alipay signs: parameters sorted by name, before URL encoding. */
const signedText = (parameters: Iterable<readonly [string, string]>): string =>
  [...parameters]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const alipayAnswer = z.looseObject({ code: z.string(), sub_code: z.optional(z.string()) });
export type AlipayAnswer = z.infer<typeof alipayAnswer>;

/** Requests and answers are signed with RSA2. */
export function alipayChannel(settings: AlipaySettings, parts: AdapterDeps) {
  const privateKey = createPrivateKey(settings.private_key);
  const platformKeys = settings.public_keys.map((key) => createPublicKey(key));
  const isBy = (text: string, signature: string): boolean =>
    platformKeys.some((key) => verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64')));

  const requestOf = (method: string, content: object, more: Readonly<Record<string, string>> = {}): URLSearchParams => {
    const parameters = {
      app_id: settings.app_id,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chinaTime(parts.now()).replace('T', ' '),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...more,
    };
    const text = Buffer.from(signedText(Object.entries(parameters)));
    return new URLSearchParams({ ...parameters, sign: sign('RSA-SHA256', text, privateKey).toString('base64') });
  };

  /** Rejects an answer without a valid signature. */
  const ask = async (
    method: string,
    content: object,
    more?: Readonly<Record<string, string>>,
  ): Promise<AlipayAnswer> => {
    const init = { method: 'POST', body: requestOf(method, content, more) };
    const { status, text } = await requestProvider(settings.url, init, parts.timeout_ms);
    if (status !== 200) throw new ProviderFault(`it answered ${status}`);
    const name = `${method.replaceAll('.', '_')}_response`;
    const signature = z.object({ sign: z.string() }).safeParse(parseProviderJson(text)).data?.sign ?? '';
    const answer = signedValueOf(text, name);
    if (answer === null || !isBy(answer, signature)) throw new ProviderFault('the answer is not signed by Alipay');
    const read = alipayAnswer.safeParse(parseProviderJson(answer));
    if (!read.success) throw new ProviderFault('the answer says nothing');
    return read.data;
  };

  const pageOf = (method: string, content: object, more: Readonly<Record<string, string>>): string =>
    `${settings.url}?${requestOf(method, content, more)}`;

  /** Null without a valid signature of Alipay. */
  const told = (body: Uint8Array): Readonly<Record<string, string>> | null => {
    const given = [...new URLSearchParams(new TextDecoder().decode(body))];
    const parameters = Object.fromEntries(given);
    if (Object.keys(parameters).length !== given.length || parameters.sign_type !== 'RSA2') return null;
    const text = signedText(given.filter(([name]) => name !== 'sign' && name !== 'sign_type'));
    return isBy(text, parameters.sign ?? '') ? parameters : null;
  };

  return { ask, pageOf, told };
}

/** Matches braces, and strings as a whole, as braces inside of them do not count. */
const bracesOrStrings = /"(?:[^"\\]|\\.)*"|[{}]/g;

/** Character for character: the signature covers exactly this text. */
function signedValueOf(text: string, name: string): string | null {
  const named = text.indexOf(`"${name}"`);
  const start = text.indexOf('{', named);
  if (named === -1 || start === -1) return null;
  const rest = text.slice(start);
  let depth = 0;
  for (const { 0: bound, index } of rest.matchAll(bracesOrStrings)) {
    if (bound === '{') depth += 1;
    if (bound === '}') depth -= 1;
    if (depth === 0) return rest.slice(0, index + 1);
  }
  return null;
}
