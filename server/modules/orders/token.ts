import type { Deps } from '../../deps.ts';
import { decrypt, type EncryptedColumn, encrypt } from '../../personalData.ts';
import type { Settings } from '../../settings/settings.ts';
import { hashOf, isSameHash } from '../../wire/secret.ts';
import { orders } from './tables.ts';

type Row = typeof orders.$inferSelect;
/** The hash is for comparison, the encrypted token for new links. */
export type StoredToken = Pick<Row, 'order_id' | 'token_hash' | 'sealed_token'>;

export interface TokenDecryptionDeps {
  readonly settings: Pick<Settings, 'personal_data_keys'>;
}
export type TokenEncryptionDeps = TokenDecryptionDeps & Pick<Deps, 'secret'>;

/** Binds the encryption to the order. */
const tokenBinding = (order_id: string): string => `token of order ${order_id}`;

export const encryptedTokens: EncryptedColumn = { id: orders.order_id, text: orders.sealed_token, about: tokenBinding };

export const sealToken = (
  { settings, secret }: TokenEncryptionDeps,
  { order_id, token }: { readonly order_id: string; readonly token: string },
): StoredToken => ({
  order_id,
  token_hash: hashOf(token),
  sealed_token: encrypt(settings.personal_data_keys, {
    text: token,
    about: tokenBinding(order_id),
    iv: Buffer.from(secret(96), 'base64url'),
  }),
});

/** Throws if the encryption key is no longer configured. */
export const openToken = (
  { settings }: TokenDecryptionDeps,
  { order_id, sealed_token }: Pick<StoredToken, 'order_id' | 'sealed_token'>,
): string => decrypt(settings.personal_data_keys, { text: sealed_token, about: tokenBinding(order_id) });

/** Compares in constant time. */
export const isTokenOf = ({ token_hash }: Pick<StoredToken, 'token_hash'>, given: string): boolean =>
  isSameHash(hashOf(given), token_hash);
