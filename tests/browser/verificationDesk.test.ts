import { randomBytes } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { idempotencyHeader, sameSiteHeader, uploadMediaType } from '#contract/envelope.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#server/db/database.ts';
import { files } from '#server/modules/files/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { notices } from '#server/modules/notices/tables.ts';
import { verificationAccesses, verifications } from '#server/modules/verification/tables.ts';
import { readSettings } from '#server/settings/settings.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';
import {
  insertSubmittedVerification,
  type SubmissionSeed,
  submittedPerson,
} from '#server/testing/submittedVerification.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { collectErrors } from './collectErrors.ts';
import { narrowDisplays } from './displays.ts';
import { loseAnswer } from './lostAnswer.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const translate = translatorFor('en');
const reviewerEmail = 'reviewer@desk.example';
const newcomer = { client_id: 'client-new', submitted_by: 'user-new-cn' } as const;
const taiwanClient = { client_id: 'client-tw', submitted_by: 'user-owner-tw' } as const;

async function resetVerifications({ db }: { readonly db: Database }): Promise<void> {
  await db.delete(verificationAccesses);
  await db.delete(verifications);
  const handedIn = ['business_license', 'power_of_attorney'] as const;
  await db.delete(files).where(inArray(files.purpose, handedIn));
  const nothing = { verification_status: 'none', verification_refusal: null, enterprise_number: null } as const;
  await db.update(clients).set(nothing).where(eq(clients.client_id, newcomer.client_id));
}

const world = worldOfFile(resetVerifications);
beforeAll(() => resetVerifications(world));

let keyCount = 0;

/** A licence photographed sideways. Drawn on a canvas, because screenshots fail where nothing is composited. */
async function photograph(): Promise<Buffer> {
  const { page } = await world.person({});
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('The browser has no canvas');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 600, 400);
    pen.fillStyle = 'black';
    pen.font = '40px serif';
    pen.rotate(Math.PI / 2);
    pen.fillText('Licence 91330106MA2H7X8K90', 20, -280, 360);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Uploads the licence as the client's page does, and adds a verification that waits with it. */
async function submitVerification(verification_id: string, said: Partial<SubmissionSeed> = {}): Promise<void> {
  const { context } = await world.person({ email: 'new@cn.example' });
  const query = new URLSearchParams({ purpose: 'business_license', name: 'licence.png' });
  const uploaded = await context.request.post(`/oss${calls.fileUpload.path}?${query}`, {
    headers: {
      [sameSiteHeader.name]: sameSiteHeader.value,
      [idempotencyHeader]: `key-of-a-test-number-${++keyCount}`,
      'content-type': uploadMediaType,
    },
    data: await photograph(),
  });
  const { file_id } = calls.fileUpload.data.parse((await uploaded.json()).data);
  await world.db.update(files).set({ used_at: world.now() }).where(eq(files.file_id, file_id));
  const deps = {
    db: world.db,
    files: memoryStore(),
    now: world.now,
    secret: (bits: number) => randomBytes(bits / 8).toString('base64url'),
    settings: readSettings({ MALLFLOW_DEMO: '1' }),
  };
  await insertSubmittedVerification(deps, { verification_id, ...newcomer, business_license: file_id, ...said });
}

interface Display {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly language?: Language;
}

