import { expect } from 'vitest';
import { endedPayment, unfinishedPayment } from '#machines/flows/mobilePayment/reasons.ts';
import type { MobileContext } from '#machines/flows/mobilePayment/types.ts';
import type { ServedState } from '../../../flowkit/server/servedFlow.ts';
import type { Environment } from './environment.ts';
import { lastPayment, type MobileRun } from './run.ts';

const closedTexts = {
  cancelled: 'This order was cancelled',
  expired: 'The payment deadline for this order has passed.',
  proof: 'We’re checking a proof of transfer for this order.',
} as const satisfies Partial<Record<Environment['order'], string>>;

const unofferedTexts = {
  'too dear': /Mobile payment accepts .*1,000.* to .*39,400.*\./,
  'in another currency': 'Mobile payment isn’t available in USD.',
} as const satisfies Partial<Record<Environment['order'], string | RegExp>>;

const endTexts = {
  failed: 'This payment was declined.',
  expired: 'This payment has expired.',
  closed: 'This payment was cancelled.',
} as const;

const names = { wechat: 'WeChat Pay', alipay: 'Alipay' } as const;

type ShownConfiguration = ServedState<Environment> & { readonly context: MobileContext; readonly label: string };
type Expectation = (run: MobileRun, place: ShownConfiguration) => Promise<void>;

const waitForText = ({ page }: MobileRun, words: string | RegExp): Promise<void> =>
  page.getByText(words).first().waitFor();

const expectChoosing: Expectation = async (run, { context }) => {
  const last = endedPayment(context);
  if (context.refusal !== null) return;
  if (context.nothing_begun) await waitForText(run, 'Your payment wasn’t started. You can try again.');
  else if (last !== null) await waitForText(run, endTexts[last.status]);
};

const expectClosed: Expectation = async (run, { environment: { order } }) => {
  if (order === 'cancelled' || order === 'expired' || order === 'proof') await waitForText(run, closedTexts[order]);
};

const expectUnoffered: Expectation = async (run, { environment: { order } }) => {
  if (order === 'too dear' || order === 'in another currency') await waitForText(run, unofferedTexts[order]);
};

/** The code of one provider, or the other's wallet, with the amount. */
const expectPayable: Expectation = async (run, { context }) => {
  const { page } = run;
  const open = unfinishedPayment(context);
  if (open === null) throw new Error('no payment is open');
  const name = names[open.provider];
  if (open.wallet_url === null) await page.getByRole('img', { name: `${name} QR code` }).waitFor();
  else await page.getByRole('link', { name: `Open ${name}` }).waitFor();
  await waitForText(run, '5,000');
  await expectUnconfirmed(run, context);
};

const expectPending: Expectation = async (run, { context, label }) => {
  await expect
    .poll(() => run.page.getByRole('img', { name: 'QR code' }).count(), { message: `${label}: codes` })
    .toBe(0);
  await expectUnconfirmed(run, context);
};

async function expectUnconfirmed(run: MobileRun, { is_unconfirmed, fault, refusal }: MobileContext): Promise<void> {
  if (is_unconfirmed && fault === null && refusal === null)
    await waitForText(run, 'We haven’t received your payment yet.');
}

const expectPaid: Expectation = async (run, { environment: { payment, order } }) => {
  const last = await lastPayment(run);
  await waitForText(run, payment === 'paid' && last !== null ? names[last.provider] : 'Bank transfer');
  if (order === 'paid twice') await waitForText(run, 'We’ll refund it');
};

const expectationsByState = [
  [{ watching: 'choosing' }, expectChoosing],
  [{ watching: 'closed' }, expectClosed],
  [{ watching: 'unoffered' }, expectUnoffered],
  [{ watching: 'payable' }, expectPayable],
  [{ watching: 'pending' }, expectPending],
  ['paid', expectPaid],
] as const;

export async function expectAt(run: MobileRun, at: ServedState<Environment>, label: string): Promise<void> {
  const place = { ...at, context: at.snapshot.context, label };
  for (const [state, expectThere] of expectationsByState) if (at.snapshot.matches(state)) await expectThere(run, place);
}
