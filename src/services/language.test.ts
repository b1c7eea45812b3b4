import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { createPageLanguage } from './language.ts';

test('the page switches to the language of the account and loads each language once', async () => {
  const loaded: Language[] = [];
  const signs = { cookie: '', host: 'en.mall.example', page: null, offered: ['en', 'ja'] } as const;
  const language = await createPageLanguage(signs, async (language) => {
    loaded.push(language);
  });
  expect(language.current()).toBe('en');
  await language.switchLanguage('ja');
  await language.switchLanguage('ja');
  expect([language.current(), loaded]).toEqual(['ja', ['en', 'ja']]);
});

test('the page keeps the language chosen in the browser when the account has another', async () => {
  const signs = { cookie: '_t_language=en', host: 'mall.example', page: null, offered: ['en', 'ja'] } as const;
  const language = await createPageLanguage(signs, () => Promise.resolve());
  await language.switchLanguage('ja');
  expect(language.current()).toBe('en');
});
