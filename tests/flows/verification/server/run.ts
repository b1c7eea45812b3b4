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
import { theRow } from '../../../flowkit/server/arranging.ts';
import { deskAs } from '../../../flowkit/server/deskClient.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import type { Applicant } from './applicants.ts';

/** Somebody on the page, for a client, and a reviewer beside. */
export interface VerificationRun extends ServedRun {
  readonly applicant: Applicant;
  /** What a reviewer asks of the server. */
  readonly desk: Api;
  /** The client's name in the demo. */
  readonly name_before: string;
}

/** Another client, whose enterprise can be verified under the same number. */
const ofRival = eq(clients.client_id, 'client-jp');
const ofClient = ({ client_id }: Applicant) => eq(clients.client_id, client_id);
const ofVerifications = ({ client_id }: Applicant) => eq(verifications.client_id, client_id);
/** What is handed in in another window is called so. */
export const elsewhere = 'elsewhere';
/** What was uploaded since the demo began, which names its own by their ids; and what was handed in elsewhere. */
const isNew = ({ client_id }: Applicant) =>
  and(eq(files.holder_id, client_id), or(ne(files.upload_key, files.file_id), like(files.file_id, `${elsewhere}%`)));

const calls = {
  readVerification: clientVerification,
  searchNumber: verificationSearch,
  submitVerification: verificationSave,
  lookUp: clientVerification,
  watchVerification: clientVerification,
};
/** What the page of mainland China asks besides. */
export const callsOfMainland = {
  ...calls,
  readAuthorisation: fadadaStatus,
  watchAuthorisation: fadadaStatus,
} as const satisfies Record<string, Call>;
export const callsOfOverseas = calls satisfies Record<string, Call>;

/** Opens the page for the main account of a client that has handed in nothing. */
export const openVerification =
  (applicant: Applicant, of: Readonly<Record<string, Call>>) =>
  async (world: World): Promise<VerificationRun> => {
    const { db } = world;
    await db.delete(verifications).where(ofVerifications(applicant));
    const nothing = { verification_status: 'none', verification_refusal: null, enterprise_number: null } as const;
    const client = theRow(await db.update(clients).set(nothing).where(ofClient(applicant)).returning());
    const run = await openServedRun(world, { email: applicant.email, calls: of });
    return { ...run, applicant, desk: await deskAs(world, 'reviewer@desk.example'), name_before: client.full_name };
  };

/** The provider and the server know of no authorisation of the enterprise. */
export async function forgetAuthorisation(db: World['db'], { client_id }: Applicant): Promise<void> {
  await db.delete(enterpriseAuthorisations).where(eq(enterpriseAuthorisations.client_id, client_id));
  await db.delete(sandboxEnterprises).where(eq(sandboxEnterprises.client_id, client_id));
}

/** Another client's enterprise is verified under the number, which no two can have. */
export async function takeNumber({ world: { db }, applicant }: VerificationRun): Promise<void> {
  await db.update(clients).set({ enterprise_number: applicant.numbers.listed }).where(ofRival);
}

/** The licence that was uploaded is not there any more when it is handed in. */
export async function loseLicense({ world: { db }, applicant }: VerificationRun): Promise<void> {
  const isLicense = and(isNew(applicant), eq(files.purpose, 'business_license'));
  await db.update(files).set({ purpose: 'bank_receipt' }).where(isLicense);
}

/** What the client has handed in, the last one last. */
export const submissionsOf = ({ world: { db }, applicant }: VerificationRun) =>
  db.select().from(verifications).where(ofVerifications(applicant)).orderBy(verifications.number);

/** All that a verification can change. */
export async function effects(run: VerificationRun) {
  const [client] = await run.world.db.select().from(clients).where(ofClient(run.applicant));
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
