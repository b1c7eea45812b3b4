import { randomBytes } from 'node:crypto';
import { type KeptToken, keptToken, tokenOf } from '../modules/orders/token.ts';
import { testSettings } from './provided.ts';

const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');

/** What is kept of an order's token, as a server with the keys of tests does. */
export const keptFor = (order_id: string, token = secret(128)): KeptToken =>
  keptToken({ settings: testSettings, secret }, { order_id, token });

/** The claim that the link of an order makes, read by the keys of tests. */
export const claimOf = (row: Pick<KeptToken, 'order_id' | 'sealed_token'>) => ({
  order_id: row.order_id,
  token: tokenOf({ settings: testSettings }, row),
});
