import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { registrationConfirm, registrationSave } from '#contract/calls/registration.ts';
import { registrationRegions } from '#contract/entities/registration.ts';
import { codes } from '#contract/responseCodes.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { clients, users } from '#server/modules/identity/tables.ts';
import { outbox } from '#server/modules/outbox/tables.ts';
import { registrations } from '#server/modules/registration/tables.ts';
import { accessibilityProblems } from '../accessibilityProblems.ts';
import { collectErrors } from '../collectErrors.ts';
import { narrowDisplays } from '../displays.ts';
import { tabTo } from '../keyboard.ts';
import { loseAnswer } from '../lostAnswer.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';
import { companies, password, registrationPage } from './registrationPage.ts';

const world = worldOfFile();

beforeEach(async () => {
  const { db } = world;
  await db.delete(messageCodes);
  await db.delete(registrations);
  await db.delete(outbox);
  await db.delete(flowDrafts);
});

async function openPage(region: keyof typeof companies = 'TW', language: 'en' | null = 'en') {
  const { page, context } = await world.person({ language });
  await page.goto(companies[region].page);
  const spoken = { TW: 'zh-TW', JP: 'ja', HK: 'zh-TW' } as const;
  const say = translatorFor(language ?? spoken[region]);
  return { page, context, say, ...registrationPage(world, page, say) };
}

