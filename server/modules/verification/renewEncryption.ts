import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import { decrypt, encrypt, hasKeyOf } from '../../personalData.ts';
import { aboutMessage } from '../outbox/body.ts';
import { outbox } from '../outbox/tables.ts';
import { aboutPerson } from './legalPerson.ts';
import { aboutSealKey } from './sealing.ts';
import { sealKeys, verifications } from './tables.ts';

/** How many rows are read at once: the server has others to answer. */
const batchSize = 100;

type Needed = Pick<Deps, 'db' | 'log' | 'secret' | 'settings'>;

/** A row whose text another key than the first has encrypted. */
interface Old {
  readonly id: string;
  readonly text: string;
  readonly about: string;
}

/** Where encrypted texts are kept. */
interface Place {
  /** The next rows after an id that the key of this name has not encrypted. */
  readonly next: (deps: Needed, after: string, key: string) => Promise<readonly Old[]>;
  /** Writes a text anew, unless the row has got another meanwhile; the ids of what was written. */
  readonly write: (deps: Needed, old: Old, text: string) => Promise<readonly unknown[]>;
}

const isNotBy = (column: PgColumn, key: string) => sql`split_part(${column}, '.', 1) <> ${key}`;

const legalPersons: Place = {
  next: async ({ db }, after, key) => {
    const { verification_id: id, legal_person: text, client_id } = verifications;
    const rows = await db
      .select({ id, text, client_id })
      .from(verifications)
      .where(and(gt(id, after), isNotNull(text), isNotBy(text, key)))
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

const privateKeys: Place = {
  next: async ({ db }, after, key) => {
    const { key_id: id, private_key: text } = sealKeys;
    const rows = await db
      .select({ id, text })
      .from(sealKeys)
      .where(and(gt(id, after), isNotBy(text, key)))
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

const messages: Place = {
  next: async ({ db }, after, key) => {
    const { message_id: id, sealed_body: text } = outbox;
    const rows = await db
      .select({ id, text })
      .from(outbox)
      .where(and(gt(id, after), isNotBy(text, key)))
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

/**
 * Encrypts anew whatever another key than the first has encrypted, so that the other can be dropped. What was encrypted by a key that
 * is not in the list stays as it is, and is counted. It is said only once all has been gone through: whoever reads it drops the other
 * key. A start that was broken off goes on with the next one.
 */
export async function renewEncryption(deps: Needed, isStopping: () => boolean): Promise<void> {
  const counts = { rows: 0, unreadable: 0 };
  for (const place of [privateKeys, legalPersons, messages]) {
    const isThrough = await renewPlace(deps, place, { counts, isStopping });
    if (!isThrough) return;
  }
  if (counts.rows + counts.unreadable > 0) deps.log('personal-data-renewed', counts);
}

interface Renewing {
  readonly counts: { rows: number; unreadable: number };
  readonly isStopping: () => boolean;
}

/** Whether it has come to the end of a place. */
async function renewPlace(deps: Needed, place: Place, { counts, isStopping }: Renewing): Promise<boolean> {
  const { personal_data_keys: keys } = deps.settings;
  const first = keys[0]?.name ?? '';
  for (let after = ''; !isStopping(); ) {
    const rows = await place.next(deps, after, first);
    for (const old of rows) {
      if (hasKeyOf(keys, old.text)) {
        const { about } = old;
        const iv = Buffer.from(deps.secret(96), 'base64url');
        const written = await place.write(deps, old, encrypt(keys, { text: decrypt(keys, old), about, iv }));
        counts.rows += written.length;
      } else counts.unreadable += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) return true;
    after = last.id;
  }
  return false;
}
