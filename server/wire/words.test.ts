import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testSettings } from '../testing/provided.ts';
import { languageFor } from './language.ts';
import { readWords } from './words.ts';

it('takes the words of a code from the catalogue of the language, then of English, then from its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-words-'));
  await writeFile(join(folder, 'en.po'), 'msgid "error.not_found"\nmsgstr "There is nothing here."\n');
  await writeFile(join(folder, 'ja.po'), 'msgid "error.not_found"\nmsgstr "見つかりません。"\n');
  const words = readWords(folder);
  expect(words('not_found', 'ja')).toBe('見つかりません。');
  expect(words('not_found', 'zh-CN')).toBe('There is nothing here.');
  expect(words('order_not_found', 'ja')).toBe('Order not found.');
  expect(words('ok', 'ja')).toBe('');
  await rm(folder, { recursive: true });
});

it('answers in the language of the cookie, then of the host, of those on offer', () => {
  expect(languageFor('ja', 'en.mall.example', testSettings)).toBe('ja');
  expect(languageFor('tlh', 'en.mall.example', testSettings)).toBe('en');
  expect(languageFor(undefined, 'tw.mall.example', testSettings)).toBe('zh-TW');
  expect(languageFor(undefined, 'localhost:4300', testSettings)).toBe('zh-CN');
  const three = { ...testSettings, languages: ['zh-CN' as const, 'zh-TW' as const, 'en' as const] };
  expect(languageFor('ja', 'mall.example', three)).toBe('zh-CN');
  expect(languageFor(undefined, 'jp.mall.example', three)).toBe('ja');
});
