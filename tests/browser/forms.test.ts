import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commitText, composeText } from '../flowkit/compose.ts';
import { type Gallery, openGallery } from '../flowkit/gallery.ts';
import type { Display } from '../gallery/address.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { type Translate, translatorFor } from './translator.ts';

let gallery: Gallery;
const openPages: Page[] = [];
beforeAll(async () => {
  gallery = await openGallery();
});
afterEach(() => Promise.all(openPages.splice(0).map((page) => page.context().close())));
afterAll(() => gallery.close());

async function openForm(look: Partial<Display> = {}): Promise<Page> {
  const page = await gallery.show({ kind: 'component', name: 'forms/Form' }, look);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  openPages.push(page);
  return page;
}

const translate: Translate = translatorFor('en');
const control = (page: Page, name: string): Locator => page.locator(`#sample-${name}`);
const problemAt = (page: Page, name: string): Locator => page.locator(`#sample-${name}-problem`);
const summary = (page: Page): Locator => page.locator('form').getByRole('region');
const submit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Go on' }).click();
const focusedId = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

const savedContext = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('gallery.form') ?? '{"context":{}}').context);
const savedValue = async (page: Page, name: string) => (await savedContext(page)).typed?.[name];

async function paste(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await control(page, name).focus();
  await page.keyboard.press('Control+V');
}

