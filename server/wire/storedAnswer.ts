import type { Deps } from '../deps.ts';
import { decrypt, encrypt } from '../personalData.ts';
import type { idempotencyKeys } from './tables.ts';

type Row = typeof idempotencyKeys.$inferSelect;
type AnswerKey = Pick<Row, 'scope' | 'key'>;

/** Additional authenticated data: binds a stored answer to its key. */
export const answerBinding = ({ scope, key }: AnswerKey): string => `answer of ${scope} ${key}`;

/** Encrypts an answer for storage: it can contain an order's token and personal data. */
export const sealAnswer = (
  { settings, secret }: Pick<Deps, 'settings' | 'secret'>,
  { scope, key }: AnswerKey,
  answer: unknown,
): string =>
  encrypt(settings.personal_data_keys, {
    text: JSON.stringify(answer ?? null),
    about: answerBinding({ scope, key }),
    iv: Buffer.from(secret(96), 'base64url'),
  });

/** Null if the call has not been answered, or with no data. Throws if its encryption key is no longer configured. */
export const openAnswer = (
  { settings }: Pick<Deps, 'settings'>,
  { sealed_answer, ...row }: Pick<Row, 'scope' | 'key' | 'sealed_answer'>,
): unknown =>
  sealed_answer === null
    ? null
    : JSON.parse(decrypt(settings.personal_data_keys, { text: sealed_answer, about: answerBinding(row) }));
