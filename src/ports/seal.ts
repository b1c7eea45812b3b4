import type { SealKey } from '#contract/entities/verification.ts';

const base64ToBytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const bytesToBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * RSA-OAEP with `client_id` as label, so that a text sealed for one client is useless for another. Returns `key_id`, a
 * dot and the sealed text in base64url.
 */
export async function sealForClient(
  { key_id, public_key }: SealKey,
  { text, client_id }: { readonly text: string; readonly client_id: string },
): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
  const key = await crypto.subtle.importKey('spki', base64ToBytes(public_key), algorithm, false, ['encrypt']);
  const [label, plain] = [new TextEncoder().encode(client_id), new TextEncoder().encode(text)];
  const sealed = await crypto.subtle.encrypt({ name: algorithm.name, label }, key, plain);
  return `${key_id}.${bytesToBase64Url(sealed)}`;
}
