import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { messages as en } from '../../locales/en.po';
import { messages as ja } from '../../locales/ja.po';
import { activateLanguage, needWords, wordParts, wordsOf } from './activate.ts';

const keysOf = (messages: object) => Object.keys(messages).toSorted();

it('what is needed is loaded, in the language that is spoken and in each that comes after it', async () => {
  const root = { lang: '' };
  await activateLanguage('en', root);
  const first = Object.keys(i18n.messages).length;
  expect(first).toBeGreaterThan(0);
  await needWords(['flows']);
  const more = Object.keys(i18n.messages).length;
  expect(more).toBeGreaterThan(first);
  expect(i18n.messages).toEqual(Object.fromEntries(Object.entries(en).filter(([key]) => key in i18n.messages)));
  await activateLanguage('ja', root);
  expect([root.lang, Object.keys(i18n.messages).length]).toEqual(['ja', more]);
  await needWords(wordParts);
  expect(i18n.messages).toEqual(ja);
});

it('all parts together are the whole of a language', async () => {
  const words = await wordsOf('en');
  expect(keysOf(words.messages)).toEqual(keysOf(en));
});
