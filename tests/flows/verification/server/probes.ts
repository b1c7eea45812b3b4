import { deskVerificationAccept } from '#contract/calls/deskVerifications.ts';
import { clientVerification, verificationSave } from '#contract/calls/verification.ts';
import type { ErrorName } from '#contract/codes.ts';
import { mainlandVerificationType } from '#contract/entities/verification.ts';
import { sealFor } from '#server/testing/sealed.ts';
import { type Code, newKey, type Probe, probe } from '../../../flowkit/server/probe.ts';
import type { At } from '../../../flowkit/server/servedFlow.ts';
import { answered } from '../../../flowkit/server/wireClient.ts';
import type { Environment, Stands } from './environment.ts';
import { submissionsOf, type VerificationRun } from './run.ts';

type Said = Readonly<Record<string, string>>;

const foreignLicense = 'client-reviewed-business_license';

const handing = (
  name: string,
  code: Code,
  said: Said | ((run: VerificationRun) => Promise<Said>) = {},
): Probe<VerificationRun> =>
  probe(name, code, async (run) => {
    const { verification_type } = run.applicant;
    const by = typeof said === 'function' ? await said(run) : said;
    const body = { verification_type: String(verification_type), ...by };
    return run.api.call(verificationSave, { body, key: newKey() });
  });

const beside: readonly Probe<VerificationRun>[] = [
  probe('reads the verification of somebody else', 'not_found', ({ api }) =>
    api.call(clientVerification, { query: { client_id: 'client-cn' } }),
  ),
  probe('decides by itself', 'not_permitted', async (run) => {
    const verification_id = (await submissionsOf(run)).at(-1)?.verification_id ?? 'none';
    return run.api.call(deskVerificationAccept, { body: { verification_id }, key: newKey() });
  }),
];

const ownStatus = handing('a status of its own', 'unknown_field', { status: 'pass' });

/** As the type of the other flow. */
const otherType = handing('as another type', 'verification_state_refuses', async ({ applicant }) => ({
  verification_type: applicant.verification_type === mainlandVerificationType ? '2' : '1',
}));

/** Why nothing can be submitted, whatever a client sends. */
const against: Readonly<Partial<Record<Stands, ErrorName>>> = {
  pending: 'verification_state_refuses',
  'pending again': 'verification_state_refuses',
  passed: 'verification_state_refuses',
  child: 'main_account_only',
};

const othersSeal = async (run: VerificationRun): Promise<Said> => {
  const own = await answered(run.api.call(clientVerification, { query: {} }));
  return { legal_person_name: sealFor({ ...own, client_id: 'client-cn' }, '林晓') };
};

/** For open parts, foreign or missing values; for others, any value. */
const inParts: Readonly<Partial<Record<Stands, readonly Probe<VerificationRun>[]>>> = {
  none: [
    handing('nothing', 'verification_incomplete'),
    handing('a mobile without a code', 'verification_incomplete', { mobile: '+85251234567' }),
    otherType,
  ],
  refused: [handing('nothing of what was refused', 'verification_incomplete'), otherType],
  'license refused': [
    handing('another name in place of the licence', 'verification_incomplete', { company_name: '别的名称' }),
    handing('the licence of somebody else', 'file_unknown', { business_license: foreignLicense }),
    otherType,
  ],
  'names refused': [handing('a name without the mobile', 'verification_incomplete', { company_name: '别的名称' })],
  'for now': [
    handing('no new number', 'verification_incomplete'),
    handing('a number that was struck off', 'credit_code_invalid', async ({ applicant }) => ({
      credit_code: applicant.numbers.struck,
    })),
  ],
  'person refused': [handing('nothing of the legal person', 'verification_incomplete')],
  'person name refused': [handing('a seal for somebody else', 'legal_person_invalid', othersSeal)],
};

/** Where nothing is entered yet, or nothing can be. */
const isSettled = ({ snapshot, environment }: At<Environment>): boolean =>
  ['watching', 'passed', 'person'].some((state) => snapshot.matches(state)) ||
  (snapshot.matches({ enterprise: { number: 'idle' } }) &&
    environment.name === 'of before' &&
    environment.code === 'none');

export function probesAt(at: At<Environment>): readonly Probe<VerificationRun>[] {
  if (!isSettled(at)) return [];
  const { stands } = at.environment;
  const refused = against[stands];
  if (refused !== undefined) return [...beside, handing('what cannot be handed in', refused)];
  return [...beside, ownStatus, ...(inParts[stands] ?? [])];
}
