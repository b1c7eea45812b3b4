import { deskVerificationAccept } from '#contract/calls/deskVerifications.ts';
import { clientVerification, verificationSave } from '#contract/calls/verification.ts';
import { mainlandVerificationType } from '#contract/entities/verification.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { sealFor } from '#server/testing/sealFor.ts';
import { newKey, type Probe, type ProbeCode, probe } from '../../../flowkit/server/probe.ts';
import type { ServedState } from '../../../flowkit/server/servedFlow.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import type { Environment, Status } from './environment.ts';
import { submissionsOf, type VerificationRun } from './run.ts';

type VerificationBody = Readonly<Record<string, string>>;

const foreignLicense = 'client-reviewed-business_license';

const submitProbe = (
  name: string,
  code: ProbeCode,
  said: VerificationBody | ((run: VerificationRun) => Promise<VerificationBody>) = {},
): Probe<VerificationRun> =>
  probe(name, code, async (run) => {
    const { verification_type } = run.applicant;
    const by = typeof said === 'function' ? await said(run) : said;
    const body = { verification_type: String(verification_type), ...by };
    return run.api.call(verificationSave, { body, key: newKey() });
  });

const foreignProbes: readonly Probe<VerificationRun>[] = [
  probe('reads the verification of somebody else', 'not_found', ({ api }) =>
    api.call(clientVerification, { query: { client_id: 'client-cn' } }),
  ),
  probe('decides by itself', 'not_permitted', async (run) => {
    const verification_id = (await submissionsOf(run)).at(-1)?.verification_id ?? 'none';
    return run.api.call(deskVerificationAccept, { body: { verification_id }, key: newKey() });
  }),
];

const ownStatusProbe = submitProbe('a status of its own', 'unknown_field', { status: 'pass' });

/** As the type of the other flow. */
const otherTypeProbe = submitProbe('as another type', 'verification_state_refuses', async ({ applicant }) => ({
  verification_type: applicant.verification_type === mainlandVerificationType ? '2' : '1',
}));

/** Why nothing can be submitted, whatever a client sends. */
const refusalCodes: Readonly<Partial<Record<Status, ErrorName>>> = {
  pending: 'verification_state_refuses',
  'pending again': 'verification_state_refuses',
  passed: 'verification_state_refuses',
  child: 'main_account_only',
};

const othersSeal = async (run: VerificationRun): Promise<VerificationBody> => {
  const own = await dataOrThrow(run.api.call(clientVerification, { query: {} }));
  return { legal_person_name: sealFor({ ...own, client_id: 'client-cn' }, '林晓') };
};

/** For open parts, foreign or missing values; for others, any value. */
const probesByStatus: Readonly<Partial<Record<Status, readonly Probe<VerificationRun>[]>>> = {
  none: [
    submitProbe('nothing', 'verification_incomplete'),
    submitProbe('a mobile without a code', 'verification_incomplete', { mobile: '+85251234567' }),
    otherTypeProbe,
  ],
  refused: [submitProbe('nothing of what was refused', 'verification_incomplete'), otherTypeProbe],
  'license refused': [
    submitProbe('another name in place of the licence', 'verification_incomplete', { company_name: '别的名称' }),
    submitProbe('the licence of somebody else', 'file_unknown', { business_license: foreignLicense }),
    otherTypeProbe,
  ],
  'names refused': [submitProbe('a name without the mobile', 'verification_incomplete', { company_name: '别的名称' })],
  'for now': [
    submitProbe('no new number', 'verification_incomplete'),
    submitProbe('a number that was struck off', 'credit_code_invalid', async ({ applicant }) => ({
      credit_code: applicant.numbers.struck,
    })),
  ],
  'person refused': [submitProbe('nothing of the legal person', 'verification_incomplete')],
  'person name refused': [submitProbe('a seal for somebody else', 'legal_person_invalid', othersSeal)],
};

/** Where nothing is entered yet, or nothing can be. */
const isProbed = ({ snapshot, environment }: ServedState<Environment>): boolean =>
  ['watching', 'passed', 'person'].some((state) => snapshot.matches(state)) ||
  (snapshot.matches({ enterprise: { number: 'idle' } }) &&
    environment.name === 'of before' &&
    environment.code === 'none');

export function probesAt(at: ServedState<Environment>): readonly Probe<VerificationRun>[] {
  if (!isProbed(at)) return [];
  const { stands } = at.environment;
  const refused = refusalCodes[stands];
  if (refused !== undefined) return [...foreignProbes, submitProbe('what cannot be handed in', refused)];
  return [...foreignProbes, ownStatusProbe, ...(probesByStatus[stands] ?? [])];
}
