import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { languageCookie } from '#contract/languages.ts';
import { testSettings } from '../testing/providedDatabase.ts';
import { createTestApp } from '../testing/testApp.ts';
import { readCodeMessages } from './codeMessages.ts';
import { languageFor } from './language.ts';

it('the message of a code is taken from the catalogue of the language, else of English, else from its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-words-'));
  await writeFile(join(folder, 'en.po'), 'msgid "error.not_found"\nmsgstr "There is nothing here."\n');
  await writeFile(join(folder, 'ja.po'), 'msgid "error.not_found"\nmsgstr "見つかりません。"\n');
  const words = readCodeMessages(folder);
  expect(words('not_found', 'ja')).toBe('見つかりません。');
  expect(words('not_found', 'zh-CN')).toBe('There is nothing here.');
  expect(words('order_not_found', 'ja')).toBe('Order not found.');
  expect(words('ok', 'ja')).toBe('');
  await rm(folder, { recursive: true });
});

describe('the language of an answer', () => {
  const nothing = { said: undefined, cookie: undefined, saved: null, host: undefined };
  const three = { ...testSettings, languages: ['zh-CN' as const, 'zh-TW' as const, 'en' as const] };

  it('the language of an answer is that of the page, else of the cookie, the account or the host [LAN-02]', () => {
    const signs = { said: 'ja', cookie: 'en', saved: 'zh-TW', host: 'tw.mall.example' } as const;
    expect(languageFor(signs, testSettings)).toBe('ja');
    expect(languageFor({ ...signs, said: 'ja,en;q=0.9' }, testSettings)).toBe('en');
    expect(languageFor({ ...signs, said: undefined, cookie: 'tlh' }, testSettings)).toBe('zh-CN');
    expect(languageFor({ ...signs, said: undefined, cookie: undefined, saved: 'ja' }, testSettings)).toBe('ja');
    expect(languageFor({ ...nothing, host: 'tw.mall.example' }, testSettings)).toBe('zh-TW');
    expect(languageFor(nothing, testSettings)).toBe('zh-CN');
  });

  it('the language of an answer is one that the deployment offers, or Japanese on a Japanese host [LAN-04]', () => {
    expect(languageFor({ ...nothing, said: 'ja', host: 'en.mall.example' }, three)).toBe('en');
    expect(languageFor({ ...nothing, cookie: 'ja', host: 'en.mall.example' }, three)).toBe('zh-CN');
    expect(languageFor({ ...nothing, host: 'jp.mall.example' }, three)).toBe('ja');
  });

  it('the language of an answer is that of the account when no cookie names one', async () => {
    const test = await createTestApp();
    const client = await test.signedIn('owner@cn.example');
    const said = async () => (await client.call(calls.orderGet, { order_id: 'none' })).msg;
    const words = readCodeMessages();
    expect(await said()).toBe(words('order_not_found', 'zh-CN'));
    await client.ok(calls.saveLanguage, { key: 'USER_LANGUAGE', value: 'ja' });
    client.cookies.delete(languageCookie.name);
    expect(await said()).toBe(words('order_not_found', 'ja'));
    expect(await (await client.fetch('/login?system=another')).text()).toContain('<html lang="ja">');
    client.cookies.set(languageCookie.name, 'fr');
    expect(await said()).toBe(words('order_not_found', 'zh-CN'));
    await test.close();
  });
});
