import { desc, eq } from 'drizzle-orm';
import { currentDateIn, type Zone } from '#contract/entities/client.ts';
import { type SubmittedVerification, type Verification, verificationTypeOf } from '#contract/entities/verification.ts';
import type { Language } from '#contract/languages.ts';
import { maskedNumber } from '#machines/lifecycles/personalNumbers.ts';
import { reasonAgainstVerifying, reviewDays } from '#machines/lifecycles/verification.ts';
import { workingDaysAfter } from '#machines/lifecycles/workingDays.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ClientUser } from '../../wire/handler.ts';
import { fileSummaries, storedFileOf } from '../files/index.ts';
import { clientOf } from '../identity/index.ts';
import { readCalendar } from '../payments/index.ts';
import { registeredNumber } from '../registration/index.ts';
import { decryptPerson, maskPerson } from './legalPerson.ts';
import { refusalTextOf } from './reasons.ts';
import { readSealKey } from './sealing.ts';
import { verifications } from './tables.ts';

const licenses = fileSummaries('licenses');
const powersOfAttorney = fileSummaries('attorneys');

export const readSubmissions = (db: Database) =>
  db
    .select({ row: verifications, license: licenses._.selectedFields, attorney: powersOfAttorney._.selectedFields })
    .from(verifications)
    .innerJoin(licenses, eq(licenses.file_id, verifications.business_license))
    .leftJoin(powersOfAttorney, eq(powersOfAttorney.file_id, verifications.power_of_attorney))
    .$dynamic();
export type Submission = Awaited<ReturnType<typeof readSubmissions>>[number];

/** Null before the first submission. */
export async function findLastSubmission(db: Database, client_id: string): Promise<Submission | null> {
  const found = readSubmissions(db).where(eq(verifications.client_id, client_id));
  const [last] = await found.orderBy(desc(verifications.number)).limit(1);
  return last ?? null;
}

export async function readVerification(deps: Deps, caller: ClientUser, language: Language): Promise<Verification> {
  const { db } = deps;
  const client = await clientOf(db, caller);
  const last = await findLastSubmission(db, client.client_id);
  const status = client.verification_status;
  const isPending = status === 'pending' && last !== null;
  return {
    client_id: client.client_id,
    verification_id: last?.row.verification_id ?? null,
    status,
    verification_type: client.verification_type,
    message: refusalTextOf(language, client.verification_refusal),
    refusal: last?.row.refusal ?? null,
    submitted: last && submittedView(last, caller, deps),
    submitted_at: last?.row.submitted_at.toISOString() ?? null,
    decided_at: last?.row.decided_at?.toISOString() ?? null,
    expected_on: isPending ? await reviewDueDay(db, client.use_zone, last.row.submitted_at) : null,
    use_zone: client.use_zone,
    own_type: verificationTypeOf(client.use_zone),
    full_name: client.full_name,
    registered_number: last === null ? await registeredNumber(db, client.client_id) : null,
    reason: reasonAgainstVerifying({ status, is_admin: caller.is_admin }),
    seal_key: await readSealKey(deps),
  };
}

/** In the client's region. */
async function reviewDueDay(db: Database, zone: Zone, submitted_at: Date): Promise<string> {
  const day = currentDateIn(zone, submitted_at);
  return workingDaysAfter(day, reviewDays, await readCalendar(db, zone, day));
}

function submittedView(
  { row, license, attorney }: Submission,
  { is_admin }: ClientUser,
  deps: Pick<Deps, 'settings'>,
): SubmittedVerification {
  const { client_id, legal_person: text } = row;
  const person = text === null ? null : maskPerson(decryptPerson(deps, { client_id, text }));
  return {
    legal_person_name: person?.name ?? null,
    legal_person_id: person?.number ?? null,
    is_authorised: row.is_authorised,
    company_name: row.company_name,
    translated_name: row.translated_name,
    credit_code: row.credit_code,
    business_license: is_admin ? storedFileOf(license) : null,
    power_of_attorney: is_admin && attorney !== null ? storedFileOf(attorney) : null,
    power_of_attorney_until: row.power_of_attorney_until?.toISOString() ?? null,
    mobile: maskedNumber(row.mobile),
  };
}
