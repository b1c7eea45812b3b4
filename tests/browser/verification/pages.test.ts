import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { VerificationRefusal } from '#contract/entities/verification.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { outbox } from '#server/modules/outbox/tables.ts';
import { enterpriseAuthorisations } from '#server/modules/signing/tables.ts';
import { verifications } from '#server/modules/verification/tables.ts';
import { readSentCode } from '#server/testing/codes.ts';
import { pdfWithText } from '#server/testing/pdf.ts';
import { accessibilityProblems } from '../accessibilityProblems.ts';
import { narrowDisplays } from '../displays.ts';
import { loseAnswer } from '../lostAnswer.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';

const world = worldOfFile();
const translate = translatorFor('en');

const mainlandClient = { email: 'new@cn.example', client_id: 'client-new', page: '/mall/mainlandAuth' } as const;
const hongKongClient = { email: 'refused@hk.example', client_id: 'client-refused', page: '/mall/auth' } as const;
type Client = typeof mainlandClient | typeof hongKongClient;

beforeEach(async () => {
  const { db } = world;
  await db.delete(messageCodes);
  await db.delete(outbox).where(eq(outbox.channel, 'sms'));
  await db.delete(flowDrafts);
  for (const { client_id } of [mainlandClient, hongKongClient]) {
    await db.delete(verifications).where(eq(verifications.client_id, client_id));
    await db.delete(enterpriseAuthorisations).where(eq(enterpriseAuthorisations.client_id, client_id));
    const unverified = { verification_status: 'none', verification_refusal: null, enterprise_number: null } as const;
    await db.update(clients).set(unverified).where(eq(clients.client_id, client_id));
  }
});

const button = (page: Page, words: string) => page.getByRole('button', { name: translate(words), exact: true });
const field = (page: Page, words: string) => page.getByLabel(translate(words), { exact: true });
const title = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: translate(words), exact: true });
async function choose(page: Page, label: string, name: string): Promise<void> {
  const group = page.getByRole('group', { name: translate(label), exact: true });
  const file = { name, mimeType: 'application/pdf', buffer: pdfWithText(name) };
  await group.locator('input[type=file]').first().setInputFiles(file);
  await group.getByRole('button', { name: translate('Replace'), exact: true }).waitFor();
}

async function openPage({ email, page: address }: Client, query = '') {
  const { page, context } = await world.person({ email });
  await page.goto(`${address}${query}`);
  return { page, context };
}

async function fillInPerson(page: Page): Promise<void> {
  await field(page, 'Legal representative’s name').fill('林晓');
  await field(page, 'Legal representative’s ID number').fill('11010519491231002X');
  await page.getByRole('radio', { name: translate('Power of attorney') }).check();
  await choose(page, 'Power of attorney', 'attorney.pdf');
  await button(page, 'Replace').waitFor();
}

/** Has a code sent, skipping the image check, and enters it. */
async function prove(page: Page, number: string): Promise<void> {
  await field(page, 'Mobile number').fill(number);
  await page.getByRole('slider', { name: translate('Slide right to verify'), exact: true }).press('End');
  await button(page, 'Continue without image').click();
  await button(page, 'Send code').click({ timeout: 180_000 });
  await field(page, 'SMS code').waitFor();
  await field(page, 'SMS code').fill(await readSentCode(world.db));
  await field(page, 'SMS code').press('Enter');
  await button(page, 'Change number or code').waitFor();
}

async function fillInMainland(page: Page): Promise<void> {
  await fillInPerson(page);
  await button(page, 'Continue to company details').click();
  await field(page, 'Translated name').fill('Hangzhou Xinya Technology');
  await field(page, 'Unified social credit code').fill('91330106MA2CEXAM47');
  await page.getByText(translate('This number is valid and available.')).waitFor();
  await choose(page, 'Business licence', 'licence.pdf');
  await prove(page, '138 0013 8000');
}

/** Decides as the desk does, directly in the database. */
async function decide(client_id: string, status: 'refuse_alternate' | 'pass', refusal: VerificationRefusal | null) {
  const ofClient = eq(verifications.client_id, client_id);
  await world.db.update(verifications).set({ status, refusal, decided_at: world.now() }).where(ofClient);
  await world.db.update(clients).set({ verification_status: status }).where(eq(clients.client_id, client_id));
}

