import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sessionSignIn } from '#contract/calls/session.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { type Language, languages } from '#contract/languages.ts';
import { bannerInputs } from '#machines/shell/verificationBanner/examples.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { narrowDisplays } from './displays.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const newcomer = 'client-new';

type Client = typeof clients.$inferSelect;
type VerificationColumns = Pick<Client, 'verification_status' | 'verification_refusal' | 'verification_type'>;

type Verification = (typeof bannerInputs)[keyof typeof bannerInputs]['verification'];

const world = worldOfFile(({ db }) => setVerification(db, { status: 'none', message: '', verification_type: 1 }));

/** The refusal behind each of the server's sentences. */
const refusals: Readonly<Record<Verification['message'], VerificationRefusal | null>> = {
  '': null,
  'The business licence has expired.': { code: 'license_expired', fields: [] },
  'We can’t accept this power of attorney.': { code: 'power_of_attorney_invalid', fields: [] },
};

async function setVerification(
  db: typeof world.db,
  { status, message, verification_type }: Verification,
): Promise<void> {
  const verification_refusal = refusals[message];
  const said: VerificationColumns = { verification_status: status, verification_refusal, verification_type };
  await db.update(clients).set(said).where(eq(clients.client_id, newcomer));
}

interface Display {
  readonly email?: string;
  readonly width?: number;
  readonly language?: Language;
  readonly host?: string;
}

async function openHome(look: Display = {}): Promise<Page> {
  const { page } = await world.person({ email: 'new@cn.example', scripted: true, ...look });
  await page.goto('/mall/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
const banner = (page: Page) => page.getByRole('complementary', { name: translate('Company verification') });
const waitForBannerText = (page: Page, text: string) => banner(page).getByText(text, { exact: true }).waitFor();

const bannerTexts = [
  ['not verified', ['Verify your company to activate orders.']],
  ['being reviewed', ['We’re reviewing your verification and will notify you of the result.']],
  [
    'passed for now',
    [
      'Your company is provisionally verified. Some documents are still missing.',
      'We can’t accept this power of attorney.',
    ],
  ],
  ['passed for now, without words', ['Your company is provisionally verified. Some documents are still missing.']],
  ['passed', ['Your company is verified.']],
  ['refused', ['Your company verification wasn’t approved.', 'The business licence has expired.']],
  [
    'refused without words',
    ['Your company verification wasn’t approved.', 'Check your details and submit them again.'],
  ],
] as const;

it.each(bannerTexts)(
  'the verification banner shows the status "%s" above the pages of the mall [BAN-01]',
  async (name, texts) => {
    await setVerification(world.db, bannerInputs[name].verification);
    const page = await openHome();
    for (const text of texts) await waitForBannerText(page, text);
  },
);

it.each([
  ['not verified', 'Verify now'],
  ['passed for now', 'Continue verification'],
  ['refused', 'Review and resubmit'],
] as const)('the verification banner of the status "%s" links to the verification [BAN-01]', async (name, way) => {
  await setVerification(world.db, bannerInputs[name].verification);
  const page = await openHome();
  await banner(page)
    .getByRole('link', { name: translate(way), exact: true })
    .click();
  await page.waitForURL('**/mall/mainlandAuth');
});

it.each(languages)(
  'the verification banner in %s shows why the verification was refused [BAN-01]',
  async (language) => {
    await setVerification(world.db, bannerInputs.refused.verification);
    const sayIn = translatorFor(language);
    const page = await openHome({ language });
    const told = page.getByRole('complementary', { name: sayIn('Company verification') });
    await told.getByText(sayIn('The business licence has expired.'), { exact: true }).waitFor();
  },
);

it('the verification banner has its own text for clients that pay from overseas [BAN-01]', async () => {
  await world.db.update(clients).set({ verification_status: 'none' }).where(eq(clients.client_id, 'client-hk'));
  const page = await openHome({ email: 'owner@hk.example' });
  await waitForBannerText(page, 'Verify your company to activate orders paid from overseas.');
  await banner(page)
    .getByRole('link', { name: translate('Verify now'), exact: true })
    .click();
  await page.waitForURL('**/mall/auth');
  await world.db.update(clients).set({ verification_status: 'pass' }).where(eq(clients.client_id, 'client-hk'));
});

it('the banner of a passed verification stays closed after a reload, by a cookie for seven days [BAN-02]', async () => {
  await setVerification(world.db, bannerInputs.passed.verification);
  const page = await openHome();
  await banner(page)
    .getByRole('button', { name: translate('Close') })
    .press('Enter');
  await banner(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => banner(page).count()).toBe(0);
  const cookies = await page.context().cookies();
  const days = cookies
    .filter(({ name }) => name === '_mall_verified_closed')
    .map(({ expires, value }) => [value, Math.round((expires - Date.now() / 1000) / 86_400)]);
  expect(days).toEqual([[newcomer, 7]]);
  await page.context().clearCookies({ name: '_mall_verified_closed' });
  await page.reload();
  await banner(page).waitFor();
});

it('the verification banner is not shown on a Japanese host or at the desk [BAN-01]', async () => {
  const japan = await world.person({ host: 'jp.mallflow.example' });
  await japan.page.goto('/login');
  await japan.page.evaluate(([address, header, body]) => fetch(address, { method: 'POST', headers: header, body }), [
    `/oss${sessionSignIn.path}`,
    { [sameSiteHeader.name]: sameSiteHeader.value, 'content-type': 'application/json' },
    JSON.stringify({ email: 'new@cn.example', password: demoPassword }),
  ] as const);
  await japan.page.goto('/mall/home');
  const desk = await world.person({ email: 'reviewer@desk.example' });
  await desk.page.goto('/mall/desk');
  for (const page of [japan.page, desk.page]) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('complementary').count()).toBe(0);
  }
});

it.each(narrowDisplays)(
  'the verification banner is accessible in $language at $width px, $scheme [BAN-01]',
  async (look) => {
    await setVerification(world.db, bannerInputs.refused.verification);
    const page = await openHome(look);
    await page.getByRole('complementary').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

it('the verification banner is not shown on the page of the verification [BAN-10]', async () => {
  const page = await openHome();
  await banner(page).getByRole('link', { name: 'Verify now' }).click();
  await page.waitForURL('**/mainlandAuth');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await banner(page).waitFor({ state: 'detached' });
});

it('the verification banner on an activation page links to the verification with that order [VER-20]', async () => {
  const page = await openHome({ email: 'paid@cn.example' });
  await world.db.update(clients).set({ verification_status: 'none' }).where(eq(clients.client_id, 'client-activating'));
  const [order] = await world.db
    .select()
    .from(orders)
    .where(and(eq(orders.client_id, 'client-activating'), eq(orders.status, 'paid')));
  await page.goto(`/mall/order/detail/${order?.order_id}/activate`);
  await banner(page).getByRole('link', { name: 'Verify now' }).click();
  await page.waitForURL(`**/mainlandAuth?for=${order?.order_id}`);
});

it('the verification banner shows a new decision when the window regains focus [BAN-10]', async () => {
  const page = await openHome();
  await waitForBannerText(page, 'Verify your company to activate orders.');
  await setVerification(world.db, bannerInputs.passed.verification);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await waitForBannerText(page, 'Your company is verified.');
  await page.getByText('You’re all caught up').waitFor();
});
