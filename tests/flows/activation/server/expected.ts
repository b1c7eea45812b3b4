import { expect } from 'vitest';
import type { ActivationContext } from '#machines/flows/activation/types.ts';
import { readNow } from '../../../browser/readNow.ts';
import { expectationsByState, type PageExpectation, waitForText } from '../../../flowkit/server/pageExpectation.ts';
import type { ServedState } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { type Environment, members, type Status } from './environment.ts';
import { readEffects } from './run.ts';

/** The product's allowance before the activation, and after it: 100 GB more. */
const allowanceBefore = { accounts: 15, storage_gb: 400, edm: 250_000, api_calls: 0 };
const allowanceAfter = { ...allowanceBefore, storage_gb: 500 };
/** The allowance of the perpetual licence. */
const boughtAllowance = { accounts: 20, storage_gb: 500, edm: 0, api_calls: 0 };

const paidOrder = { status: 'paid', activated: 0, administrator: null, allowance: allowanceBefore };
const unpaidOrder = { ...paidOrder, status: 'unpaid' };
const completedOrder = { status: 'completed', activated: 1, allowance: allowanceAfter };

const orderByStatus: Readonly<Record<Status, object>> = {
  unsigned: paidOrder,
  ready: paidOrder,
  signed: paidOrder,
  'first plan': { ...paidOrder, allowance: null },
  much: unpaidOrder,
  'refused company': unpaidOrder,
  unverified: paidOrder,
  'without invoice': paidOrder,
  checking: unpaidOrder,
  ended: paidOrder,
  cancelled: { ...paidOrder, status: 'cancelled' },
  child: paidOrder,
  signing: paidOrder,
  opened: paidOrder,
  'signing without invoice': paidOrder,
  proof: paidOrder,
  lapsed: paidOrder,
  rejected: paidOrder,
  expired: paidOrder,
  activated: completedOrder,
  'activated for good': { ...completedOrder, administrator: '林晓', allowance: boughtAllowance },
  'activated long ago': { ...paidOrder, status: 'completed' },
  gone: paidOrder,
};

/** An activation elsewhere names no administrator, which means the main account. */
const names = { 'main account': members['member-1'].name, colleague: members['member-2'].name } as const;

export async function expectEffects(run: ServedRun, { environment }: ServedState<Environment>): Promise<void> {
  const { stands, administrator, to_sign } = environment;
  const by = stands === 'activated' ? { administrator: names[administrator ?? 'main account'] } : {};
  expect(await readEffects(run)).toEqual({
    ...orderByStatus[stands],
    ...by,
    toSign: to_sign === null ? [] : [to_sign],
  });
}

type Expectation = PageExpectation<Environment, ServedRun, ActivationContext>;

const reasonTexts: Readonly<Partial<Record<Status, readonly (string | RegExp)[]>>> = {
  much: [
    'The bank receipt is incomplete.',
    'We’re reviewing your verification.',
    'Your invoice request wasn’t approved. Correct it and submit it again.',
    'The contract or proof of payment by others must be signed',
  ],
  'refused company': [
    'This order hasn’t been paid yet.',
    'Your company verification wasn’t approved.',
    'The business licence has expired.',
  ],
  unverified: ['We’re reviewing your verification.'],
  'without invoice': ['Request an invoice'],
  checking: ['The bank receipt is incomplete.'],
  cancelled: ['This order was cancelled or its payment deadline passed'],
  child: ['Only the main account can do this.'],
  rejected: ['The document was rejected during signing.'],
  expired: ['The signing deadline passed.'],
};

const expectMissing: Expectation = async (run, { stands }, { child_refusal }) => {
  if (child_refusal === null) for (const words of reasonTexts[stands] ?? []) await waitForText(run, words);
};

const expectReady: Expectation = async (run, { stands }) => {
  if (stands === 'first plan')
    for (const words of ['CRM perpetual licence', 'no expiry']) await waitForText(run, words);
  else if (stands === 'ready' || stands === 'signed') await waitForText(run, '500 GB (currently 400 GB)');
};

const expectActivated: Expectation = async (run, { stands, administrator }) => {
  const administered = run.page.getByText('Administrator', { exact: true });
  if (stands === 'activated long ago') {
    await expect.poll(() => administered.count(), { message: 'what is said of an administrator' }).toBe(0);
    return;
  }
  await administered.waitFor();
  const told = await readNow('the state is drawn in one piece', () => run.page.getByRole('main').textContent());
  expect(told).toContain(`Administrator${names[administrator ?? 'main account']}`);
  expect(told).toContain(stands === 'activated for good' ? 'no expiry' : '500 GB');
};

const expectNotices: Expectation = async (
  run,
  _environment,
  { refusal, fault, terms_changed, nothing_activated, child_refusal },
) => {
  if (refusal !== null) return;
  if (terms_changed) await waitForText(run, 'What you’ll get with this order has changed.');
  else if (nothing_activated) await waitForText(run, 'That didn’t go through. Your order wasn’t activated.');
  else if (fault === null && child_refusal !== null)
    for (const words of [
      'Only the main account can use the signing provider. Ask your company’s main account owner.',
      'Ask your company’s main account owner.',
    ])
      await waitForText(run, words);
};

export const expectAt = expectationsByState<Environment, ServedRun, ActivationContext>([
  ['watching', expectNotices],
  [{ watching: 'missing' }, expectMissing],
  [{ watching: 'ready' }, expectReady],
  ['activated', expectActivated],
]);
