import { randomBytes } from 'node:crypto';
import { openToken, type StoredToken, sealToken } from '../modules/orders/token.ts';
import { testSettings } from './providedDatabase.ts';

const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');

/** Encrypted with the keys of tests. */
export const storedTokenFor = (order_id: string, token = secret(128)): StoredToken =>
  sealToken({ settings: testSettings, secret }, { order_id, token });

/** Decrypted with the keys of tests. */
export const claimOf = (row: Pick<StoredToken, 'order_id' | 'sealed_token'>) => ({
  order_id: row.order_id,
  token: openToken({ settings: testSettings }, row),
});
