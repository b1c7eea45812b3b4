import { expect } from 'vitest';
import type { ActivationContext } from '#machines/flows/activation/types.ts';
import { readNow } from '../../../browser/readNow.ts';
import type { At } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { type Shown, shownIn, waitForText } from '../../../flowkit/server/shown.ts';
import { type Environment, members, type Stands } from './environment.ts';
import { effects } from './run.ts';

/** The product's allowance before the activation, and after it: 100 GB more. */
const held = { accounts: 15, storage_gb: 400, edm: 250_000, api_calls: 0 };
const heldThen = { ...held, storage_gb: 500 };
/** The allowance of the perpetual licence. */
const bought = { accounts: 20, storage_gb: 500, edm: 0, api_calls: 0 };

const paid = { status: 'paid', activated: 0, administrator: null, allowance: held };
const unpaid = { ...paid, status: 'unpaid' };
const inUse = { status: 'completed', activated: 1, allowance: heldThen };

const recorded: Readonly<Record<Stands, object>> = {
  unsigned: paid,
  ready: paid,
  signed: paid,
  'first plan': { ...paid, allowance: null },
  much: unpaid,
  'refused company': unpaid,
  unverified: paid,
  'without invoice': paid,
  checking: unpaid,
  ended: paid,
  cancelled: { ...paid, status: 'cancelled' },
  child: paid,
  signing: paid,
  opened: paid,
  'signing without invoice': paid,
  proof: paid,
  lapsed: paid,
  rejected: paid,
  expired: paid,
  activated: inUse,
  'activated for good': { ...inUse, administrator: '林晓', allowance: bought },
  'activated long ago': { ...paid, status: 'completed' },
  gone: paid,
};

/** An activation elsewhere names no administrator, which means the main account. */
const names = { 'main account': members['member-1'].name, colleague: members['member-2'].name } as const;

export async function expectEffects(run: ServedRun, { environment }: At<Environment>): Promise<void> {
  const { stands, administrator, to_sign } = environment;
  const by = stands === 'activated' ? { administrator: names[administrator ?? 'main account'] } : {};
  expect(await effects(run)).toEqual({ ...recorded[stands], ...by, toSign: to_sign === null ? [] : [to_sign] });
}

type Expect = Shown<Environment, ServedRun, ActivationContext>;

const reasonWords: Readonly<Partial<Record<Stands, readonly (string | RegExp)[]>>> = {
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

const missing: Expect = async (run, { stands }, { child_refusal }) => {
  if (child_refusal === null) for (const words of reasonWords[stands] ?? []) await waitForText(run, words);
};

const ready: Expect = async (run, { stands }) => {
  if (stands === 'first plan')
    for (const words of ['CRM perpetual licence', 'no expiry']) await waitForText(run, words);
  else if (stands === 'ready' || stands === 'signed') await waitForText(run, '500 GB (currently 400 GB)');
};

const activated: Expect = async (run, { stands, administrator }) => {
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

const news: Expect = async (run, _environment, { refusal, fault, terms_changed, nothing_activated, child_refusal }) => {
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

export const expectAt = shownIn<Environment, ServedRun, ActivationContext>([
  ['watching', news],
  [{ watching: 'missing' }, missing],
  [{ watching: 'ready' }, ready],
  ['activated', activated],
]);
