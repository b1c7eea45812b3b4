import { z } from 'zod/mini';
import {
  isPersonalNumber,
  maskedName,
  maskedNumber,
  normalisePersonalNumber,
} from '#machines/lifecycles/personalNumbers.ts';
import type { Deps } from '../../deps.ts';
import { decrypt, type EncryptedColumn, encrypt } from '../../personalData.ts';
import type { Settings } from '../../settings/settings.ts';
import { unseal } from './sealing.ts';
import { verifications } from './tables.ts';

const legalPerson = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  number: z.string().check(z.refine(isPersonalNumber)),
});
export type LegalPerson = Readonly<z.infer<typeof legalPerson>>;

interface SealedPerson {
  readonly client_id: string;
  /** Sealed by the page; undefined leaves the value as it was. */
  readonly name: string | undefined;
  readonly number: string | undefined;
  readonly before: LegalPerson | null;
}

/** Null if a seal cannot be opened or a value is invalid. */
export async function readLegalPerson(
  deps: Pick<Deps, 'db' | 'settings'>,
  { client_id, name, number, before }: SealedPerson,
): Promise<LegalPerson | null> {
  const open = async (sealed: string | undefined, kept: string | undefined) =>
    sealed === undefined ? kept : ((await unseal(deps, { sealed, client_id })) ?? undefined);
  const given = { name: await open(name, before?.name), number: await open(number, before?.number) };
  return legalPerson.safeParse({ ...given, number: normalisePersonalNumber(given.number ?? '') }).data ?? null;
}

/** Binds the encryption to the client. */
const personBinding = (client_id: string) => `legal person of ${client_id}`;

export const encryptedLegalPersons: EncryptedColumn = {
  id: verifications.verification_id,
  text: verifications.legal_person,
  bound_to: verifications.client_id,
  about: personBinding,
};

export const encryptPerson = (
  { settings, secret }: Pick<Deps, 'secret'> & { readonly settings: Pick<Settings, 'personal_data_keys'> },
  { client_id, person }: { readonly client_id: string; readonly person: LegalPerson },
): string =>
  encrypt(settings.personal_data_keys, {
    text: JSON.stringify(person),
    about: personBinding(client_id),
    iv: Buffer.from(secret(96), 'base64url'),
  });

export const decryptPerson = (
  { settings }: Pick<Deps, 'settings'>,
  { client_id, text }: { readonly client_id: string; readonly text: string },
): LegalPerson =>
  legalPerson.parse(JSON.parse(decrypt(settings.personal_data_keys, { text, about: personBinding(client_id) })));

export const maskPerson = ({ name, number }: LegalPerson): LegalPerson => ({
  name: maskedName(name),
  number: maskedNumber(number),
});
