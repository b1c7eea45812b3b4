import { expect } from 'vitest';
import { mainlandVerificationType } from '#contract/entities/verification.ts';
import type { VerificationContext } from '#machines/flows/verification/types.ts';
import { eventTimeoutMs } from '../../../browser/eventTimeout.ts';
import { openDraftOf } from '../../../flowkit/server/drafts.ts';
import { expectationsByState, type PageExpectation, waitForText } from '../../../flowkit/server/pageExpectation.ts';
import type { ServedState } from '../../../flowkit/server/servedFlow.ts';
import type { Environment, Status } from './environment.ts';
import { readEffects, submissionsOf, type VerificationRun } from './run.ts';

/** The client's status column; a child account does not change it. */
const statuses: Readonly<Record<Status, string>> = {
  none: 'none',
  child: 'none',
  pending: 'pending',
  'pending again': 'pending',
  passed: 'pass',
  refused: 'refuse',
  'license refused': 'refuse_alternate',
  'names refused': 'refuse_alternate',
  'for now': 'trial_pass',
  'person refused': 'refuse_alternate',
  'person name refused': 'refuse_alternate',
};

export async function expectEffects(run: VerificationRun, { environment }: ServedState<Environment>): Promise<void> {
  const { applicant, name_before } = run;
  const { stands, last } = environment;
  const { status, enterprise_number, full_name, submissions } = await readEffects(run);
  expect(status).toBe(statuses[stands]);
  if (last === null) {
    expect(submissions).toEqual([]);
    return;
  }
  const { typed, elsewhere, mobile, numbers, verification_type } = applicant;
  const ofMainland = verification_type === mainlandVerificationType;
  const company_name = last.name === 'typed' ? typed.company_name : elsewhere.company_name;
  const credit_code = last.number === 'none' ? '' : numbers[last.number];
  const isPassed = stands === 'passed';
  expect({ enterprise_number, full_name, last: submissions.at(-1) }).toEqual({
    enterprise_number: isPassed ? credit_code : null,
    full_name: isPassed ? company_name : name_before,
    last: {
      company_name,
      credit_code,
      register: last.number === 'unchecked' ? 'not_asked' : 'listed',
      mobile: last.mobile === 'typed' ? mobile.kept : elsewhere.mobile,
      status: statuses[stands],
      type: verification_type,
      has_person: ofMainland,
      has_attorney: ofMainland && last.proof_method === 'attorney',
    },
  });
  const earlier = submissions.slice(0, -1).map((one) => one.status);
  expect(earlier.filter((one) => one === 'pending' || one === 'pass')).toEqual([]);
  await expectPersonSealed(run);
}

/** The database has nothing in the clear that identifies the legal person. */
async function expectPersonSealed(run: VerificationRun): Promise<void> {
  const kept = JSON.stringify(await submissionsOf(run));
  expect(['林晓', '周宁', '11010519491231002X'].filter((text) => kept.includes(text))).toEqual([]);
}

type Expectation = PageExpectation<Environment, VerificationRun, VerificationContext>;

const expectForm: Expectation = async (run, { stands }, { nothing_sent, entered }) => {
  if (nothing_sent) await waitForText(run, 'That didn’t go through. Your entries are saved.');
  if (stands === 'license refused') await waitForText(run, 'Provide the items below again.');
  if (stands === 'license refused' && entered.business_license === null)
    await waitForText(run, 'The seal cannot be read.');
  if (stands === 'for now')
    await waitForText(run, 'Your company is provisionally verified. Some details are still missing.');
};

const numberTexts = {
  free: 'This number is valid and available.',
  unchecked: 'We can’t check this number right now. You can continue, and our team will check it.',
} as const;

const expectNumberResult: Expectation = async (run, _environment, { number_found }) => {
  const is = number_found?.is;
  if (is === 'free' || is === 'unchecked') await waitForText(run, numberTexts[is]);
};

const expectPending: Expectation = async (run, { last }) => {
  const { typed, elsewhere } = run.applicant;
  await waitForText(run, last?.name === 'typed' ? typed.company_name : elsewhere.company_name);
  await waitForText(run, /^Decision expected by /);
};

/** The page seals the legal person's data before it saves them, which takes a moment: poll. */
const expectPerson: Expectation = async (run, _environment, { entered }) => {
  const fields = (['legal_person_name', 'legal_person_id'] as const).filter((name) => entered[name] !== null);
  const isSealed = (text: string) => fields.every((name) => new RegExp(`${name}\\\\*":\\{\\\\*"sealed`).test(text));
  if (fields.length > 0)
    await expect.poll(async () => isSealed(await savedTexts(run)), { timeout: eventTimeoutMs }).toBe(true);
};

async function savedTexts(run: VerificationRun): Promise<string> {
  const stashed = await run.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const draft = await openDraftOf(run, { flow: 'mainlandVerification', subject: '' });
  return stashed + draft.snapshot;
}

const expectChildAccount: Expectation = (run) => waitForText(run, 'Ask your company’s main account owner.');

export const expectAt = expectationsByState<Environment, VerificationRun, VerificationContext>([
  ['person', expectPerson],
  [{ enterprise: { number: 'idle' } }, expectNumberResult],
  ['enterprise', expectForm],
  [{ watching: 'pending' }, expectPending],
  [{ watching: 'closed' }, expectChildAccount],
]);
