import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { captchaPassed, imageVerifyCode } from '#contract/calls/oneTimeCode.ts';
import { verificationSendSmsCode } from '#contract/calls/verification.ts';
import { type Language, languages } from '#contract/languages.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { outbox } from '#server/modules/outbox/tables.ts';
import { codeIn } from '#server/testing/codes.ts';
import { messagesIn } from '#server/testing/messages.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { openBareWorld } from './bareWorld.ts';
import { collectErrors } from './collectErrors.ts';
import { expectFocus, tabTo } from './keyboard.ts';
import { translatorFor } from './translator.ts';
import type { World } from './world.ts';

let world: World;
let context: BrowserContext;
beforeAll(async () => {
  world = await openBareWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  await context.close();
  await world.db.delete(messageCodes);
  await world.db.delete(outbox).where(eq(outbox.channel, 'sms'));
});

interface VisitorOptions {
  readonly language?: Language;
  readonly width?: number;
  readonly email?: string;
  readonly scheme?: 'light' | 'dark';
}

async function open(who: VisitorOptions = {}, query = '') {
  const { page, context: own } = await world.person({ email: 'owner@cn.example', ...who });
  context = own;
  await page.goto(`/mall/bare/code${query}`);
  const say = translatorFor(who.language ?? 'en');
  const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
  const field = (name: string) => page.getByLabel(say(name), { exact: true });
  const slider = page.getByRole('slider', { name: say('Slide right to verify'), exact: true });
  await slider.waitFor();
  return { page, say, button, field, slider };
}

type CodePageDriver = Awaited<ReturnType<typeof open>>;

async function askWithoutImage({ field, slider, button }: CodePageDriver, number = '138 0013 8000'): Promise<void> {
  await field('Mobile number').fill(number);
  await slider.press('End');
  await button('Continue without image').click();
  await button('Send code').click({ timeout: 120_000 });
  await field('SMS code').waitFor();
}

const sentMessages = async () => (await messagesIn(world.db, eq(outbox.channel, 'sms'))).toReversed();

it.each(languages)(
  'a one-time code is requested and entered in %s by keyboard alone, without an image [COD-02, COD-08]',
  async (language) => {
    const opened = await open({ language });
    const { page, say, slider } = opened;
    const errors = collectErrors(page);
    await tabTo(page, `textbox ${JSON.stringify(say('Mobile number'))}`);
    await page.keyboard.type('13800138000');
    await tabTo(page, `slider ${JSON.stringify(say('Slide right to verify'))}`);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('15');
    await page.keyboard.press('End');
    await opened.button('Continue without image').waitFor();
    await tabTo(page, `button ${JSON.stringify(say('Continue without image'))}`);
    await page.keyboard.press('Enter');
    await expectFocus(page, `group ${JSON.stringify(say('SMS verification'))}`);
    await opened.button('Send code').waitFor({ timeout: 120_000 });
    await tabTo(page, `button ${JSON.stringify(say('Send code'))}`);
    await page.keyboard.press('Enter');
    await opened.field('SMS code').waitFor();
    const [message] = await sentMessages();
    expect(message).toMatchObject({ address: '+8613800138000', language });
    await tabTo(page, `textbox ${JSON.stringify(say('SMS code'))}`);
    await page.keyboard.type(codeIn(message?.body ?? ''));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('output').textContent()).toBe(`+8613800138000 ${codeIn(message?.body ?? '')}`);
    expect(errors).toEqual([]);
  },
);

it.each([
  { width: 360, scheme: 'light', language: 'ja' },
  { width: 360, scheme: 'dark', language: 'en' },
  { width: 1280, scheme: 'dark', language: 'zh-CN' },
] as const)(
  'each step of the one-time code fits $width px and is accessible in $language, $scheme [COD-08]',
  async (look) => {
    const opened = await open(look);
    const { page, button, field, slider } = opened;
    const see = async (step: string) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([step, overflow, ...(await accessibilityProblems(page))]).toEqual([step, 0]);
    };
    await see('captcha');
    await field('Mobile number').fill('12');
    await page.route(`**${captchaPassed.path}`, (route) => route.abort('connectionreset'), { times: 1 });
    await slider.press('End');
    await page.getByRole('alert').waitFor();
    await see('weak network');
    await slider.press('End');
    await field('Image code').fill('AAAAA');
    await see('image');
    await button('Send code').click();
    await see('number refused');
    await field('Mobile number').fill('138 0013 8000');
    await button('Send code').click();
    await page.getByRole('region').getByRole('link').waitFor();
    await see('image misread');
    await button('Continue without image').click();
    await see('working');
    await button('Send code').click({ timeout: 120_000 });
    await field('SMS code').waitFor();
    await see('code');
  },
);

