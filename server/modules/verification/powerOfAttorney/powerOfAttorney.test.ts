import { execFileSync, spawnSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { type Language, languages } from '#contract/languages.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { textIn } from '../../../texts/textIn.ts';
import { users } from '../../identity/tables.ts';
import { powerOfAttorneyMessages as messages } from './messages.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const company = { company_name: '杭州新芽科技有限公司', credit_code: '91330106ma2h7x8k90' };
const ask = async (email: string, query: Readonly<Record<string, string>> = company) =>
  (await test.signedIn(email)).fetch(`/oss${calls.powerOfAttorneyRead.path}?${new URLSearchParams(query)}`);
/** Whether poppler is installed. */
const canRead = spawnSync('pdftotext', ['-v']).status === 0;
/** Without white space. */
const textOf = (pdf: Uint8Array) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(/\s+/g, '');
const setLanguage = (language: Language) =>
  test.deps.db.update(users).set({ user_language: language }).where(eq(users.email, 'new@cn.example'));

describe('power of attorney [VRD-08]', () => {
  it.each(languages)('a power of attorney in %s contains the company, number, attorney and term', async (language) => {
    await setLanguage(language);
    const answer = await ask('new@cn.example');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      `UTF-8''${textIn(language)(messages.title)} 杭州新芽科技有限公司.pdf`,
    );
    const pdf = new Uint8Array(await answer.arrayBuffer());
    expect([Buffer.from(pdf.subarray(0, 5)).toString(), pdf.length < 200_000]).toEqual(['%PDF-', true]);
    if (!canRead) return;
    const text = textOf(pdf);
    const days: Readonly<Record<Language, readonly string[]>> = {
      en: ['March2,2026', 'March2,2036'],
      'zh-CN': ['2026年3月2日', '2036年3月2日'],
      'zh-TW': ['2026年3月2日', '2036年3月2日'],
      ja: ['2026年3月2日', '2036年3月2日'],
    };
    const said = ['杭州新芽科技有限公司', '91330106MA2H7X8K90', '周宁', 'new@cn.example', ...days[language]];
    expect(said.filter((each) => !text.includes(each))).toEqual([]);
    const { title, legalPerson, closing, powers, ofCompany, ofAttorney } = messages;
    const printed = [title, legalPerson, closing, ...powers, ofCompany, ofAttorney].map((each) =>
      textIn(language)(each),
    );
    expect(printed.filter((each) => !text.includes(each.replace(/\s+/g, '')))).toEqual([]);
  });

  it('a power of attorney is created only for the main account of an enterprise in mainland China', async () => {
    const codeOf = async (email: string) => (await test.visitor().answered(await ask(email))).code;
    expect([
      await codeOf('owner@tw.example'),
      await codeOf('member@cn.example'),
      await codeOf('reviewer@desk.example'),
    ]).toEqual(['not_found', 'main_account_only', 'not_permitted']);
  });

  it('creating powers of attorney is limited to 30 an hour', async () => {
    const query = { company_name: '', credit_code: '' };
    const codes: number[] = [];
    for (let times = 1; times <= 31; times += 1) codes.push((await ask('new@cn.example', query)).status);
    expect([codes[29], codes[30]]).toEqual([400, 429]);
  });
});
