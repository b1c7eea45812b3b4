import type { Deps } from '../../deps.ts';
import { decrypt, type EncryptedColumn, encrypt, type PersonalDataKeys } from '../../personalData.ts';
import { outbox } from './tables.ts';

type Row = Pick<typeof outbox.$inferSelect, 'message_id' | 'sealed_body'>;

/** Binds the encryption to the message. */
const messageBinding = (message_id: string) => `message ${message_id}`;

export const encryptedMessages: EncryptedColumn = {
  id: outbox.message_id,
  text: outbox.sealed_body,
  about: messageBinding,
};

export const sealBody = (
  { secret, settings }: Pick<Deps, 'secret' | 'settings'>,
  message_id: string,
  text: string,
): string =>
  encrypt(settings.personal_data_keys, {
    text,
    about: messageBinding(message_id),
    iv: Buffer.from(secret(96), 'base64url'),
  });

/** Throws if the encryption key is no longer configured. */
export const openBody = (keys: PersonalDataKeys, { message_id, sealed_body }: Row): string =>
  decrypt(keys, { text: sealed_body, about: messageBinding(message_id) });