const submissions = (client_id: string) =>
  world.db.select().from(verifications).where(eq(verifications.client_id, client_id)).orderBy(verifications.number);

describe('mainland verification', () => {
  it('a mainland client refused by field corrects only that field and is verified [VER-01, VER-04, VER-07, VER-08]', async () => {
    const { page } = await openPage(mainlandClient);
    await fillInMainland(page);
    await button(page, 'Submit for review').click();
    await title(page, 'We’re reviewing your verification').waitFor();
    await decide(mainlandClient.client_id, 'refuse_alternate', {
      code: 'license_unreadable',
      fields: [{ field: 'business_license', words: '公章看不清。' }],
    });
    await page.getByText('公章看不清。').first().waitFor({ timeout: 60_000 });
    await field(page, 'Translated name').waitFor({ state: 'detached' });
    await choose(page, 'Business licence', 'clearer.pdf');
    await button(page, 'Replace').waitFor();
    await button(page, 'Submit for review').click();
    await title(page, 'We’re reviewing your verification').waitFor();
    await decide(mainlandClient.client_id, 'pass', null);
    await title(page, 'Your company is verified').waitFor({ timeout: 60_000 });
    await page.goto(mainlandClient.page);
    await page.waitForURL('**/mall/home');
  });

  it('the steps of a mainland verification list all their missing fields at once [VER-01, VER-03]', async () => {
    const { page } = await openPage(mainlandClient);
    const steps = page.getByRole('navigation', { name: translate('Verification steps') }).getByRole('listitem');
    await expect.poll(() => steps.count()).toBe(4);
    const told = page.getByRole('region', { name: /Check \d fields/ }).getByRole('listitem');
    await page.getByRole('radio', { name: translate('Power of attorney') }).check();
    await button(page, 'Continue to company details').click();
    await expect
      .poll(() => told.allTextContents())
      .toEqual([
        'Legal representative’s name: Enter the legal representative’s name.',
        'Legal representative’s ID number: Enter the legal representative’s ID number.',
        'Power of attorney: Upload the power of attorney.',
      ]);
    await fillInPerson(page);
    await button(page, 'Continue to company details').click();
    await field(page, 'Certified company name').fill('');
    await button(page, 'Submit for review').click();
    await expect
      .poll(() => told.allTextContents())
      .toEqual([
        'Certified company name: Enter the certified company name.',
        'Translated name: Enter the translated name.',
        'Unified social credit code: Enter the company’s registration number.',
        'Business licence: Upload the business licence.',
        'Verified phone: Verify the phone with the code we send to it.',
      ]);
    expect(await submissions(mainlandClient.client_id)).toEqual([]);
  });

  it('a link to a verification that has just been decided leads home and shows the decision [VER-01]', async () => {
    const { page } = await world.person({ email: mainlandClient.email });
    await page.goto('/mall/order');
    const link = page.getByRole('complementary', { name: translate('Company verification') }).getByRole('link');
    await expect.poll(() => link.getAttribute('href')).toBe(mainlandClient.page);
    await world.db
      .update(clients)
      .set({ verification_status: 'pass' })
      .where(eq(clients.client_id, mainlandClient.client_id));
    await link.click();
    await page.waitForURL('**/mall/home');
    await page.getByText(translate('Your company is verified.')).waitFor();
    for (const address of ['/mall/mainlandauth', '/mall/auth']) {
      await page.goto(address);
      await page.waitForURL('**/mall/home');
    }
  });

  it('a verification survives a reload, and the legal person is nowhere stored in clear text [VER-05]', async () => {
    const { page } = await openPage(mainlandClient);
    await fillInPerson(page);
    await page.reload();
    await page.getByText('1101**********002X').waitFor();
    await button(page, 'Continue to company details').click();
    await choose(page, 'Business licence', 'licence.pdf');
    await prove(page, '138 0013 8000');
    await page.reload();
    await button(page, 'Change number or code').waitFor();
    await expect.poll(() => page.getByText('licence.pdf').isVisible()).toBe(true);
    const kept = JSON.stringify(await world.db.select().from(flowDrafts));
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const text of [kept, stored])
      expect([text.includes('林晓'), text.includes('11010519')]).toEqual([false, false]);
  });

  it('a verification whose response is lost is submitted once [VER-02]', async () => {
    const { page } = await openPage(mainlandClient);
    await fillInMainland(page);
    await loseAnswer(page, calls.verificationSave);
    await button(page, 'Submit for review').click();
    await title(page, 'We’re reviewing your verification').waitFor({ timeout: 60_000 });
    expect((await submissions(mainlandClient.client_id)).length).toBe(1);
  });

  it('a legal person authorises at the provider, and the verification page shows it [VER-04]', async () => {
    const { page } = await openPage(mainlandClient);
    await field(page, 'Legal representative’s name').fill('林晓');
    await field(page, 'Legal representative’s ID number').fill('11010519491231002X');
    await page.getByRole('link', { name: translate('Authorise on this device') }).click();
    await page.waitForURL('**/sign/**');
    // The sandbox's page authorises and redirects back.
    await page.getByRole('button').first().click();
    await page.goto(mainlandClient.page);
    await page
      .getByText(translate('The legal representative has given authorisation. Nothing else is needed here.'))
      .waitFor();
    await page.getByText('林*').waitFor();
  });

  it('a wrong, a taken and an uncheckable company number each have their own message [VER-03]', async () => {
    const { page } = await openPage(mainlandClient);
    await fillInPerson(page);
    await button(page, 'Continue to company details').click();
    const number = field(page, 'Unified social credit code');
    await number.fill('91330106MA2CEXAM40');
    await number.blur();
    await page
      .getByText(translate('Enter a valid unified social credit code (18 digits and letters). Check it for typos.'))
      .waitFor();
    await number.fill('91310115MA1K4B2C3J');
    await page
      .getByText(/Another client already uses this number/)
      .first()
      .waitFor();
    await number.fill('91350100M000100Y43');
    await page
      .getByText(translate('We can’t check this number right now. You can continue, and our team will check it.'))
      .waitFor();
  });

  it('a verification opened from an activation links back to it [VER-09]', async () => {
    const { page } = await openPage(mainlandClient, '?for=order-1');
    const back = page.getByRole('link', { name: translate('Back to activation') });
    await expect.poll(() => back.getAttribute('href')).toBe('/mall/order/detail/order-1/activate');
  });
});

