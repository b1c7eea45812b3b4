import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod/mini';
import type { AdapterParts } from '../../../providers/adapterParts.ts';
import { exchange, jsonFrom, ProviderFault } from '../../../providers/exchange.ts';
import { chinaTime } from '../../../providers/moments.ts';
import type { AlipaySettings } from '../settings.ts';

/** Parameters as Alipay signs them: by name, as they are before they are encoded. */
const signedText = (parameters: Iterable<readonly [string, string]>): string =>
  [...parameters]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** What Alipay answers, whatever it was asked. */
const said = z.looseObject({ code: z.string(), sub_code: z.optional(z.string()) });
export type AlipayAnswer = z.infer<typeof said>;

/** How Alipay is spoken to: who asks and who answers sign with RSA2. */
export function alipayChannel(settings: AlipaySettings, parts: AdapterParts) {
  const privateKey = createPrivateKey(settings.private_key);
  const platformKeys = settings.public_keys.map((key) => createPublicKey(key));
  const isBy = (text: string, signature: string): boolean =>
    platformKeys.some((key) => verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64')));

  /** The parameters of a request, signed. */
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

  /** Asks signed, and takes only an answer that is signed as well. */
  const ask = async (
    method: string,
    content: object,
    more?: Readonly<Record<string, string>>,
  ): Promise<AlipayAnswer> => {
    const init = { method: 'POST', body: requestOf(method, content, more) };
    const { status, text } = await exchange(settings.url, init, parts.timeout_ms);
    if (status !== 200) throw new ProviderFault(`it answered ${status}`);
    const name = `${method.replaceAll('.', '_')}_response`;
    const signature = z.object({ sign: z.string() }).safeParse(jsonFrom(text)).data?.sign ?? '';
    const answer = textOf(text, name);
    if (answer === null || !isBy(answer, signature)) throw new ProviderFault('the answer is not signed by Alipay');
    const read = said.safeParse(jsonFrom(answer));
    if (!read.success) throw new ProviderFault('the answer says nothing');
    return read.data;
  };

  /** The address of a page of Alipay that somebody opens. */
  const pageOf = (method: string, content: object, more: Readonly<Record<string, string>>): string =>
    `${settings.url}?${requestOf(method, content, more)}`;

  /** The parameters of a notification, or null where Alipay has not signed them. */
  const told = (body: Uint8Array): Readonly<Record<string, string>> | null => {
    const given = [...new URLSearchParams(new TextDecoder().decode(body))];
    const parameters = Object.fromEntries(given);
    if (Object.keys(parameters).length !== given.length || parameters.sign_type !== 'RSA2') return null;
    const text = signedText(given.filter(([name]) => name !== 'sign' && name !== 'sign_type'));
    return isBy(text, parameters.sign ?? '') ? parameters : null;
  };

  return { ask, pageOf, told };
}

/** What bounds objects of JSON text; what stands within a text bounds nothing. */
const bounds = /"(?:[^"\\]|\\.)*"|[{}]/g;

/** An object of JSON text by its name, as it stands there: these characters are what was signed. */
function textOf(text: string, name: string): string | null {
  const named = text.indexOf(`"${name}"`);
  const start = text.indexOf('{', named);
  if (named === -1 || start === -1) return null;
  const rest = text.slice(start);
  let depth = 0;
  for (const { 0: bound, index } of rest.matchAll(bounds)) {
    if (bound === '{') depth += 1;
    if (bound === '}') depth -= 1;
    if (depth === 0) return rest.slice(0, index + 1);
  }
  return null;
}