async function fillIn(page: Page): Promise<void> {
  await control(page, 'company').fill('上海云帆科技有限公司');
  await control(page, 'credit_code').fill('91310000MA1FL0TT01');
  await control(page, 'email').fill('name@example.com');
  await control(page, 'mobile').fill('+8613800138000');
  await control(page, 'budget').fill('12800');
  await control(page, 'plan').selectOption('growth');
  await page.getByRole('radio', { name: 'On paper, by mail' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('switch').check();
  await control(page, 'day').fill('2026-12-01');
}

describe('rejected form', () => {
  it('a rejected form focuses a summary whose links move the focus to the invalid fields [FOR-01]', async () => {
    const page = await openForm();
    await submit(page);
    await expect.poll(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const missing = translate('Fill in this field.');
    await expect
      .poll(() => summary(page).getByRole('listitem').allTextContents())
      .toEqual(
        [
          'Company name',
          'Unified social credit code',
          'Email address',
          'Mobile number',
          'Budget',
          'Plan',
          'Kind of invoice',
          'I am the legal representative',
          'Preferred day',
        ].map((label) => `${label}: ${missing}`),
      );
    await summary(page).getByRole('link', { name: 'Budget' }).click();
    expect(await focusedId(page)).toBe('sample-budget');
    await summary(page).getByRole('link', { name: 'Kind of invoice' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('electronic');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('an invalid field is described by its own error message until it is corrected', async () => {
    const page = await openForm();
    await submit(page);
    const email = control(page, 'email');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => email.getAttribute('aria-describedby')).toBe('sample-email-problem');
    await email.fill('name@');
    await expect
      .poll(() => problemAt(page, 'email').textContent())
      .toBe(translate('Enter a valid email address, for example name@example.com.'));
    await email.fill('name@example.com');
    await expect.poll(() => problemAt(page, 'email').textContent()).toBe('');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull();
    await expect.poll(() => summary(page).getByRole('link', { name: 'Email address' }).count()).toBe(0);
    expect((await savedContext(page)).submitted).toBeNull();
  });

  it('submitting an invalid form again returns the focus to the summary', async () => {
    const page = await openForm();
    await submit(page);
    await control(page, 'company').fill('Example');
    await control(page, 'company').press('Enter');
    await expect.poll(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => summary(page).getByRole('heading').textContent()).toBe('Check 8 fields');
  });

  it.each(['zh-CN', 'zh-TW', 'ja'] as const)('form errors are in %s', async (language) => {
    const page = await openForm({ language });
    const words = translatorFor(language);
    await control(page, 'company').focus();
    await control(page, 'company').press('Enter');
    await expect.poll(() => problemAt(page, 'company').textContent()).toBe(words('Fill in this field.'));
    await control(page, 'budget').fill('5');
    const most = words('Enter {first} or more.').replace('{first}', '100');
    await expect.poll(() => problemAt(page, 'budget').textContent()).toBe(most);
  });
});

describe('form before submission', () => {
  it('a field shows no error while it is first filled in, and announces one politely when it is left', async () => {
    const page = await openForm();
    const email = control(page, 'email');
    await email.fill('name');
    await expect.poll(() => problemAt(page, 'email').textContent()).toBe('');
    await email.blur();
    await expect.poll(() => problemAt(page, 'email').textContent()).not.toBe('');
    await expect.poll(() => problemAt(page, 'email').getAttribute('aria-live')).toBe('polite');
    await expect.poll(() => summary(page).count()).toBe(0);
  });

  it('a field states whether it is optional and how many characters remain or are too many', async () => {
    const page = await openForm();
    const notes = control(page, 'notes');
    await expect.poll(() => control(page, 'company').getAttribute('aria-required')).toBe('true');
    await expect.poll(() => notes.getAttribute('aria-required')).toBe('false');
    await expect.poll(() => notes.getAttribute('aria-describedby')).toBe('sample-notes-count sample-notes-optional');
    await notes.fill('x'.repeat(101));
    await notes.blur();
    await expect.poll(() => page.locator('#sample-notes-count').textContent()).toBe('1 character too many');
    await expect.poll(() => problemAt(page, 'notes').textContent()).toBe('Enter no more than 100 characters.');
    await expect.poll(() => page.locator('#sample-company-count').count()).toBe(0);
    await control(page, 'company').fill('x'.repeat(16));
    await expect.poll(() => page.locator('#sample-company-count').textContent()).toBe('4 characters left');
  });

  it('a field sets the autocomplete token and the input mode of its kind', async () => {
    const page = await openForm();
    const attributes = (name: string) =>
      control(page, name).evaluate((element) => [
        element.getAttribute('autocomplete'),
        element.getAttribute('inputmode'),
      ]);
    expect(await attributes('company')).toEqual(['organization', null]);
    expect(await attributes('email')).toEqual(['email', 'email']);
    expect(await attributes('mobile')).toEqual(['tel', 'tel']);
    expect(await attributes('budget')).toEqual(['off', 'decimal']);
  });
});

describe('input methods', () => {
  it('text in composition is neither saved nor checked until it is committed [FOR-03]', async () => {
    const page = await openForm();
    const company = control(page, 'company');
    await submit(page);
    await company.focus();
    await composeText(page, 'yun');
    await composeText(page, 'yunfan');
    await expect.poll(() => company.inputValue()).toBe('yunfan');
    expect(await savedValue(page, 'company')).toBe('');
    await expect.poll(() => problemAt(page, 'company').textContent()).toBe(translate('Fill in this field.'));
    await commitText(page, '云帆');
    await expect.poll(() => savedValue(page, 'company')).toBe('云帆');
    await expect.poll(() => company.inputValue()).toBe('云帆');
    await expect.poll(() => problemAt(page, 'company').textContent()).toBe('');
  });

  it.each([
    ['company', '１２', '１２'],
    ['credit_code', '１２', '１２'],
    ['email', '１２', '１２'],
    ['mobile', '１２', '１２'],
    ['budget', '１２８００', '12,800'],
    ['day', '１２', '１２'],
    ['notes', '１２', '１２'],
  ])('text in composition in the field "%s" is saved only when it is committed [FOR-03]', async (name, typed, kept) => {
    const page = await openForm();
    const field = control(page, name);
    await field.focus();
    for (let length = 1; length <= typed.length; length += 1) {
      await composeText(page, typed.slice(0, length));
      await expect.poll(() => field.inputValue()).toBe(typed.slice(0, length));
      expect(await savedValue(page, name)).toBe('');
    }
    await commitText(page, typed);
    await expect.poll(() => savedValue(page, name)).toBe(kept);
    await expect.poll(() => field.inputValue()).toBe(kept);
  });

  it('a quantity in composition is read only when it is committed [FOR-03]', async () => {
    const page = await gallery.show({ kind: 'component', name: 'forms/QuantityInput' });
    openPages.push(page);
    const quantity = page.getByRole('spinbutton').first();
    const value = async () => [await quantity.inputValue(), await quantity.getAttribute('aria-valuenow')];
    await quantity.focus();
    await composeText(page, '１');
    await composeText(page, '１２');
    await expect.poll(value).toEqual(['１２', '3']);
    await composeText(page, '８');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(value).toEqual(['８', '3']);
    await commitText(page, '８');
    await expect.poll(value).toEqual(['8', '8']);
    await page.keyboard.press('ArrowUp');
    await expect.poll(value).toEqual(['9', '9']);
  });

  it('text can be composed in a password field that is shown [FOR-03]', async () => {
    const page = await gallery.show({ kind: 'component', name: 'forms/PasswordField' });
    openPages.push(page);
    await page.getByRole('button', { name: 'Show password' }).first().click();
    const password = page.locator('input').first();
    await password.focus();
    await composeText(page, 'ｍ');
    await composeText(page, 'ｍａ');
    await expect.poll(() => password.inputValue()).toBe('ｍａ');
    await commitText(page, 'ｍａ');
    await expect.poll(() => password.inputValue()).toBe('ｍａ');
  });

  it('Enter that commits a composition does not submit the form, also in the event order of Safari [FOR-03]', async () => {
    const page = await openForm();
    await control(page, 'company').focus();
    const cdp = await page.context().newCDPSession(page);
    // Safari sends this key after the end of the composition.
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, text: '\r' };
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    await composeText(page, 'にほん');
    await page.keyboard.press('Enter');
    await expect.poll(() => summary(page).count()).toBe(0);
    await commitText(page, '日本');
    await page.keyboard.press('Enter');
    await summary(page).waitFor();
  });
});

describe('pasted text', () => {
  it('pasted text is normalised in its field at once [FOR-04]', async () => {
    const page = await openForm();
    await paste(page, 'company', '  上海云帆\n科技（中国） ');
    await expect.poll(() => control(page, 'company').inputValue()).toBe('上海云帆 科技（中国）');
    await paste(page, 'credit_code', '９１３１ 0000 ＭＡ1FL0TT01');
    await expect.poll(() => control(page, 'credit_code').inputValue()).toBe('91310000MA1FL0TT01');
    await paste(page, 'mobile', '＋86 138 0013 8000');
    await expect.poll(() => control(page, 'mobile').inputValue()).toBe('+8613800138000');
    await paste(page, 'budget', 'CNY 1,234,567.891');
    await expect.poll(() => control(page, 'budget').inputValue()).toBe('1,234,567.89');
    await paste(page, 'day', '令和8年12月1日');
    await expect.poll(() => control(page, 'day').inputValue()).toBe('2026-12-01');
    expect((await savedContext(page)).typed).toMatchObject({ company: '上海云帆 科技（中国）', day: '2026-12-01' });
  });

  it('a form submits the normalised values that it shows', async () => {
    const page = await openForm();
    await fillIn(page);
    await control(page, 'mobile').fill('+86 138 0013 8000');
    await control(page, 'mobile').press('Enter');
    await expect
      .poll(async () => (await savedContext(page)).submitted)
      .toEqual({
        company: '上海云帆科技有限公司',
        credit_code: '91310000MA1FL0TT01',
        email: 'name@example.com',
        mobile: '+8613800138000',
        budget: 12800,
        plan: 'growth',
        invoice: 'paper',
        agree: true,
        news: true,
        day: '2026-12-01',
        notes: '',
      });
    await expect.poll(() => control(page, 'mobile').inputValue()).toBe('+8613800138000');
    expect(await savedValue(page, 'mobile')).toBe('+8613800138000');
  });
});

describe('number fields', () => {
  it('a number is grouped while it is typed, and the caret stays at the typed digit', async () => {
    const page = await openForm();
    const budget = control(page, 'budget');
    await budget.pressSequentially('1234567.5');
    await expect.poll(() => budget.inputValue()).toBe('1,234,567.5');
    await budget.press('Home');
    await budget.press('ArrowRight');
    await budget.pressSequentially('00');
    await expect.poll(() => budget.inputValue()).toBe('100,234,567.5');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect.poll(() => budget.inputValue()).toBe('1,234,567.5');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await expect.poll(() => budget.inputValue()).toBe('234,567.5');
    await budget.press('Home');
    await budget.press('ArrowRight');
    await budget.pressSequentially('x8');
    await expect.poll(() => budget.inputValue()).toBe('2,834,567.5');
    await page.keyboard.press('Backspace');
    await budget.press('End');
    await budget.pressSequentially('x9y9');
    await expect.poll(() => budget.inputValue()).toBe('234,567.59');
  });
});

describe('field errors from the server', () => {
  it('a field error from the server survives a reload, and disappears when the field changes [FOR-02]', async () => {
    const page = await openForm();
    await fillIn(page);
    await control(page, 'credit_code').fill('91310000TAKEN00001');
    await submit(page);
    await expect.poll(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const words = translate('error.credit_code_taken');
    await expect
      .poll(() => summary(page).getByRole('listitem').allTextContents())
      .toEqual([`Unified social credit code: ${words}`]);
    await expect.poll(() => problemAt(page, 'credit_code').textContent()).toBe(words);
    await expect.poll(() => control(page, 'credit_code').getAttribute('aria-invalid')).toBe('true');
    await control(page, 'credit_code').focus();
    await submit(page);
    await expect.poll(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await expect.poll(() => problemAt(page, 'credit_code').textContent()).toBe(words);
    await control(page, 'credit_code').fill('91310000MA1FL0TT01');
    await expect.poll(() => problemAt(page, 'credit_code').textContent()).toBe('');
    await expect.poll(() => summary(page).count()).toBe(0);
  });
});

it.each(['light', 'dark'] as const)(
  'a rejected form and its calendar are accessible in the %s scheme',
  async (scheme) => {
    const page = await openForm({ scheme, width: 360 });
    await submit(page);
    await summary(page).waitFor();
    await page.getByRole('button', { name: 'Calendar: Preferred day' }).click();
    await page.getByRole('button', { name: 'Next month' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

describe('form after a reload', () => {
  it('valid and invalid input is still in its fields after a reload [FOR-06]', async () => {
    const page = await openForm();
    await fillIn(page);
    await control(page, 'email').fill('name@');
    await control(page, 'notes').fill('first\nsecond ');
    await page.reload();
    const names = ['company', 'credit_code', 'email', 'mobile', 'budget', 'plan', 'day', 'notes'];
    await expect
      .poll(() => Promise.all(names.map((name) => control(page, name).inputValue())))
      .toEqual([
        '上海云帆科技有限公司',
        '91310000MA1FL0TT01',
        'name@',
        '+8613800138000',
        '12,800',
        'growth',
        '2026-12-01',
        'first\nsecond ',
      ]);
    await expect.poll(() => page.getByRole('radio', { name: 'On paper, by mail' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('switch').isChecked()).toBe(true);
  });
});

describe('date fields', () => {
  it.each([
    ['en', 'Dec 1, 2026', 'Tue, Dec 1, 2026'],
    ['zh-CN', '2026年12月1日', '2026年12月1日周二'],
    ['zh-TW', '民國115年12月1日', '2026年12月1日週二'],
    ['ja', '２０２６／１２／０１', '2026年12月1日(火)'],
  ] as const)(
    'a date in the local format of %s is accepted and repeated in words [FOR-05]',
    async (language, typed, said) => {
      const page = await openForm({ language });
      const day = control(page, 'day');
      await day.fill(typed);
      await day.blur();
      await expect.poll(() => day.inputValue()).toBe('2026-12-01');
      await expect.poll(() => page.locator('#sample-day-help').textContent()).toContain(said);
    },
  );

  it('a date is chosen in the calendar by keyboard alone, and the focus returns to the calendar button', async () => {
    const page = await openForm({ language: 'zh-CN' });
    await control(page, 'day').fill('2026-12-01');
    const opener = page.getByRole('button', { name: '日历：期望日期' });
    await opener.press('Enter');
    await page.getByRole('button', { name: '2026年12月1日周二' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => control(page, 'day').inputValue()).toBe('2026-12-02');
    expect(await savedValue(page, 'day')).toBe('2026-12-02');
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
    await opener.press('Enter');
    await page.getByRole('button', { name: '下个月' }).press('Escape');
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
