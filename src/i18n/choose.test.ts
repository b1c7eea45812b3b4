import { expect, test } from 'vitest';
import { chooseLanguage, rememberLanguage } from './choose.ts';

test.each([
  ['a remembered language wins over the host', 'a=1; _t_language=en; b=2', 'tw.mall.example', 'en'],
  ['an unknown one is as none', '_t_language=fr', 'jp.mall.example', 'ja'],
  ['another cookie that ends alike is none', 'x_t_language=en', 'mall.example', 'zh-CN'],
  ['a Taiwan host speaks Traditional Chinese', '', 'mall.tw', 'zh-TW'],
  ['any other host speaks Simplified Chinese', '', 'localhost:4300', 'zh-CN'],
] as const)('%s', (_, cookie, host, language) => {
  expect(chooseLanguage({ cookie, host })).toBe(language);
});

test('a chosen language is remembered for ten years, for the whole site', () => {
  const page = { cookie: '' };
  rememberLanguage(page, 'zh-TW');
  expect(page).toEqual({ cookie: '_t_language=zh-TW; Path=/; Max-Age=315360000; SameSite=Lax' });
});
