import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { chooseLanguage, rememberLanguage } from './chooseLanguage.ts';

test.each([
  ['a remembered language wins over account and host', 'a=1; _t_language=en; b=2', 'ja', 'tw.mall.example', 'en'],
  ['an unknown one means Simplified Chinese', '_t_language=fr', 'en', 'jp.mall.example', 'zh-CN'],
  ['another cookie that ends alike is none', 'x_t_language=en', null, 'mall.tw', 'zh-TW'],
  ['without a cookie the account decides', '', 'ja', 'mall.tw', 'ja'],
  ['without either the host does', '', null, 'mall.tw', 'zh-TW'],
] as const)('language of a page: %s', (_, cookie, saved, host, language) => {
  expect(chooseLanguage({ cookie, host, page: null, offered: languages }, saved)).toBe(language);
});

test('a remembered language that the deployment does not offer falls back to Simplified Chinese [LAN-04]', () => {
  const signs = { cookie: '_t_language=ja', host: 'mall.example', page: null, offered: ['en', 'zh-CN'] } as const;
  expect(chooseLanguage(signs, null)).toBe('zh-CN');
});

test('a chosen language is stored in a cookie for ten years, for the whole site [LAN-11]', () => {
  const page = { cookie: '' };
  rememberLanguage(page, 'zh-TW');
  expect(page).toEqual({ cookie: '_t_language=zh-TW; Path=/; Max-Age=315360000; SameSite=Lax' });
});