describe('company registration', () => {
  it.each(registrationRegions)(
    'a company in %s registers in the language of its page, confirms by mail and signs in to the store [REG-01, REG-12]',
    async (region) => {
      const { page, say, ...on } = await openPage(region, null);
      const errors = collectErrors(page);
      const { title, mobile, currency, page: address } = companies[region];
      await on.title(title).waitFor();
      const email = `main@${region.toLowerCase()}.example`;
      await on.fill(region, email);
      await on.prove(mobile);
      await on.agree();
      await on.button('Register company').click();
      await on.title('Check your inbox').waitFor();
      await page.reload();
      await on.title('Check your inbox').waitFor();
      await page.goto(await on.link());
      await on.title('Confirm your registration').waitFor();
      await on.field('Password').fill(password);
      await on.button('Create account').click();
      await on.title('Your account is ready').waitFor();
      expect(new URL(page.url()).pathname).toBe(`${address}/success`);
      await page.reload();
      await on.title('Your account is ready').waitFor();
      await page.getByText(email).waitFor();
      await page.getByRole('link', { name: say('Sign in'), exact: true }).click();
      await page.waitForURL('**/login?**');
      await page.locator('input[type=email]').fill(email);
      await page.locator('input[type=password]').fill(password);
      await page.locator('input[type=password]').press('Enter');
      await page.waitForURL('**/mall/home');
      await page.goto('/mall/store/new');
      await page.getByRole('radio').first().waitFor({ state: 'attached' });
      const [client] = await world.db.select().from(clients).where(eq(clients.full_name, companies[region].company));
      expect(client).toMatchObject({ currency, use_zone: region, verification_status: 'none' });
      expect(errors).toEqual([]);
    },
  );

  it('registering an existing account shows the same page, and only the mail mentions the account [REG-06]', async () => {
    const { page, ...on } = await openPage();
    await on.fill('TW', 'owner@tw.example');
    await on.prove(companies.TW.mobile);
    await on.agree();
    await on.button('Register company').click();
    await on.title('Check your inbox').waitFor();
    await page.getByText('owner@tw.example').first().waitFor();
    expect((await on.newest('mail'))?.subject).toBe('You already have a Mallflow account');
    expect(await on.link()).toBe('none');
  });

  it('a registration with a lost response is saved once, and the next mail must wait [REG-03, REG-10]', async () => {
    const { page, ...on } = await openPage();
    await on.fill('TW', 'lost@tw.example');
    await on.prove(companies.TW.mobile);
    await on.agree();
    await loseAnswer(page, registrationSave);
    await on.button('Register company').click();
    await on.title('Check your inbox').waitFor();
    expect(await world.db.select().from(registrations)).toHaveLength(1);
    await page.getByText(/You can resend the email in/).waitFor();
    await expect.poll(() => on.button('Resend email').isVisible()).toBe(false);
  });

  it("a registration refusal without its own text is shown in the user's language, also after a reload [WIR-10, RUN-01]", async () => {
    const { page, say, ...on } = await openPage('JP', null);
    await on.fill('JP', 'refused@jp.example');
    await on.prove(companies.JP.mobile);
    await on.agree();
    // A refusal for which this flow has no text of its own.
    const { code, status } = codes.idempotency_key_reused;
    const json = { code, data: null, msg: '' };
    await page.route(`**${registrationSave.path}`, (route) => route.fulfill({ status, json }));
    await on.button('Register company').click();
    const told = page.getByText(say('error.idempotency_key_reused')).first();
    await told.waitFor();
    const kept = async () => (await world.db.select().from(flowDrafts)).map(({ snapshot }) => snapshot);
    await expect.poll(kept).toEqual([expect.stringContaining('"idempotency_key_reused"')]);
    await page.reload();
    await told.waitFor();
  });

  it('a registration lists all missing and invalid fields at once, also after a reload [REG-04]', async () => {
    const { page, ...on } = await openPage();
    await on.field('Unified business number').fill('6214009');
    await on.field('Email address').fill('nobody');
    await on.button('Register company').click();
    const summary = page.getByRole('region', { name: /Check 6 fields/ });
    await summary.waitFor();
    const problems = [
      'Company name: Enter the company name.',
      'Unified business number: Enter a valid unified business number (8 digits).',
      'Your name: Enter your name.',
      'Email address: Enter a valid email address, for example name@example.com.',
      'Phone verification: Verify the phone with the code we send to it.',
      'I have read and agree to the terms of service and the privacy policy: Agree to the terms to continue.',
    ];
    await expect.poll(() => summary.getByRole('listitem').allTextContents()).toEqual(problems);
    await page.reload();
    await summary.waitFor();
    await expect.poll(() => summary.getByRole('listitem').allTextContents()).toEqual(problems);
  });

  it('a company number with a wrong check digit causes a warning and can be registered [REG-40]', async () => {
    const { page, ...on } = await openPage();
    await on.fill('TW', 'doubtful@tw.example');
    await on.field('Unified business number').fill('62140098');
    await on.prove(companies.TW.mobile);
    await on.agree();
    await page.getByRole('status').filter({ hasText: 'This number may contain a typo.' }).waitFor();
    await on.button('Register company').click();
    await on.title('Check your inbox').waitFor();
    const [row] = await world.db.select().from(registrations);
    expect([row?.enterprise_number, row?.email]).toEqual(['62140098', 'doubtful@tw.example']);
  });

  it('an SMS code that was only typed is checked when the registration is submitted [COD-11]', async () => {
    const { page, ...on } = await openPage();
    await on.fill('TW', 'typed@tw.example');
    await on.typeCode(companies.TW.mobile);
    const code = await on.field('SMS code').inputValue();
    await on.field('SMS code').fill(code.slice(0, 5));
    await on.agree();
    await on.button('Register company').click();
    const problems = page.getByRole('region', { name: /Check 1 field/ }).getByRole('listitem');
    const told = 'Enter a valid SMS code (6 digits).';
    await expect.poll(() => problems.allTextContents()).toEqual([`Phone verification: ${told}`]);
    await expect.poll(() => page.getByText(told, { exact: true }).count()).toBe(1);
    await on.field('SMS code').fill('');
    await on.button('Register company').click();
    await expect.poll(() => problems.allTextContents()).toEqual(['Phone verification: Enter the SMS code.']);
    await on.field('SMS code').fill(code);
    await on.button('Register company').click();
    await on.title('Check your inbox').waitFor();
  });

  it('an error of the mobile number or of the SMS code is shown once, at its field [COD-11]', async () => {
    const { page, ...on } = await openPage('JP');
    await on.fill('JP', 'once@jp.example');
    await on.agree();
    await on.field('Mobile number').fill('0912');
    await on.button('Register company').click();
    const faulty = 'Enter a valid mobile number.';
    const problems = page.getByRole('region', { name: /Check 1 field/ }).getByRole('listitem');
    await expect.poll(() => problems.allTextContents()).toEqual([`Phone verification: ${faulty}`]);
    await expect.poll(() => page.getByText(faulty, { exact: true }).count()).toBe(1);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await on.field('Mobile number').fill('+852 5123 4567');
    await on.field('Mobile number').blur();
    await expect
      .poll(() => problems.allTextContents())
      .toEqual([expect.stringMatching(/^Phone verification: This number belongs to another country or region[.]/)]);
    await on.typeCode(companies.JP.mobile);
    const code = await on.field('SMS code').inputValue();
    await on.field('SMS code').fill(code === '111111' ? '222222' : '111111');
    await on.button('Register company').click();
    const wrong = page.getByText('The SMS code is incorrect. Try again.', { exact: true });
    await wrong.waitFor();
    await page.getByRole('alert').getByText('Correct the items marked below.').waitFor();
    await expect.poll(() => wrong.count()).toBe(1);
  });

  it('a new SMS code for the same number replaces an expired one, without slider and image [COD-01, COD-11]', async () => {
    const { page, ...on } = await openPage();
    await on.fill('TW', 'expired@tw.example');
    await on.typeCode('0912-345-678');
    await world.db.update(messageCodes).set({
      sent_at: new Date(world.now().getTime() - 20 * 60_000),
      expires_at: new Date(world.now().getTime() - 10 * 60_000),
    });
    await on.agree();
    await on.button('Register company').click();
    const expired = page.getByText('The SMS code has expired. Request a new one.', { exact: true });
    await expired.waitFor();
    await on.button('Send code').waitFor();
    await expect.poll(() => expired.count()).toBe(1);
    await expect.poll(() => on.field('Mobile number').inputValue()).toBe('0912 345 678');
    await expect.poll(() => page.getByRole('slider').count()).toBe(0);
    await on.button('Send code').click();
    await on.field('SMS code').waitFor();
    await on.field('SMS code').fill(/\d{6}/.exec((await on.newest('sms'))?.body ?? '')?.[0] ?? 'none');
    await on.button('Register company').click();
    await on.title('Check your inbox').waitFor();
  });

  it('a typed mobile number survives skipping the phone verification and a reload [REG-13]', async () => {
    const { page, ...on } = await openPage();
    await on.field('Mobile number').fill('0912 345');
    await on.button('Not now').click();
    await on.button('Verify phone').waitFor();
    await page.reload();
    await on.button('Verify phone').click();
    await expect.poll(() => on.field('Mobile number').inputValue()).toBe('0912 345');
  });

  it('a registration survives a reload, and is not in the page of another region or another browser [REG-13]', async () => {
    const { page, ...on } = await openPage();
    await on.fill('TW', 'kept@tw.example');
    await page.reload();
    await expect.poll(() => on.field('Email address').inputValue()).toBe('kept@tw.example');
    await page.goto(companies.JP.page);
    await on.title(companies.JP.title).waitFor();
    await expect.poll(() => on.field('Email address').inputValue()).toBe('');
    const stranger = await openPage();
    await stranger.title(companies.TW.title).waitFor();
    await expect.poll(() => stranger.field('Email address').inputValue()).toBe('');
  });
});

