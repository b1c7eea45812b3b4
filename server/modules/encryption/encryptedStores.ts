import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import type { EncryptedColumn } from '../../personalData.ts';
import { answerBinding } from '../../wire/storedAnswer.ts';
import { idempotencyKeys } from '../../wire/tables.ts';
import { encryptedTokens } from '../orders/index.ts';
import { encryptedMessages } from '../outbox/index.ts';
import { encryptedReturns } from '../payments/index.ts';
import { encryptedLegalPersons, encryptedSealKeys } from '../verification/index.ts';

/** Rows per query, so that the server can answer others in between. */
const batchSize = 100;

type StoreDeps = Pick<Deps, 'db'>;

export interface StoredText {
  readonly id: string;
  readonly text: string;
  readonly about: string;
}

/** Selects texts of a column. */
export type TextCondition = (column: PgColumn) => SQL;

export interface EncryptedStore {
  /** The next rows after an id whose text matches. */
  readonly next: (deps: StoreDeps, after: string, which: TextCondition) => Promise<readonly StoredText[]>;
  /** Replaces a text unless it has changed meanwhile; returns the written rows. */
  readonly write: (deps: StoreDeps, old: StoredText, text: string) => Promise<readonly unknown[]>;
}

/** Texts encrypted by another key than this one. */
export const isNotEncryptedBy =
  (key: string): TextCondition =>
  (column) =>
    sql`split_part(${column}, '.', 1) <> ${key}`;

/** Texts not encrypted by any key; the pattern is the format of `encrypt`. */
export const isPlainText: TextCondition = (column) =>
  sql`${column} !~ '^[A-Za-z0-9_-]{1,32}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22}[.]'`;

const encryptedStoreOf = ({ id, text, bound_to = id, about }: EncryptedColumn): EncryptedStore => ({
  next: async ({ db }, after, which) => {
    const rows = await db
      .select({ id: sql<string>`${id}`, text: sql<string>`${text}`, bound_to: sql<string>`${bound_to}` })
      .from(id.table)
      .where(and(gt(id, after), isNotNull(text), which(text)))
      .orderBy(asc(id))
      .limit(batchSize);
    return rows.map((row) => ({ id: row.id, text: row.text, about: about(row.bound_to) }));
  },
  write: ({ db }, old, written) =>
    db
      .update(id.table)
      .set({ [text.name]: written })
      .where(and(eq(id, old.id), eq(text, old.text)))
      .returning({ id }),
});

export const legalPersonStore = encryptedStoreOf(encryptedLegalPersons);
export const sealKeyStore = encryptedStoreOf(encryptedSealKeys);
export const messageStore = encryptedStoreOf(encryptedMessages);
export const orderTokenStore = encryptedStoreOf(encryptedTokens);
export const returnAddressStore = encryptedStoreOf(encryptedReturns);

/** Both together: a key is unique only within its scope. */
const answerId = sql<string>`${idempotencyKeys.scope} || ' ' || ${idempotencyKeys.key}`;

export const answerStore: EncryptedStore = {
  next: async ({ db }, after, which) => {
    const { scope, key, sealed_answer: text } = idempotencyKeys;
    const rows = await db
      .select({ id: answerId, text, scope, key })
      .from(idempotencyKeys)
      .where(and(gt(answerId, after), isNotNull(text), which(text)))
      .orderBy(asc(answerId))
      .limit(batchSize);
    return rows.flatMap((row) =>
      row.text === null ? [] : [{ id: row.id, text: row.text, about: answerBinding(row) }],
    );
  },
  write: ({ db }, old, text) =>
    db
      .update(idempotencyKeys)
      .set({ sealed_answer: text })
      .where(and(eq(answerId, old.id), eq(idempotencyKeys.sealed_answer, old.text)))
      .returning({ key: idempotencyKeys.key }),
};
