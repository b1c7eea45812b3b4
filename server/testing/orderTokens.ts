import { randomBytes } from 'node:crypto';
import { type StoredToken, storedToken, tokenOf } from '../modules/orders/token.ts';
import { testSettings } from './provided.ts';

const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');

/** Encrypted with the keys of tests. */
export const storedTokenFor = (order_id: string, token = secret(128)): StoredToken =>
  storedToken({ settings: testSettings, secret }, { order_id, token });

/** Decrypted with the keys of tests. */
export const claimOf = (row: Pick<StoredToken, 'order_id' | 'sealed_token'>) => ({
  order_id: row.order_id,
  token: tokenOf({ settings: testSettings }, row),
});
