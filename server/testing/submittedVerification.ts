import { eq } from 'drizzle-orm';
import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../deps.ts';
import { clients } from '../modules/identity/tables.ts';
import { encryptPerson } from '../modules/verification/legalPerson.ts';
import { verifications } from '../modules/verification/tables.ts';
import { makePdfOfLines } from '../seed/pdf.ts';
import { seedFile } from '../seed/seedFile.ts';

type Row = typeof verifications.$inferInsert;
type SubmitDeps = Pick<Deps, 'db' | 'files' | 'now' | 'secret' | 'settings'>;

/** Differences from the default verification of the demo's newcomer. */
export interface SubmissionSeed extends Partial<Row> {
  readonly verification_id: string;
  readonly client_id: string;
  readonly submitted_by: string;
}

export const submittedPerson = { name: '周宁', number: '11010519491231002X' };

/** Pending, with a business license and a power of attorney. */
export async function insertSubmittedVerification(
  deps: SubmitDeps,
  { client_id, ...said }: SubmissionSeed,
): Promise<void> {
  const { verification_id } = said;
  const [license, attorney] = [`${verification_id}-license`, `${verification_id}-attorney`];
  await storeSubmittedFile(deps, {
    file_id: license,
    client_id,
    user_id: said.submitted_by,
    purpose: 'business_license',
  });
  await storeSubmittedFile(deps, {
    file_id: attorney,
    client_id,
    user_id: said.submitted_by,
    purpose: 'power_of_attorney',
  });
  await deps.db.insert(verifications).values({
    client_id,
    verification_type: 1,
    status: 'pending',
    legal_person: encryptPerson(deps, { client_id, person: submittedPerson }),
    is_authorised: false,
    company_name: '杭州新芽科技有限公司',
    translated_name: 'Hangzhou Xinya Technology Co., Ltd.',
    credit_code: '91330106MA2H7X8K90',
    register: 'listed',
    business_license: license,
    power_of_attorney: attorney,
    power_of_attorney_until: new Date('2036-03-02T00:00:00Z'),
    mobile: '+8613800138000',
    submitted_at: deps.now(),
    ...said,
  });
  await deps.db
    .update(clients)
    .set({ verification_status: said.status ?? 'pending' })
    .where(eq(clients.client_id, client_id));
}

interface SubmittedFile {
  readonly file_id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly purpose: FilePurpose;
}

function storeSubmittedFile(deps: SubmitDeps, { client_id, ...file }: SubmittedFile): Promise<void> {
  const bytes = makePdfOfLines([{ x: 40, y: 56, size: 18, bold: true, text: file.purpose }]);
  const holder = { holder_kind: 'client', holder_id: client_id } as const;
  return seedFile(deps, { ...file, holder, name: `${file.purpose}.pdf`, bytes, at: deps.now() });
}
