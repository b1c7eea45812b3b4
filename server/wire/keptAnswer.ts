import type { Deps } from '../deps.ts';
import { decrypt, encrypt } from '../personalData.ts';
import type { idempotencyKeys } from './tables.ts';

type Row = typeof idempotencyKeys.$inferSelect;
type Named = Pick<Row, 'scope' | 'key'>;

/** To which key an answer belongs, as its encryption is bound to it. */
export const aboutAnswer = ({ scope, key }: Named): string => `answer of ${scope} ${key}`;

/** Encrypts an answer for the row of its key: it can hold an order's token, and what is known of people. */
export const sealAnswer = (
  { settings, secret }: Pick<Deps, 'settings' | 'secret'>,
  { scope, key }: Named,
  answer: unknown,
): string =>
  encrypt(settings.personal_data_keys, {
    text: JSON.stringify(answer ?? null),
    about: aboutAnswer({ scope, key }),
    iv: Buffer.from(secret(96), 'base64url'),
  });

/** The answer that a key has got, as JSON holds it; null where it said nothing. Throws where its key is not there any more. */
export const openAnswer = (
  { settings }: Pick<Deps, 'settings'>,
  { sealed_answer, ...row }: Pick<Row, 'scope' | 'key' | 'sealed_answer'>,
): unknown =>
  sealed_answer === null
    ? null
    : JSON.parse(decrypt(settings.personal_data_keys, { text: sealed_answer, about: aboutAnswer(row) }));
