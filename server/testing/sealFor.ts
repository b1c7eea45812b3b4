import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { Verification } from '#contract/entities/verification.ts';

export function sealFor({ client_id, seal_key }: Pick<Verification, 'client_id' | 'seal_key'>, text: string): string {
  const key = createPublicKey({ key: Buffer.from(seal_key.public_key, 'base64'), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const oaepLabel = Buffer.from(client_id);
  const sealed = publicEncrypt({ key, padding, oaepHash: 'sha256', oaepLabel }, Buffer.from(text));
  return `${seal_key.key_id}.${sealed.toString('base64url')}`;
}
