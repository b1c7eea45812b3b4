import { generateKeyPairSync } from 'node:crypto';

/** RSA, in PEM. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

const keyPairByOwner = new Map<KeyPairOwner, KeyPair>();
type KeyPairOwner = 'merchant' | 'platform' | 'stranger';

/** Made once per process, as that takes long. */
export function keyPairOf(whose: KeyPairOwner): KeyPair {
  const keys =
    keyPairByOwner.get(whose) ??
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  keyPairByOwner.set(whose, keys);
  return keys;
}

export interface KnownPayment {
  state: 'waiting' | 'paid' | 'closed' | 'declined';
  readonly minor: number;
  readonly transaction_id: string;
}

export const paidAt = new Date('2026-03-02T08:00:30.000Z');
