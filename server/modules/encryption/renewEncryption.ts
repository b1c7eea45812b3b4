import type { Deps } from '../../deps.ts';
import { decrypt, encrypt, hasKeyOf } from '../../personalData.ts';
import {
  answerStore,
  type EncryptedStore,
  isNotEncryptedBy,
  legalPersonStore,
  messageStore,
  orderTokenStore,
  returnAddressStore,
  sealKeyStore,
} from './encryptedStores.ts';

type EncryptionDeps = Pick<Deps, 'db' | 'log' | 'secret' | 'settings'>;

/**
 * Re-encrypts everything that another key than the first has encrypted, so that the other key can be dropped. Leaves
 * and counts what no configured key can decrypt. Logs only after a complete run: the operator drops the old key upon
 * it. An interrupted run continues at the next start.
 */
export async function renewEncryption(deps: EncryptionDeps, isStopping: () => boolean): Promise<void> {
  const counts = { rows: 0, unreadable: 0 };
  for (const place of [
    sealKeyStore,
    legalPersonStore,
    messageStore,
    orderTokenStore,
    returnAddressStore,
    answerStore,
  ]) {
    const isThrough = await renewStore(deps, place, { counts, isStopping });
    if (!isThrough) return;
  }
  if (counts.rows + counts.unreadable > 0) deps.log('personal-data-renewed', counts);
}

interface RenewalProgress {
  readonly counts: { rows: number; unreadable: number };
  readonly isStopping: () => boolean;
}

/** False if it stopped before the end. */
async function renewStore(
  deps: EncryptionDeps,
  place: EncryptedStore,
  { counts, isStopping }: RenewalProgress,
): Promise<boolean> {
  const { personal_data_keys: keys } = deps.settings;
  const first = keys[0]?.name ?? '';
  for (let after = ''; !isStopping(); ) {
    const rows = await place.next(deps, after, isNotEncryptedBy(first));
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
