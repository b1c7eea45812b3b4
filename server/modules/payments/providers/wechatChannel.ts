import { createDecipheriv, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod/mini';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { isRecent } from '../../../providers/moments.ts';
import { ProviderFault, type ProviderResponse, requestProvider } from '../../../providers/requestProvider.ts';
import type { WechatSettings } from '../settings.ts';

const encryptedNotification = z.object({
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.base64(),
    associated_data: z._default(z.string(), ''),
    nonce: z.string().check(z.minLength(1), z.maxLength(32)),
  }),
});

const tagBytes = 16;

/** Requests and answers are signed; notifications are also encrypted. */
export function wechatChannel(settings: WechatSettings, parts: AdapterDeps) {
  const { mch_id } = settings;
  const privateKey = createPrivateKey(settings.private_key);
  const [asked] = settings.platform_keys;
  const platformKeys = new Map(settings.platform_keys.map(({ id, public_key }) => [id, createPublicKey(public_key)]));

  /** False also for a timestamp outside of the accepted time. */
  const isSigned = (headers: Headers, body: Uint8Array | string): boolean => {
    const [at, nonce] = [headers.get('wechatpay-timestamp') ?? '', headers.get('wechatpay-nonce') ?? ''];
    const platformKey = platformKeys.get(headers.get('wechatpay-serial') ?? '');
    if (platformKey === undefined || !isRecent(at, parts.now())) return false;
    const message = Buffer.concat([Buffer.from(`${at}\n${nonce}\n`), Buffer.from(body), Buffer.from('\n')]);
    const signature = Buffer.from(headers.get('wechatpay-signature') ?? '', 'base64');
    return verify('RSA-SHA256', message, platformKey, signature);
  };

  /** Rejects an answer without a valid signature. */
  const ask = async (method: 'GET' | 'POST', target: string, content?: object): Promise<ProviderResponse> => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const [at, nonce] = [String(Math.floor(parts.now().getTime() / 1000)), parts.secret(128)];
    const message = `${method}\n${target}\n${at}\n${nonce}\n${body}\n`;
    const signature = sign('RSA-SHA256', Buffer.from(message), privateKey).toString('base64');
    const token = [
      `mchid="${mch_id}"`,
      `nonce_str="${nonce}"`,
      `signature="${signature}"`,
      `timestamp="${at}"`,
      `serial_no="${settings.serial}"`,
    ].join(',');
    const headers = {
      authorization: `WECHATPAY2-SHA256-RSA2048 ${token}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'mallflow',
      'wechatpay-serial': asked.id,
    };
    const init = { method, headers, ...(content !== undefined && { body }) };
    const answer = await requestProvider(`${settings.url}${target}`, init, parts.timeout_ms);
    if (!isSigned(answer.headers, answer.text)) throw new ProviderFault('the answer is not signed by the platform');
    return answer;
  };

  /** Null if the notification cannot be decrypted or parsed. */
  const unsealed = (body: Uint8Array): unknown => {
    try {
      const { resource } = encryptedNotification.parse(JSON.parse(new TextDecoder().decode(body)));
      const bytes = Buffer.from(resource.ciphertext, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', Buffer.from(settings.api_key), Buffer.from(resource.nonce));
      decipher.setAuthTag(bytes.subarray(-tagBytes)).setAAD(Buffer.from(resource.associated_data));
      const text = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
      return JSON.parse(text.toString('utf8'));
    } catch {
      return null;
    }
  };

  return { ask, isSigned, unsealed };
}
