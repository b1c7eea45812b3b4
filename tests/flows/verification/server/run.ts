import { and, eq, like, ne, or } from 'drizzle-orm';
import type { Call } from '#contract/call.ts';
import {
  clientVerification,
  fadadaStatus,
  verificationSave,
  verificationSearch,
} from '#contract/calls/verification.ts';
import { files } from '#server/modules/files/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { sandboxEnterprises } from '#server/modules/signing/sandbox/tables.ts';
import { enterpriseAuthorisations } from '#server/modules/signing/tables.ts';
import { verifications } from '#server/modules/verification/tables.ts';
import type { Api } from '#src/api/api.ts';
import type { World } from '../../../browser/world.ts';
import { deskApiAs } from '../../../flowkit/server/deskClient.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { firstRow } from '../../../flowkit/server/setup.ts';
import type { Applicant } from './applicants.ts';

export interface VerificationRun extends ServedRun {
  readonly applicant: Applicant;
  readonly desk: Api;
  /** The client's name in the demo. */
  readonly name_before: string;
}

/** Another client whose enterprise can have the same number. */
const whereOtherClient = eq(clients.client_id, 'client-jp');
const whereClient = ({ client_id }: Applicant) => eq(clients.client_id, client_id);
const whereVerifications = ({ client_id }: Applicant) => eq(verifications.client_id, client_id);
/** Marks ids of submissions from another window. */
export const elsewhereMark = 'elsewhere';
/** Files added after the seed (seeded ones have their ids as upload keys), or submitted in another window. */
const whereNewFile = ({ client_id }: Applicant) =>
  and(
    eq(files.holder_id, client_id),
    or(ne(files.upload_key, files.file_id), like(files.file_id, `${elsewhereMark}%`)),
  );

const portCalls = {
  readVerification: clientVerification,
  searchNumber: verificationSearch,
  submitVerification: verificationSave,
  checkOutcome: clientVerification,
  watchVerification: clientVerification,
};
export const callsOfMainland = {
  ...portCalls,
  readAuthorisation: fadadaStatus,
  watchAuthorisation: fadadaStatus,
} as const satisfies Record<string, Call>;
export const callsOfOverseas = portCalls satisfies Record<string, Call>;

/** Opens the page for the main account of a client without submissions. */
export const openVerification =
  (applicant: Applicant, of: Readonly<Record<string, Call>>) =>
  async (world: World): Promise<VerificationRun> => {
    const { db } = world;
    await db.delete(verifications).where(whereVerifications(applicant));
    const nothing = { verification_status: 'none', verification_refusal: null, enterprise_number: null } as const;
    const client = firstRow(await db.update(clients).set(nothing).where(whereClient(applicant)).returning());
    const run = await openServedRun(world, { email: applicant.email, calls: of });
    return { ...run, applicant, desk: await deskApiAs(world, 'reviewer@desk.example'), name_before: client.full_name };
  };

export async function purgeAuthorisation(db: World['db'], { client_id }: Applicant): Promise<void> {
  await db.delete(enterpriseAuthorisations).where(eq(enterpriseAuthorisations.client_id, client_id));
  await db.delete(sandboxEnterprises).where(eq(sandboxEnterprises.client_id, client_id));
}

/** Gives the number to another client's verified enterprise; two cannot have the same. */
export async function giveNumberAway({ world: { db }, applicant }: VerificationRun): Promise<void> {
  await db.update(clients).set({ enterprise_number: applicant.numbers.listed }).where(whereOtherClient);
}

/** The uploaded licence is gone when it is submitted. */
export async function expireLicense({ world: { db }, applicant }: VerificationRun): Promise<void> {
  const isLicense = and(whereNewFile(applicant), eq(files.purpose, 'business_license'));
  await db.update(files).set({ purpose: 'bank_receipt' }).where(isLicense);
}

/** The client's submissions, oldest first. */
export const submissionsOf = ({ world: { db }, applicant }: VerificationRun) =>
  db.select().from(verifications).where(whereVerifications(applicant)).orderBy(verifications.number);

export async function readEffects(run: VerificationRun) {
  const [client] = await run.world.db.select().from(clients).where(whereClient(run.applicant));
  const submissions = await submissionsOf(run);
  return {
    status: client?.verification_status,
    enterprise_number: client?.enterprise_number,
    full_name: client?.full_name,
    submissions: submissions.map(({ company_name, credit_code, register, mobile, status, ...of }) => ({
      ...{ company_name, credit_code, register, mobile, status },
      type: of.verification_type,
      has_person: of.legal_person !== null,
      has_attorney: of.power_of_attorney !== null,
    })),
  };
}
