import type { Deps } from '../../deps.ts';
import { encrypt } from '../../personalData.ts';
import {
  answerStore,
  type EncryptedStore,
  isPlainText,
  orderTokenStore,
  returnAddressStore,
} from './encryptedStores.ts';

type EncryptionDeps = Pick<Deps, 'db' | 'log' | 'secret' | 'settings'>;

/**
 * Encrypts what versions before decision 102 stored as plain text, since a migration has no key. Call it before
 * anything reads these texts; an interrupted run continues with the next call.
 */
export async function encryptPlainTexts(deps: EncryptionDeps): Promise<void> {
  let rows = 0;
  for (const place of [orderTokenStore, returnAddressStore, answerStore]) rows += await encryptStore(deps, place);
  if (rows > 0) deps.log('kept-texts-encrypted', { rows });
}

async function encryptStore(deps: EncryptionDeps, place: EncryptedStore): Promise<number> {
  let rows = 0;
  for (let after = ''; ; ) {
    const found = await place.next(deps, after, isPlainText);
    for (const old of found) {
      const iv = Buffer.from(deps.secret(96), 'base64url');
      await place.write(deps, old, encrypt(deps.settings.personal_data_keys, { text: old.text, about: old.about, iv }));
    }
    rows += found.length;
    const last = found.at(-1);
    if (last === undefined) return rows;
    after = last.id;
  }
}
