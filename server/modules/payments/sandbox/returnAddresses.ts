import { decrypt, type EncryptedColumn, encrypt } from '../../../personalData.ts';
import type { Settings } from '../../../settings/settings.ts';
import { sandboxPayments } from './tables.ts';

interface DecryptionDeps {
  readonly settings: Pick<Settings, 'personal_data_keys'>;
}

/** Binds the encryption to the payment. */
const returnBinding = (payment_id: string): string => `return of sandbox payment ${payment_id}`;

export const encryptedReturnAddresses: EncryptedColumn = {
  id: sandboxPayments.payment_id,
  text: sandboxPayments.sealed_return_to,
  about: returnBinding,
};

/** Encrypted, because the address contains the token of the order. */
export const sealReturnAddress = (
  { settings, secret }: DecryptionDeps & { readonly secret: (bits: number) => string },
  { payment_id, return_to }: { readonly payment_id: string; readonly return_to: string },
): string =>
  encrypt(settings.personal_data_keys, {
    text: return_to,
    about: returnBinding(payment_id),
    iv: Buffer.from(secret(96), 'base64url'),
  });

/** Throws if the encryption key is no longer configured. */
export const openReturnAddress = (
  { settings }: DecryptionDeps,
  { payment_id, sealed_return_to }: Pick<typeof sandboxPayments.$inferSelect, 'payment_id' | 'sealed_return_to'>,
): string => decrypt(settings.personal_data_keys, { text: sealed_return_to, about: returnBinding(payment_id) });
