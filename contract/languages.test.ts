import { describe, expect, it } from 'vitest';
import { languageOfPage } from './entities/registration.ts';
import { isLanguage, languageFromSources, languageOfHost, languages, languagesOfferedOn } from './languages.ts';

describe('language of a host', () => {
  it.each([
    ['tw.mall.example', 'zh-TW'],
    ['mall.example.tw', 'zh-TW'],
    ['mall.example.com.TW', 'zh-TW'],
    ['tw.mall.example:4300', 'zh-TW'],
    ['ja.mall.example', 'ja'],
    ['jp.mall.example', 'ja'],
    ['mall.example.jp:443', 'ja'],
    ['en.mall.example', 'en'],
    ['mall.example', 'zh-CN'],
    ['hk.mall.example', 'zh-CN'],
    ['twmall.example', 'zh-CN'],
    ['english.example', 'zh-CN'],
    ['localhost:4300', 'zh-CN'],
    ['', 'zh-CN'],
  ])('the host %s has the language %s by default [LAN-02]', (host, language) => {
    expect(languageOfHost(host)).toBe(language);
  });
});

describe('language names', () => {
  it.each(['en', 'zh-CN', 'zh-TW', 'ja'])('%s is a language', (name) => {
    expect(isLanguage(name)).toBe(true);
  });

  it.each(['', 'EN', 'zh', 'fr', null, undefined, 1])('%s is not a language', (name) => {
    expect(isLanguage(name)).toBe(false);
  });
});

describe('languages on offer', () => {
  it('the languages on offer are those of the deployment, plus Japanese on the Japan host [LAN-04]', () => {
    const hosts = ['mall.example', 'jp.mall.example'];
    expect(hosts.map((host) => languagesOfferedOn(host, ['en', 'zh-CN']))).toEqual([
      ['en', 'zh-CN'],
      ['en', 'zh-CN', 'ja'],
    ]);
    expect(hosts.map((host) => languagesOfferedOn(host, languages))).toEqual([languages, languages]);
  });
});

describe('language of a page', () => {
  const all = languages;
  it.each([
    ['the cookie, before account and host', 'en', 'ja', 'tw.mall.example', all, 'en'],
    [
      'Simplified Chinese for a cookie that names no language, whatever account and host',
      'fr',
      'ja',
      'tw.m',
      all,
      'zh-CN',
    ],
    ['Simplified Chinese for an empty cookie', '', 'en', 'jp.mall.example', all, 'zh-CN'],
    ['Simplified Chinese for a language that is not on offer', 'ja', 'en', 'mall.example', ['en', 'zh-CN'], 'zh-CN'],
    ["without a cookie the account's", undefined, 'ja', 'tw.mall.example', all, 'ja'],
    ["without either the host's", undefined, null, 'tw.mall.example', all, 'zh-TW'],
    ["the host's where the account's is not on offer", undefined, 'ja', 'en.mall.example', ['en', 'zh-CN'], 'en'],
    ['Simplified Chinese where neither is on offer', undefined, 'ja', 'tw.mall.example', ['en', 'zh-CN'], 'zh-CN'],
    ['the first on offer where Simplified Chinese is not', 'fr', null, 'mall.example', ['zh-TW', 'en'], 'zh-TW'],
  ] as const)('the language of a page is %s [LAN-02]', (_, cookie, saved, host, offered, language) => {
    expect(languageFromSources({ cookie, saved, page: null, host, offered })).toBe(language);
  });

  it.each([
    ["the page's, before the host's", undefined, null, 'mall.example', all, 'ja'],
    ['the cookie before it', 'en', null, 'mall.example', all, 'en'],
    ["the account's before it", undefined, 'en', 'mall.example', all, 'en'],
    ["the host's where it is not on offer", undefined, null, 'tw.mall.example', ['en', 'zh-TW'], 'zh-TW'],
  ] as const)('the language of a registration page is %s [REG-12]', (_, cookie, saved, host, offered, language) => {
    expect(languageFromSources({ cookie, saved, page: languageOfPage('/register'), host, offered })).toBe(language);
  });

  it.each([
    ['ja', 'ja'],
    ['fr', 'zh-TW'],
    ['', 'zh-TW'],
    [null, 'zh-TW'],
  ] as const)('the language of a page whose link names %s on the Taiwan host is %s [LAN-02]', (page, language) => {
    expect(languageFromSources({ cookie: undefined, saved: null, page, host: 'tw.mall.example', offered: all })).toBe(
      language,
    );
  });

  it('only the registration pages have the language of their region [REG-12]', () => {
    const pages = ['/register', '/register-tw', '/register-hk/success', '/register/confirm', '/registers', '/home', ''];
    expect(pages.map(languageOfPage)).toEqual(['ja', 'zh-TW', 'zh-TW', 'ja', null, null, null]);
  });
});
