import type { Deps } from '../../deps.ts';
import { decrypt, type EncryptedColumn, encrypt, type PersonalDataKeys } from '../../personalData.ts';
import { outbox } from './tables.ts';

type Row = Pick<typeof outbox.$inferSelect, 'message_id' | 'sealed_body'>;

/** To which message a text belongs, as its encryption is bound to it. */
const aboutMessage = (message_id: string) => `message ${message_id}`;

export const encryptedMessages: EncryptedColumn = {
  id: outbox.message_id,
  text: outbox.sealed_body,
  about: aboutMessage,
};

/** Encrypts the text of a message for the outbox. */
export const sealBody = (
  { secret, settings }: Pick<Deps, 'secret' | 'settings'>,
  message_id: string,
  text: string,
): string =>
  encrypt(settings.personal_data_keys, {
    text,
    about: aboutMessage(message_id),
    iv: Buffer.from(secret(96), 'base64url'),
  });

/** The text of a message. Throws where its key is not there any more. */
export const openBody = (keys: PersonalDataKeys, { message_id, sealed_body }: Row): string =>
  decrypt(keys, { text: sealed_body, about: aboutMessage(message_id) });
