import { randomBytes } from 'node:crypto';
import { type KeptToken, keptToken, tokenOf } from '../modules/orders/token.ts';
import { testSettings } from './provided.ts';

const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');

/** Encrypted with the keys of tests. */
export const keptFor = (order_id: string, token = secret(128)): KeptToken =>
  keptToken({ settings: testSettings, secret }, { order_id, token });

/** Decrypted with the keys of tests. */
export const claimOf = (row: Pick<KeptToken, 'order_id' | 'sealed_token'>) => ({
  order_id: row.order_id,
  token: tokenOf({ settings: testSettings }, row),
});