describe('registration confirmation links', () => {
  async function mailed(email = 'link@tw.example') {
    const on = await openPage();
    await on.fill('TW', email);
    await on.prove(companies.TW.mobile);
    await on.agree();
    await on.button('Register company').click();
    await on.title('Check your inbox').waitFor();
    return { ...on, address: await on.link() };
  }

  it('a truncated, forged or used confirmation link opens nothing and says what to do [REG-08]', async () => {
    const { page, title, button, field, address } = await mailed();
    const alert = page.getByRole('alert').getByRole('heading');
    await page.goto(address.slice(0, -4));
    await expect.poll(() => alert.textContent()).toBe('This link isn’t valid. Copy the full link from the email.');
    await page.goto(`${address.slice(0, -4)}AAAA`);
    await expect.poll(() => alert.textContent()).toBe('This link isn’t valid. Copy the full link from the email.');
    await page.goto(address);
    await field('Password').fill('short');
    await button('Create account').click();
    await page.getByText('Enter at least 8 characters.').first().waitFor();
    await field('Password').fill('password1');
    await button('Create account').click();
    await page.getByText('This password is easy to guess.').first().waitFor();
    await loseAnswer(page, registrationConfirm);
    await field('Password').fill(password);
    await button('Create account').click();
    await page.getByText('We can’t confirm yet whether your account was created.').waitFor();
    await button('Create account').click();
    await title('Your account is ready').waitFor();
    await page.goto(address);
    await expect.poll(() => alert.textContent()).toBe('This link has already been used. Sign in.');
    expect(await world.db.select().from(users).where(eq(users.email, 'link@tw.example'))).toHaveLength(1);
  });

  it('a confirmation leaves its secret and the password in no storage, log, draft or other request [REG-02]', async () => {
    const { page, title, button, field, address } = await mailed('secret@tw.example');
    const secret = address.split('#')[1] ?? '';
    const seen: string[] = [];
    page.on('request', (request) => {
      const isOwn = /register\/(link|confirm)$/.test(new URL(request.url()).pathname);
      seen.push(request.url(), request.headers().referer ?? '', isOwn ? '' : (request.postData() ?? ''));
    });
    await page.goto(address);
    await field('Password').fill(password);
    await button('Create account').click();
    await title('Your account is ready').waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    const told = JSON.stringify([seen, kept, world.logged]);
    expect([told.includes(secret), told.includes(password)]).toEqual([false, false]);
    const drafts = JSON.stringify(await world.db.select().from(flowDrafts));
    expect([drafts.includes(secret), drafts.includes(password)]).toEqual([false, false]);
  });
});

