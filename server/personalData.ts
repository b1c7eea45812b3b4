import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod/mini';
import { withValuesText } from './environment/setting.ts';
import { listOf } from './environment/variables.ts';

/** 32 bytes each. The first encrypts, all of them decrypt. */
export type PersonalDataKeys = readonly { readonly name: string; readonly key: Buffer }[];

/** A text is bound to `about` of the column `bound_to`, or else of the id of its row. */
export interface EncryptedColumn {
  readonly id: PgColumn;
  readonly text: PgColumn;
  readonly bound_to?: PgColumn;
  readonly about: (boundTo: string) => string;
}

export const secretKeyName = 'secret';

/** For a server without configured keys. */
export const keysFromSecret = (secret: string): PersonalDataKeys => [
  { name: secretKeyName, key: Buffer.from(hkdfSync('sha256', secret, '', 'mallflow personal data', 32)) },
];

const cipher = 'aes-256-gcm';

/**
 * `key.iv.tag.text`, the last three as base64url. Bound to its owner `about`: it cannot be decrypted in the row of
 * another. `iv` must be 96 random bits that are never used again.
 */
export function encrypt(
  keys: PersonalDataKeys,
  { text, about, iv }: { text: string; about: string; iv: Buffer },
): string {
  const [first] = keys;
  if (first === undefined) throw new Error('there is no key to encrypt with');
  const work = createCipheriv(cipher, first.key, iv).setAAD(Buffer.from(about));
  const bytes = Buffer.concat([work.update(text, 'utf8'), work.final()]);
  return [first.name, ...[iv, work.getAuthTag(), bytes].map((part) => part.toString('base64url'))].join('.');
}

export const hasKeyOf = (keys: PersonalDataKeys, text: string): boolean =>
  keys.some(({ name }) => text.startsWith(`${name}.`));

/** Throws if the key is missing, if the text belongs to another owner, or if it was changed. */
export function decrypt(keys: PersonalDataKeys, { text, about }: { text: string; about: string }): string {
  const [name, ...parts] = text.split('.');
  const [iv, tag, bytes] = parts.map((part) => Buffer.from(part, 'base64url'));
  const found = keys.find((each) => each.name === name);
  if (found === undefined) throw new Error(`the key ${name} is not among MALLFLOW_PERSONAL_DATA_KEYS`);
  if (iv === undefined || tag === undefined || bytes === undefined) throw new Error('nothing that was encrypted here');
  const work = createDecipheriv(cipher, found.key, iv, { authTagLength: 16 }).setAAD(Buffer.from(about));
  work.setAuthTag(tag);
  return Buffer.concat([work.update(bytes), work.final()]).toString('utf8');
}

/** 32 random bytes have at least this many different ones, except with negligible probability. */
const minDistinctBytes = 16;

const personalDataKey = z.pipe(
  z.string().check(
    z.regex(/^[\w-]{1,32}:[A-Za-z0-9+/]{43}=$/, {
      error: 'has to be names and keys of 32 bytes as base64, like 2026:q83v…=',
      abort: true,
    }),
    z.refine(
      (text) => new Set(Buffer.from(text.split(':')[1] ?? '', 'base64')).size >= minDistinctBytes,
      'has to hold random keys: openssl rand -base64 32',
    ),
  ),
  z.transform((text) => {
    const [name = '', key = ''] = text.split(':');
    return { name, key: Buffer.from(key, 'base64') };
  }),
);

/** `name:key`, the newest first. */
export const personalDataKeys = withValuesText(
  '`name:key`, separated by commas: each key is 32 random bytes as base64 (`openssl rand -base64 32`)',
  z.pipe(listOf(z.string()), z.array(personalDataKey)).check(
    z.refine(
      (keys) => new Set([secretKeyName, ...keys.map(({ name }) => name)]).size === keys.length + 1,
      `has to name each key once, and none of them “${secretKeyName}”`,
    ),
    z.refine(
      (keys) => keys.every(({ key }) => new Set(key).size >= minDistinctBytes),
      'has to hold random keys: openssl rand -base64 32',
    ),
  ),
);
