import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { beginSpeech } from './speech.ts';

test('the account that signs in is spoken to in its language, and each is loaded once', async () => {
  const loaded: Language[] = [];
  const signs = { cookie: '', host: 'en.mall.example', page: null, offered: ['en', 'ja'] } as const;
  const speech = await beginSpeech(signs, async (language) => {
    loaded.push(language);
  });
  expect(speech.spoken()).toBe('en');
  await speech.goOnAs('ja');
  await speech.goOnAs('ja');
  expect([speech.spoken(), loaded]).toEqual(['ja', ['en', 'ja']]);
});

test('what was chosen here stays', async () => {
  const signs = { cookie: '_t_language=en', host: 'mall.example', page: null, offered: ['en', 'ja'] } as const;
  const speech = await beginSpeech(signs, () => Promise.resolve());
  await speech.goOnAs('ja');
  expect(speech.spoken()).toBe('en');
});
