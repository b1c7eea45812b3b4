import { constants, createPrivateKey, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import type { SealKey } from '#contract/entities/verification.ts';
import type { Deps } from '../../deps.ts';
import { decrypt, type EncryptedColumn, encrypt } from '../../personalData.ts';
import { sealKeys } from './tables.ts';

/** Pages get a new key after this many days. Old keys stay, because drafts hold values that were sealed with them. */
const keyDays = 90;

const generate = promisify(generateKeyPair);
/** Binds the encryption to the key. */
const sealKeyBinding = (key_id: string) => `seal key ${key_id}`;

export const encryptedSealKeys: EncryptedColumn = {
  id: sealKeys.key_id,
  text: sealKeys.private_key,
  about: sealKeyBinding,
};

/** Creates a key if there is none or the newest is too old. */
export async function readSealKey(deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>): Promise<SealKey> {
  const [newest] = await deps.db.select().from(sealKeys).orderBy(desc(sealKeys.made_at)).limit(1);
  const oldest = new Date(deps.now().getTime() - keyDays * 86_400_000);
  if (newest !== undefined && newest.made_at > oldest) return { key_id: newest.key_id, public_key: newest.public_key };
  const pair = await generate('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key_id = deps.secret(96);
  const public_key = pair.publicKey.toString('base64');
  const private_key = encrypt(deps.settings.personal_data_keys, {
    text: pair.privateKey,
    about: sealKeyBinding(key_id),
    iv: Buffer.from(deps.secret(96), 'base64url'),
  });
  await deps.db.insert(sealKeys).values({ key_id, public_key, private_key, made_at: deps.now() });
  return { key_id, public_key };
}

/** Null if sealed for another client or with an unknown key. */
export async function unseal(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { sealed, client_id }: { readonly sealed: string; readonly client_id: string },
): Promise<string | null> {
  const [key_id = '', text = ''] = sealed.split('.');
  const [row] = await db.select().from(sealKeys).where(eq(sealKeys.key_id, key_id));
  if (row === undefined) return null;
  const pem = decrypt(settings.personal_data_keys, { text: row.private_key, about: sealKeyBinding(key_id) });
  const key = {
    key: createPrivateKey(pem),
    padding: constants.RSA_PKCS1_OAEP_PADDING,
    oaepHash: 'sha256',
    oaepLabel: Buffer.from(client_id),
  };
  try {
    return privateDecrypt(key, Buffer.from(text, 'base64url')).toString('utf8');
  } catch {
    // Sealed for another client, or forged: there is no other cause.
    return null;
  }
}
