import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { readConfig } from './config.ts';

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['JSON of another shape', '{"oss":1}'],
  ['a language that nobody speaks', '{"languages":["tlh"]}'],
  ['an empty object', '{}'],
])('reading %s as the configuration gives the defaults of a single host', (_, text) => {
  expect(readConfig(text)).toEqual({
    site_name: 'Mallflow',
    base: '/mall',
    oss: '/oss',
    crm: '/crm',
    languages,
    applet,
    domains: null,
    settings: null,
  });
});

const applet = { work_page: '/pages/work/index', error_page: '/pages/error/index' };

test('a configuration sets the site name, base path, hosts, languages, domains and settings of a deployment [FRA-06]', () => {
  const said = {
    site_name: 'Sail & Co',
    base: '',
    oss: 'https://oss.example',
    crm: 'https://crm.example',
    languages: ['ja', 'en'],
    applet: { ...applet, work_page: '/work' },
    domains: { mainland: 'https://mall.example', taiwan: 'https://mall.example.tw' },
    settings: {
      languages: ['ja'],
      sign_in_url: '/login',
      not_signed_in_code: -10001,
      maintenance: null,
      support: { phone: '0120-000-000', email: null },
      help: { guide: 'https://help.example', online_service: null, help_centre: null, training: null },
      suite: { url: 'https://suite.example', entries: { 'mail.inbox': 'https://suite.example/mail' } },
      phone_currencies: ['JPY'],
    },
  };
  expect(readConfig(JSON.stringify(said))).toEqual(said);
});
