import { describe, expect, it } from 'vitest';
import { isLanguage, languageOfHost } from './languages.ts';

describe('the language of a host that nobody has chosen one for', () => {
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
  ])('%s speaks %s', (host, language) => {
    expect(languageOfHost(host)).toBe(language);
  });
});

describe('what names a language', () => {
  it.each(['en', 'zh-CN', 'zh-TW', 'ja'])('%s does', (name) => {
    expect(isLanguage(name)).toBe(true);
  });

  it.each(['', 'EN', 'zh', 'fr', null, undefined, 1])('%s does not', (name) => {
    expect(isLanguage(name)).toBe(false);
  });
});