it('the registration success page redirects to the form when nothing was registered [REG-11]', async () => {
  const { page, title } = await openPage();
  await page.goto('/mall/register-tw/success');
  await page.waitForURL('**/mall/register-tw');
  await title(companies.TW.title).waitFor();
});

it('a company registers and confirms by keyboard alone [REG-14]', async () => {
  const { page, say, ...on } = await openPage();
  const { company, number, name } = companies.TW;
  await on.field('Company name').waitFor();
  for (const [label, text] of [
    ['Company name', company],
    ['Unified business number', number],
    ['Your name', name],
    ['Email address', 'keys@tw.example'],
    ['Mobile number', '0912345678'],
  ] as const) {
    await tabTo(page, `textbox ${JSON.stringify(say(label))}`);
    await page.keyboard.insertText(text);
  }
  await tabTo(page, `slider ${JSON.stringify(say('Slide right to verify'))}`);
  await page.keyboard.press('End');
  await on.button('Continue without image').waitFor();
  await tabTo(page, `button ${JSON.stringify(say('Continue without image'))}`);
  await page.keyboard.press('Enter');
  await on.button('Send code').waitFor({ timeout: 180_000 });
  await tabTo(page, `button ${JSON.stringify(say('Send code'))}`);
  await page.keyboard.press('Enter');
  await on.field('SMS code').waitFor();
  await tabTo(page, `textbox ${JSON.stringify(say('SMS code'))}`);
  await page.keyboard.type(/\d{6}/.exec((await on.newest('sms'))?.body ?? '')?.[0] ?? 'none');
  await page.keyboard.press('Enter');
  await on.button('Change number or code').waitFor();
  await tabTo(page, /^checkbox/);
  await page.keyboard.press('Space');
  await tabTo(page, `button ${JSON.stringify(say('Register company'))}`);
  await page.keyboard.press('Enter');
  await on.title('Check your inbox').waitFor();
  await page.goto(await on.link());
  await on.title('Confirm your registration').waitFor();
  await tabTo(page, `textbox ${JSON.stringify(say('Password'))}`);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await on.title('Your account is ready').waitFor();
});

it.each(narrowDisplays)(
  'the registration pages fit $width px and are accessible in $language, $scheme [REG-14]',
  async (look) => {
    const { page } = await world.person(look);
    for (const address of [...Object.values(companies).map((each) => each.page), '/mall/register/confirm#none']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (!address.includes('#')) await page.getByRole('checkbox').waitFor();
      expect([address, ...(await accessibilityProblems(page))]).toEqual([address]);
    }
  },
);
