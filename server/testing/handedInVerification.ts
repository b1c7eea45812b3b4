import { eq } from 'drizzle-orm';
import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../deps.ts';
import { clients } from '../modules/identity/tables.ts';
import { encryptedPerson } from '../modules/verification/legalPerson.ts';
import { verifications } from '../modules/verification/tables.ts';
import { pdfOf } from '../seed/pdf.ts';
import { seedFile } from '../seed/seedFile.ts';

type Row = typeof verifications.$inferInsert;
type Needed = Pick<Deps, 'db' | 'files' | 'now' | 'secret' | 'settings'>;

/** Differences from the default verification of the demo's newcomer. */
export interface HandedIn extends Partial<Row> {
  readonly verification_id: string;
  readonly client_id: string;
  readonly submitted_by: string;
}

export const handedInPerson = { name: '周宁', number: '11010519491231002X' };

/** Pending, with a business license and a power of attorney. */
export async function handInVerification(deps: Needed, { client_id, ...said }: HandedIn): Promise<void> {
  const { verification_id } = said;
  const [license, attorney] = [`${verification_id}-license`, `${verification_id}-attorney`];
  await keep(deps, { file_id: license, client_id, user_id: said.submitted_by, purpose: 'business_license' });
  await keep(deps, { file_id: attorney, client_id, user_id: said.submitted_by, purpose: 'power_of_attorney' });
  await deps.db.insert(verifications).values({
    client_id,
    verification_type: 1,
    status: 'pending',
    legal_person: encryptedPerson(deps, { client_id, person: handedInPerson }),
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

interface Kept {
  readonly file_id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly purpose: FilePurpose;
}

function keep(deps: Needed, { client_id, ...file }: Kept): Promise<void> {
  const bytes = pdfOf([{ x: 40, y: 56, size: 18, bold: true, text: file.purpose }]);
  const holder = { holder_kind: 'client', holder_id: client_id } as const;
  return seedFile(deps, { ...file, holder, name: `${file.purpose}.pdf`, bytes, at: deps.now() });
}
