import type { Deps } from '../../deps.ts';
import { decrypt, encrypt, hasKeyOf } from '../../personalData.ts';
import {
  type EncryptedStore,
  idempotentAnswers,
  legalPersons,
  messages,
  notBy,
  privateKeys,
  returns,
  tokens,
} from './places.ts';

type Needed = Pick<Deps, 'db' | 'log' | 'secret' | 'settings'>;

/**
 * Encrypts anew whatever another key than the first has encrypted, so that the other can be dropped. What was encrypted by a key that
 * is not in the list stays as it is, and is counted. It is said only once all has been gone through: whoever reads it drops the other
 * key. A start that was broken off goes on with the next one.
 */
export async function renewEncryption(deps: Needed, isStopping: () => boolean): Promise<void> {
  const counts = { rows: 0, unreadable: 0 };
  for (const place of [privateKeys, legalPersons, messages, tokens, returns, idempotentAnswers]) {
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
async function renewPlace(deps: Needed, place: EncryptedStore, { counts, isStopping }: Renewing): Promise<boolean> {
  const { personal_data_keys: keys } = deps.settings;
  const first = keys[0]?.name ?? '';
  for (let after = ''; !isStopping(); ) {
    const rows = await place.next(deps, after, notBy(first));
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