describe('Hong Kong verification', () => {
  it('a Hong Kong client is redirected to its own page and submits a verification in three steps [VER-01]', async () => {
    const { page } = await openPage(hongKongClient);
    await page.goto(mainlandClient.page);
    await page.waitForURL('**/mall/auth');
    await title(page, 'Verify your company').waitFor();
    await field(page, 'Translated name').waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('navigation', { name: translate('Verification steps') })
          .getByRole('listitem')
          .count(),
      )
      .toBe(3);
    await field(page, 'Certified company name').fill('Harbour Lane Limited');
    await field(page, 'Translated name').fill('海港里有限公司');
    await field(page, 'Business registration number').fill('52478814');
    await choose(page, 'Business licence', 'licence.pdf');
    await prove(page, '5123 4567');
    await button(page, 'Submit for review').click();
    await title(page, 'We’re reviewing your verification').waitFor();
    expect((await submissions(hongKongClient.client_id)).map(({ mobile, status }) => [mobile, status])).toEqual([
      ['+85251234567', 'pending'],
    ]);
  });

  it('a Hong Kong verification lists all missing fields at once and requires a Chinese name [VER-03]', async () => {
    const { page } = await openPage(hongKongClient);
    await field(page, 'Certified company name').fill('Harbour Lane Limited');
    await field(page, 'Translated name').fill('Harbour Lane');
    await button(page, 'Submit for review').click();
    const summary = page.getByRole('region', { name: /Check 4 fields/ });
    await summary.waitFor();
    await expect
      .poll(() => summary.getByRole('listitem').allTextContents())
      .toEqual([
        'Translated name: Enter the certified company name or the translated name in Chinese.',
        'Business registration number: Enter the company’s registration number.',
        'Business licence: Upload the business licence.',
        'Verified phone: Verify the phone with the code we send to it.',
      ]);
  });
});

it.each(narrowDisplays)(
  'the verification pages fit $width px and are accessible in $language, $scheme',
  async (look) => {
    for (const client of [mainlandClient, hongKongClient]) {
      const { page } = await world.person({ email: client.email, ...look });
      await page.goto(client.page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('main').getByRole('button').first().waitFor();
      expect([client.page, ...(await accessibilityProblems(page))]).toEqual([client.page]);
    }
  },
);