it('a missing mobile number, image code and SMS code each have their own message [COD-08]', async () => {
  const opened = await open();
  const { page, button, field, slider } = opened;
  const told = page.getByRole('region', { name: /^Check / }).getByRole('listitem');
  await slider.press('End');
  await field('Image code').waitFor();
  await button('Send code').click();
  await expect
    .poll(() => told.allTextContents())
    .toEqual(['Mobile number: Enter the mobile number.', 'Image code: Enter the image code.']);
  await field('Mobile number').fill('12');
  await button('Send code').click();
  await expect
    .poll(() => told.allTextContents())
    .toEqual(['Mobile number: Enter a valid mobile number.', 'Image code: Enter the image code.']);
  await field('Mobile number').fill('138 0013 8000');
  await button('Continue without image').click();
  await button('Send code').click({ timeout: 120_000 });
  await field('SMS code').waitFor();
  await field('SMS code').press('Enter');
  await page.getByText('Enter the SMS code.', { exact: true }).waitFor();
});

it('the captcha slider moves back when released early, and accepts a click at its end [COD-08]', async () => {
  const { page, slider, say } = await open();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y, { steps: 5 });
  await expect.poll(() => slider.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(20);
  await page.mouse.up();
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('0');
  await page.mouse.click(x + 376, y);
  await page.getByText(say('Verified'), { exact: true }).waitFor();
});

it('the captcha image is 180 px wide and can be replaced with another of the same width', async () => {
  const { page, slider, button } = await open();
  await slider.press('End');
  const source = () => page.locator('main img').getAttribute('src');
  const width = () =>
    page.locator('main img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.width));
  expect(await width()).toBe(180);
  const first = await source();
  await button('Get a new image').click();
  await expect.poll(source).not.toBe(first);
  expect(await width()).toBe(180);
});

it('a request with a lost response sends one SMS code, and a new request is refused as too soon [COD-03]', async () => {
  const opened = await open();
  const { page, button, field, say } = opened;
  await page.route(
    `**${verificationSendSmsCode.path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await askWithoutImage(opened);
  expect(await sentMessages()).toHaveLength(1);
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/another code in \d+ s/);
  await button('Use a different number').click();
  await askWithoutImage(opened);
  await page.getByRole('alert').getByText(say('error.sms_too_soon')).waitFor();
  expect(await sentMessages()).toHaveLength(1);
  const [message] = await sentMessages();
  await field('SMS code').fill(` ${codeIn(message?.body ?? '').replace(/(...)/, '$1 ')}`);
  await field('SMS code').press('Enter');
  await expect.poll(() => page.locator('output').textContent()).toBe(`+8613800138000 ${codeIn(message?.body ?? '')}`);
});

it('the SMS code field requests one-time-code autofill and the numeric keyboard', async () => {
  const opened = await open({ width: 360 });
  await askWithoutImage(opened);
  const input = opened.field('SMS code');
  await expect
    .poll(async () => [await input.getAttribute('autocomplete'), await input.getAttribute('inputmode')])
    .toEqual(['one-time-code', 'numeric']);
});

it('an expired captcha is reported and shows the slider again', async () => {
  const { page, slider, button } = await open();
  await slider.press('End');
  await button('Get a new image').waitFor();
  await page.route(
    `**${imageVerifyCode.path}*`,
    (route) => route.fulfill({ status: 422, json: { code: 41611, data: {}, msg: 'The image has expired.' } }),
    { times: 1 },
  );
  await button('Get a new image').click();
  await page.getByRole('alert').getByText('The image has expired.').waitFor();
  await slider.waitFor();
});

it('a code for a registration is sent without a session, and the sandbox outbox shows the message', async () => {
  const { page: own, context: other } = await world.person({});
  context = other;
  const page: Page = own;
  const say = translatorFor('en');
  await page.goto('/mall/bare/code?purpose=registration&zone=TW');
  const named = (name: string) => page.getByRole('button', { name: say(name), exact: true });
  await page.getByLabel(say('Mobile number')).fill('0912-345-678');
  await page.getByRole('slider').press('End');
  await named('Continue without image').click();
  await named('Send code').click({ timeout: 120_000 });
  await page.getByLabel(say('SMS code')).waitFor();
  const [message] = await sentMessages();
  expect(message?.address).toBe('+886912345678');
  const outboxPage = await context.newPage();
  await outboxPage.goto('/sandbox/outbox?address=%2B886912345678');
  await expect.poll(() => outboxPage.locator('article pre').textContent()).toBe(message?.body);
});