async function openDesk(path = '', look: Display = {}): Promise<Page> {
  const { page } = await world.person({ email: reviewerEmail, scripted: true, ...look });
  await page.goto(`/mall/desk/verifications${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name: translate(name), exact: true });
/** With the keyboard: a message that appears when a field is left may move the button away from the pointer. */
const press = (page: Page, name: string) => button(page, name).press('Enter');
const rows = (page: Page) =>
  page.getByRole('list', { name: translate('Verifications'), exact: true }).getByRole('link');
const translateWith = (text: string, values: Readonly<Record<string, string>>) =>
  translate(text).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const problemCheckbox = (page: Page, label: string) =>
  page.getByRole('checkbox', { name: translateWith('Problem with {label}', { label: translate(label) }), exact: true });
const problemField = (page: Page, label: string) =>
  page.getByLabel(translateWith('Problem: {label}', { label: translate(label) }), { exact: true });
const chooseReason = (page: Page, form: 'refuse' | 'for-now', code: string) =>
  page.locator(`#${form}-code`).selectOption(code);
const verificationStatus = async () => {
  const [client] = await world.db.select().from(clients).where(eq(clients.client_id, newcomer.client_id));
  return [client?.verification_status, client?.enterprise_number];
};
const waitUntilEmpty = (page: Page) => page.getByText(translate('No verifications to review')).waitFor();

describe.each([1280, 360])('verification desk at %i px', (width) => {
  it('a reviewer sees the submitted data and refuses a field in the language of the client [VRD-01, VRD-03]', async () => {
    await submitVerification('one');
    const page = await openDesk('', { width });
    const errors = collectErrors(page);
    await rows(page).first().click();
    await page.getByRole('img', { name: translate('Business licence') }).waitFor();
    for (const text of [submittedPerson.name, submittedPerson.number, '91330106MA2H7X8K90', '138\u00A00013\u00A08000'])
      await page.getByText(text, { exact: true }).first().waitFor();
    await problemCheckbox(page, 'Business licence').check();
    await page.getByRole('button', { name: 'This isn’t a business licence.' }).click();
    await expect.poll(() => problemField(page, 'Business licence').inputValue()).toBe('上传的文件不是营业执照。');
    await press(page, 'Reject');
    await chooseReason(page, 'refuse', 'license_unreadable');
    await press(page, 'Reject');
    await waitUntilEmpty(page);
    const refused = translateWith('Verification of {company} rejected. We’ve let the client know why.', {
      company: '杭州新芽科技有限公司',
    });
    await page.getByText(refused).waitFor();
    expect(await verificationStatus()).toEqual(['refuse_alternate', null]);
    const [told] = await world.db.select().from(notices).orderBy(desc(notices.time)).limit(1);
    expect(told?.detail['zh-CN']).toContain('营业执照：上传的文件不是营业执照。');
    expect(errors).toEqual([]);
  });

  it('a reviewer accepts a verification for now, and later in full [VRD-02]', async () => {
    await submitVerification('one');
    const page = await openDesk('/one', { width });
    await problemCheckbox(page, 'Power of attorney').check();
    await problemField(page, 'Power of attorney').fill('请补交原件扫描件。');
    await chooseReason(page, 'for-now', 'power_of_attorney_invalid');
    await press(page, 'Accept provisionally');
    await waitUntilEmpty(page);
    expect(await verificationStatus()).toEqual(['trial_pass', null]);
    await page.getByRole('link', { name: translate('Provisionally verified') }).click();
    await rows(page).first().click();
    await expect.poll(() => button(page, 'Reject').count()).toBe(0);
    await press(page, 'Accept verification');
    await page.getByText('杭州新芽科技有限公司 verified. We’ve notified the client.').waitFor();
    expect(await verificationStatus()).toEqual(['pass', '91330106MA2H7X8K90']);
  });
});

it('deciding a verification does not open the next one, so the access log names only the opened one [VRD-06]', async () => {
  await submitVerification('one');
  await submitVerification('two', { ...taiwanClient, verification_type: 2, credit_code: '24680137' });
  const page = await openDesk('/one');
  await press(page, 'Accept verification');
  await page.getByText('杭州新芽科技有限公司 verified. We’ve notified the client.').waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  const looks = await world.db.select({ id: verificationAccesses.verification_id }).from(verificationAccesses);
  expect(new Set(looks.map(({ id }) => id))).toEqual(new Set(['one']));
});

it('a verification can be refused as a whole without marked fields, except for the reason "other" [VRD-03]', async () => {
  await submitVerification('one');
  const page = await openDesk('/one');
  await chooseReason(page, 'refuse', 'other');
  await press(page, 'Reject');
  await page.getByText(translate('To reject, mark at least one part.')).waitFor();
  await chooseReason(page, 'refuse', 'license_expired');
  await press(page, 'Reject');
  await waitUntilEmpty(page);
  expect(await verificationStatus()).toEqual(['refuse', null]);
});

it.each([
  ['24680137', 0],
  ['24680138', 1],
])(
  'the desk warns of a company number only if its check digit is wrong: %s [VRD-40]',
  async (credit_code, warnings) => {
    await submitVerification('one', { ...taiwanClient, verification_type: 2, credit_code });
    const page = await openDesk('/one');
    await page.getByText(credit_code).waitFor();
    const warning = page.getByText(translate('The number’s check digit doesn’t match.'));
    await expect.poll(() => warning.count()).toBe(warnings);
  },
);

it('a number of another verified client is reported and cannot be accepted [VRD-05]', async () => {
  await submitVerification('one', { credit_code: '91310115MA1K4B2C3J' });
  const page = await openDesk('/one');
  await page.getByText(translate('Another client is already verified under this number.')).waitFor();
  await press(page, 'Accept verification');
  await page.getByText(translate('Your decision wasn’t recorded.')).waitFor();
  expect(await verificationStatus()).toEqual(['pending', null]);
});

it('a second reviewer sees who has already decided a verification, and changes nothing [VRD-04]', async () => {
  await submitVerification('one');
  const [one, other] = [await openDesk('/one'), await openDesk('/one')];
  await problemCheckbox(other, 'Verified phone').check();
  await problemField(other, 'Verified phone').fill('无法接通。');
  await chooseReason(other, 'refuse', 'mobile_unreachable');
  await press(one, 'Accept verification');
  await waitUntilEmpty(one);
  await press(other, 'Reject');
  await other.getByText(translate('Already accepted.')).waitFor();
  await other.getByText('By 安雅').waitFor();
  await other.getByRole('link', { name: translate('Continue to next') }).click();
  await waitUntilEmpty(other);
  expect(await verificationStatus()).toEqual(['pass', '91330106MA2H7X8K90']);
});

it('the text of a reviewer survives a reload, and a refusal with a lost response takes effect [VRD-04]', async () => {
  await submitVerification('one');
  const page = await openDesk('/one');
  await problemCheckbox(page, 'Verified phone').check();
  await problemField(page, 'Verified phone').fill('无法接通。');
  await page.reload();
  await expect.poll(() => problemField(page, 'Verified phone').inputValue()).toBe('无法接通。');
  await chooseReason(page, 'refuse', 'mobile_unreachable');
  await loseAnswer(page, calls.deskVerificationRefuse);
  await press(page, 'Reject');
  await waitUntilEmpty(page);
  expect(await verificationStatus()).toEqual(['refuse_alternate', null]);
});

it('the access log of a verification shows each view, including the current one [VRD-06]', async () => {
  await submitVerification('one');
  const first = await openDesk('/one');
  await first.getByRole('img', { name: translate('Business licence') }).waitFor();
  await expect.poll(async () => (await world.db.select().from(verificationAccesses)).length).toBe(2);
  const page = await openDesk('/one');
  const shown = page.getByRole('listitem').filter({ hasText: '安雅' });
  await expect.poll(() => shown.count()).toBe(3);
  await expect
    .poll(async () => (await shown.allTextContents()).map((text) => text.split(' · ').slice(0, 2)).toSorted())
    .toEqual([
      ['安雅', 'Legal representative'],
      ['安雅', 'Legal representative'],
      ['安雅', 'licence.png'],
    ]);
});

it('a picture is enlarged, turned and reset by its buttons and by keyboard [VRD-01]', async () => {
  await submitVerification('one');
  const page = await openDesk('/one');
  const picture = page.getByRole('img', { name: translate('Business licence') });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const shape = async () => {
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return { width: Math.round(width), height: Math.round(height) };
  };
  const whole = await shape();
  expect(whole.width / whole.height).toBeCloseTo(1.5, 1);
  await button(page, 'Zoom in').click();
  expect((await shape()).width).toBeCloseTo(1.5 * whole.width, -1);
  await page.getByText('150%', { exact: true }).waitFor();
  await button(page, 'Rotate').click();
  const turned = await shape();
  expect(turned.height / turned.width).toBeCloseTo(1.5, 1);
  await page.getByRole('region', { name: translate('Business licence') }).focus();
  await page.keyboard.press('0');
  expect(await shape()).toEqual(whole);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await page.keyboard.press('r');
  expect(await shape()).toEqual(turned);
});

it('keys j and k move through the queue of verifications, and no letter key decides [VRD-04]', async () => {
  await submitVerification('one');
  await submitVerification('two', {
    ...taiwanClient,
    verification_type: 2,
    legal_person: null,
    power_of_attorney: null,
  });
  const page = await openDesk();
  await rows(page).first().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('2 of 2').waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  for (const key of 'abcdefghilmnopqrstuvwxyz0+-') await page.keyboard.press(key);
  await page.keyboard.press('k');
  await page.getByText('1 of 2').waitFor();
  expect(await verificationStatus()).toEqual(['pending', null]);
});

it('a verification is found by the company number, and the search survives a reload', async () => {
  await submitVerification('one');
  await submitVerification('two', { ...taiwanClient, verification_type: 2, credit_code: '24680137' });
  const page = await openDesk();
  await page.getByLabel(translate('Company name or number')).fill('2468');
  await button(page, 'Search').click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(1);
});

it.each(narrowDisplays)(
  'the verification desk is accessible in $language at $width px, $scheme [VRD-01]',
  async (look) => {
    await submitVerification('before', { status: 'refuse', refusal: { code: 'license_expired', fields: [] } });
    await submitVerification('one');
    const page = await openDesk('', look);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto('/mall/desk/verifications/one');
    await page.getByRole('img').first().waitFor();
    await page.getByRole('checkbox').first().check();
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);
