import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import {
  type DeskVerification,
  type DeskVerificationRow,
  type VerificationFilter,
  verificationFilter,
} from '#contract/calls/deskVerifications.ts';
import { zoneLanguages } from '#contract/entities/client.ts';
import { nextVerificationStatus } from '#machines/lifecycles/verification.ts';
import { containsText } from '../../db/containsText.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { reviewedFileOf } from '../files/index.ts';
import { clientProfiles, isEnterpriseNumberTaken, userProfiles } from '../identity/index.ts';
import { registeredNumber } from '../registration/index.ts';
import { isEnterpriseAuthorised } from '../signing/index.ts';
import { decryptPerson } from './legalPerson.ts';
import { findLastSubmission, readSubmissions } from './readVerification.ts';
import { verifications } from './tables.ts';

const submitters = userProfiles('submitters');
const deciders = userProfiles('deciders');

const readRows = (db: Database) =>
  db
    .select({
      row: verifications,
      client: {
        client_id: clientProfiles.client_id,
        full_name: clientProfiles.full_name,
        use_zone: clientProfiles.use_zone,
        verification_status: clientProfiles.verification_status,
      },
      submitted_by: submitters.real_name,
      language: submitters.user_language,
      decided_by: deciders.real_name,
    })
    .from(verifications)
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, verifications.client_id))
    .innerJoin(submitters, eq(submitters.user_id, verifications.submitted_by))
    .leftJoin(deciders, eq(deciders.user_id, verifications.decided_by));

type Row = Awaited<ReturnType<typeof readRows>>[number];
type EarlierSubmissions = DeskVerificationRow['earlier'];

async function rowsOf(db: Database, rows: readonly Row[]): Promise<DeskVerificationRow[]> {
  const decided = await earlierSubmissionsOf(
    db,
    rows.map(({ client }) => client.client_id),
  );
  return rows.map(({ row, client, submitted_by, decided_by }) => ({
    verification_id: row.verification_id,
    status: verificationFilter.parse(row.status),
    verification_type: row.verification_type,
    zone: client.use_zone,
    full_name: client.full_name,
    company_name: row.company_name,
    credit_code: row.credit_code,
    submitted_at: row.submitted_at.toISOString(),
    submitted_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by,
    earlier: decided
      .filter(({ client_id, number }) => client_id === client.client_id && number < row.number)
      .map(({ said }) => said),
  }));
}

/** Newest first. */
async function earlierSubmissionsOf(db: Database, clientIds: readonly string[]) {
  const rows = await db
    .select({ row: verifications, decided_by: deciders.real_name })
    .from(verifications)
    .leftJoin(deciders, eq(deciders.user_id, verifications.decided_by))
    .where(and(inArray(verifications.client_id, [...clientIds]), ne(verifications.status, 'pending')))
    .orderBy(desc(verifications.number));
  return rows.map(({ row: { client_id, number, status, decided_at, refusal }, decided_by }) => {
    const said: EarlierSubmissions[number] = {
      status: verificationFilter.parse(status),
      decided_at: decided_at?.toISOString() ?? null,
      decided_by,
      refusal,
    };
    return { client_id, number, said };
  });
}

const { company_name, translated_name, credit_code } = verifications;
const searchedColumns = [clientProfiles.full_name, company_name, translated_name, credit_code];

/** Open submissions oldest first, the others newest first. */
export async function readDeskVerifications(
  db: Database,
  { status, search, limit }: { readonly status: VerificationFilter; readonly search: string; readonly limit: number },
): Promise<DeskVerificationRow[]> {
  const rows = await readRows(db)
    .where(and(eq(verifications.status, status), containsText(searchedColumns, search)))
    .orderBy(status === 'pending' ? asc(verifications.number) : desc(verifications.number))
    .limit(limit);
  return rowsOf(db, rows);
}

export async function readDeskRow(db: Database, verification_id: string): Promise<DeskVerificationRow | null> {
  const rows = await readRows(db).where(eq(verifications.verification_id, verification_id));
  const [found] = await rowsOf(db, rows);
  return found ?? null;
}

export async function countVerifications(db: Database): Promise<Record<VerificationFilter, number>> {
  const rows = await db
    .select({ status: verifications.status, found: count() })
    .from(verifications)
    .groupBy(verifications.status);
  const of = (status: VerificationFilter) => rows.find((row) => row.status === status)?.found ?? 0;
  return {
    pending: of('pending'),
    trial_pass: of('trial_pass'),
    pass: of('pass'),
    refuse: of('refuse'),
    refuse_alternate: of('refuse_alternate'),
  };
}

/** Contains the decrypted legal person: the caller must record the access. */
export async function readDeskVerification(
  deps: Pick<Deps, 'db' | 'settings' | 'signing'>,
  verification_id: string,
): Promise<Omit<DeskVerification, 'looks'> | null> {
  const { db } = deps;
  const [found] = await readRows(db).where(eq(verifications.verification_id, verification_id));
  const [submission] = await readSubmissions(db).where(eq(verifications.verification_id, verification_id));
  if (found === undefined || submission === undefined) return null;
  const [said] = await rowsOf(db, [found]);
  if (said === undefined) return null;
  const { row, license, attorney } = submission;
  const { client_id, legal_person: text, credit_code: number } = row;
  const { client } = found;
  return {
    ...said,
    language: found.language ?? zoneLanguages[client.use_zone],
    legal_person: text === null ? null : decryptPerson(deps, { client_id, text }),
    is_authorised: await isEnterpriseAuthorised(deps, client_id),
    power_of_attorney: attorney && reviewedFileOf(attorney),
    power_of_attorney_until: row.power_of_attorney_until?.toISOString() ?? null,
    translated_name: row.translated_name,
    business_license: reviewedFileOf(license),
    mobile: row.mobile,
    register: row.register,
    is_number_taken: await isEnterpriseNumberTaken(db, { number, client_id }),
    registered_number: await registeredNumber(db, client_id),
    refusal: row.refusal,
    decisions: await decisionsOn(db, found),
  };
}

/** A submission that was followed by a newer one cannot be decided. */
async function decisionsOn(db: Database, { row, client }: Row): Promise<DeskVerification['decisions']> {
  const last = await findLastSubmission(db, client.client_id);
  if (last?.row.verification_id !== row.verification_id) return [];
  const can = (event: Parameters<typeof nextVerificationStatus>[1]) =>
    nextVerificationStatus(client.verification_status, event) !== null;
  return [
    ...(can({ type: 'verification.accept', for_now: false }) ? (['accept'] as const) : []),
    ...(can({ type: 'verification.accept', for_now: true }) ? (['accept_for_now'] as const) : []),
    ...(can({ type: 'verification.refuse', by_field: true }) ? (['refuse'] as const) : []),
  ];
}
