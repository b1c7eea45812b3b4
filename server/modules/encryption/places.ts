import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import { aboutAnswer } from '../../wire/keptAnswer.ts';
import { idempotencyKeys } from '../../wire/tables.ts';
import { orders } from '../orders/tables.ts';
import { aboutToken } from '../orders/token.ts';
import { aboutMessage } from '../outbox/body.ts';
import { outbox } from '../outbox/tables.ts';
import { aboutReturn } from '../payments/sandbox/returns.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { aboutPerson } from '../verification/legalPerson.ts';
import { aboutSealKey } from '../verification/sealing.ts';
import { sealKeys, verifications } from '../verification/tables.ts';

/** How many rows are read at once: the server has others to answer. */
const batchSize = 100;

type Needed = Pick<Deps, 'db'>;

/** A row with a text that is to be encrypted. */
export interface Old {
  readonly id: string;
  readonly text: string;
  readonly about: string;
}

/** Which of the texts of a column are meant. */
export type Which = (column: PgColumn) => SQL;

/** Where encrypted texts are kept. */
export interface Place {
  /** The next rows after an id, by the text that they hold. */
  readonly next: (deps: Needed, after: string, which: Which) => Promise<readonly Old[]>;
  /** Writes a text anew, unless the row has got another meanwhile; the ids of what was written. */
  readonly write: (deps: Needed, old: Old, text: string) => Promise<readonly unknown[]>;
}

/** Texts that another key than the one of this name has encrypted. */
export const notBy =
  (key: string): Which =>
  (column) =>
    sql`split_part(${column}, '.', 1) <> ${key}`;

/** Texts that no key has encrypted: `encrypt` says how one looks that was. */
export const plain: Which = (column) =>
  sql`${column} !~ '^[A-Za-z0-9_-]{1,32}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22}[.]'`;

export const legalPersons: Place = {
  next: async ({ db }, after, which) => {
    const { verification_id: id, legal_person: text, client_id } = verifications;
    const rows = await db
      .select({ id, text, client_id })
      .from(verifications)
      .where(and(gt(id, after), isNotNull(text), which(text)))
      .orderBy(asc(id))
      .limit(batchSize);
    return rows.flatMap((row) =>
      row.text === null ? [] : [{ id: row.id, text: row.text, about: aboutPerson(row.client_id) }],
    );
  },
  write: ({ db }, old, text) =>
    db
      .update(verifications)
      .set({ legal_person: text })
      .where(and(eq(verifications.verification_id, old.id), eq(verifications.legal_person, old.text)))
      .returning({ id: verifications.verification_id }),
};

export const privateKeys: Place = {
  next: async ({ db }, after, which) => {
    const { key_id: id, private_key: text } = sealKeys;
    const rows = await db
      .select({ id, text })
      .from(sealKeys)
      .where(and(gt(id, after), which(text)))
      .orderBy(asc(id))
      .limit(batchSize);
    return rows.map((row) => ({ ...row, about: aboutSealKey(row.id) }));
  },
  write: ({ db }, old, text) =>
    db
      .update(sealKeys)
      .set({ private_key: text })
      .where(and(eq(sealKeys.key_id, old.id), eq(sealKeys.private_key, old.text)))
      .returning({ id: sealKeys.key_id }),
};

export const messages: Place = {
  next: async ({ db }, after, which) => {
    const { message_id: id, sealed_body: text } = outbox;
    const rows = await db
      .select({ id, text })
      .from(outbox)
      .where(and(gt(id, after), which(text)))
      .orderBy(asc(id))
      .limit(batchSize);
    return rows.map((row) => ({ ...row, about: aboutMessage(row.id) }));
  },
  write: ({ db }, old, text) =>
    db
      .update(outbox)
      .set({ sealed_body: text })
      .where(and(eq(outbox.message_id, old.id), eq(outbox.sealed_body, old.text)))
      .returning({ id: outbox.message_id }),
};

export const tokens: Place = {
  next: async ({ db }, after, which) => {
    const { order_id: id, sealed_token: text } = orders;
    const rows = await db
      .select({ id, text })
      .from(orders)
      .where(and(gt(id, after), which(text)))
      .orderBy(asc(id))
      .limit(batchSize);
    return rows.map((row) => ({ ...row, about: aboutToken(row.id) }));
  },
  write: ({ db }, old, text) =>
    db
      .update(orders)
      .set({ sealed_token: text })
      .where(and(eq(orders.order_id, old.id), eq(orders.sealed_token, old.text)))
      .returning({ id: orders.order_id }),
};

export const returns: Place = {
  next: async ({ db }, after, which) => {
    const { payment_id: id, sealed_return_to: text } = sandboxPayments;
    const rows = await db
      .select({ id, text })
      .from(sandboxPayments)
      .where(and(gt(id, after), which(text)))
      .orderBy(asc(id))
      .limit(batchSize);
    return rows.map((row) => ({ ...row, about: aboutReturn(row.id) }));
  },
  write: ({ db }, old, text) =>
    db
      .update(sandboxPayments)
      .set({ sealed_return_to: text })
      .where(and(eq(sandboxPayments.payment_id, old.id), eq(sandboxPayments.sealed_return_to, old.text)))
      .returning({ id: sandboxPayments.payment_id }),
};

/** A key is unique within its scope only: both are the id. */
const answerId = sql<string>`${idempotencyKeys.scope} || ' ' || ${idempotencyKeys.key}`;

export const answers: Place = {
  next: async ({ db }, after, which) => {
    const { scope, key, sealed_answer: text } = idempotencyKeys;
    const rows = await db
      .select({ id: answerId, text, scope, key })
      .from(idempotencyKeys)
      .where(and(gt(answerId, after), isNotNull(text), which(text)))
      .orderBy(asc(answerId))
      .limit(batchSize);
    return rows.flatMap((row) => (row.text === null ? [] : [{ id: row.id, text: row.text, about: aboutAnswer(row) }]));
  },
  write: ({ db }, old, text) =>
    db
      .update(idempotencyKeys)
      .set({ sealed_answer: text })
      .where(and(eq(answerId, old.id), eq(idempotencyKeys.sealed_answer, old.text)))
      .returning({ key: idempotencyKeys.key }),
};
