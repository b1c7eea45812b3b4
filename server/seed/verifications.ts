import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { powerOfAttorneyUntil } from '#machines/lifecycles/verification.ts';
import type { Deps } from '../deps.ts';
import { clients } from '../modules/identity/tables.ts';
import { encryptPerson } from '../modules/verification/legalPerson.ts';
import { verifications } from '../modules/verification/tables.ts';
import type { Settings } from '../settings/settings.ts';
import { demoReviewer } from './accounts.ts';
import type { DemoClientId } from './clients.ts';
import { companyPaperLines } from './papers.ts';
import { makePdfOfLines } from './pdf.ts';
import { seedFile } from './seedFile.ts';

const dayMs = 86_400_000;

type Row = typeof verifications.$inferInsert;

interface DemoVerification
  extends Pick<
    Row,
    'verification_type' | 'status' | 'company_name' | 'translated_name' | 'credit_code' | 'mobile' | 'refusal'
  > {
  readonly client_id: DemoClientId;
  readonly submitted_by: string;
  /** Only in mainland China. */
  readonly person?: { readonly name: string; readonly number: string };
  readonly days_ago: { readonly submitted: number; readonly decided?: number };
}

/** Each status but `none` and `pass`. */
const demoVerifications: readonly DemoVerification[] = [
  {
    client_id: 'client-reviewed',
    submitted_by: 'user-pending-cn',
    verification_type: 1,
    status: 'pending',
    company_name: '苏州青禾电子有限公司',
    translated_name: 'Suzhou Qinghe Electronics Co., Ltd.',
    credit_code: '91320505MA1WDEM041',
    mobile: '+8613862001100',
    person: { name: '沈青', number: '320503198503071212' },
    days_ago: { submitted: 1 },
  },
  {
    client_id: 'client-trial',
    submitted_by: 'user-trial-cn',
    verification_type: 1,
    status: 'trial_pass',
    company_name: '广州南粤服饰有限公司',
    translated_name: 'Guangzhou Nanyue Apparel Co., Ltd.',
    credit_code: '91440101MA59DEM07J',
    mobile: '+8613922001100',
    person: { name: '梁悦', number: '440102198811230421' },
    refusal: {
      code: 'power_of_attorney_invalid',
      fields: [{ field: 'power_of_attorney', words: '请补交加盖公章的授权委托书。' }],
    },
    days_ago: { submitted: 9, decided: 7 },
  },
  {
    client_id: 'client-refused',
    submitted_by: 'user-refused-hk',
    verification_type: 2,
    status: 'refuse',
    company_name: 'Pearl Delta Logistics Limited',
    translated_name: '珠江物流有限公司',
    credit_code: '58210476',
    mobile: '+85261230000',
    refusal: { code: 'license_expired', fields: [] },
    days_ago: { submitted: 6, decided: 4 },
  },
  {
    client_id: 'client-returned',
    submitted_by: 'user-returned-cn',
    verification_type: 1,
    status: 'refuse_alternate',
    company_name: '成都蜀光软件有限公司',
    translated_name: 'Chengdu Shuguang Software Co., Ltd.',
    credit_code: '91510100MA6CDEM09J',
    mobile: '+8613982001100',
    person: { name: '邓川', number: '510104197909150012' },
    refusal: {
      code: 'legal_person_mismatch',
      fields: [
        { field: 'legal_person_name', words: '与营业执照上的法定代表人不一致。' },
        { field: 'business_license', words: '照片模糊，请重新拍摄。' },
      ],
    },
    days_ago: { submitted: 5, decided: 3 },
  },
  {
    client_id: 'client-moved',
    submitted_by: 'user-moved-tw',
    verification_type: 1,
    status: 'refuse',
    company_name: '厦门海岳贸易有限公司',
    translated_name: 'Haiyue Trading Co., Ltd.',
    credit_code: '91350203MA3DEM0A44',
    mobile: '+8613959201100',
    person: { name: '蔡宗翰', number: '350203198604181217' },
    refusal: { code: 'license_expired', fields: [] },
    days_ago: { submitted: 12, decided: 10 },
  },
];

/** A nonce of twelve bytes: each name must encrypt only once. */
const nonceOf = (name: string): string =>
  createHash('sha256').update(name).digest().subarray(0, 12).toString('base64url');

type SeedDeps = Pick<Deps, 'db' | 'files'> & Pick<Settings, 'personal_data_keys'>;

export async function seedVerifications(deps: SeedDeps, now: Date): Promise<void> {
  for (const demo of demoVerifications) await seedVerification(deps, demo, now);
}

async function seedVerification(deps: SeedDeps, demo: DemoVerification, now: Date): Promise<void> {
  const { person, days_ago, ...said } = demo;
  const { client_id } = said;
  const verification_id = `${client_id}-verification`;
  const submitted_at = new Date(now.getTime() - days_ago.submitted * dayMs);
  const paper = async (purpose: 'business_license' | 'power_of_attorney', title: string): Promise<string> => {
    const file_id = `${client_id}-${purpose}`;
    const holder = { holder_kind: 'client', holder_id: client_id } as const;
    const bytes = makePdfOfLines(companyPaperLines(title, said.translated_name, said.credit_code));
    const about = { file_id, holder, purpose, user_id: said.submitted_by, name: `${purpose}.pdf`, bytes };
    await seedFile(deps, { ...about, at: submitted_at });
    return file_id;
  };
  const business_license = await paper('business_license', 'Business licence');
  const ofPerson = person && {
    legal_person: encryptPerson({ settings: deps, secret: () => nonceOf(verification_id) }, { client_id, person }),
    is_authorised: false,
    power_of_attorney: await paper('power_of_attorney', 'Power of attorney'),
    power_of_attorney_until: powerOfAttorneyUntil(submitted_at),
  };
  const { decided } = days_ago;
  const verification_refusal = demo.refusal ?? null;
  await deps.db.update(clients).set({ verification_refusal }).where(eq(clients.client_id, client_id));
  await deps.db.insert(verifications).values({
    ...said,
    ...ofPerson,
    verification_id,
    register: 'listed',
    business_license,
    submitted_at,
    ...(decided !== undefined && {
      decided_at: new Date(now.getTime() - decided * dayMs),
      decided_by: demoReviewer,
    }),
  });
}
