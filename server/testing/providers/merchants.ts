import { generateKeyPairSync } from 'node:crypto';

/** A pair of RSA keys in PEM. */
export interface Keys {
  readonly privateKey: string;
  readonly publicKey: string;
}

const made = new Map<Whose, Keys>();
type Whose = 'merchant' | 'platform' | 'stranger';

/** The keys of somebody, made once in a process: making them is what takes long. */
export function keysOf(whose: Whose): Keys {
  const keys =
    made.get(whose) ??
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  made.set(whose, keys);
  return keys;
}

/** A payment as a stand-in knows it. */
export interface KnownPayment {
  state: 'waiting' | 'paid' | 'closed' | 'declined';
  readonly minor: number;
  readonly transaction_id: string;
}

/** When whatever is paid at a stand-in is paid. */
export const paidAt = new Date('2026-03-02T08:00:30.000Z');
