import { describe, expect, it } from 'vitest';
import { keyPairOf } from '../testing/providers/keyPairs.ts';
import { readSettings } from './settings.ts';

function refusal(variables: Record<string, string>): string[] {
  try {
    readSettings(variables);
    return [];
  } catch (cause) {
    return cause instanceof Error ? cause.message.split('\n').slice(1) : [];
  }
}

describe('suite settings [SUI-80]', () => {
  const suiteOf = (variables: Record<string, string>) => readSettings(variables).suite;

  it('the suite has no URL and no entries by default', () => {
    expect(suiteOf({})).toEqual({ url: null, entries: {} });
  });

  it('suite entries are resolved below the suite URL or are whole URLs', () => {
    const places = {
      'mail.inbox': '/mail/inbox',
      'customers.mine': '#/customers?view=mine',
      'ai.personal': 'https://my.example/site',
    };
    const variables = {
      MALLFLOW_SUITE_URL: 'https://suite.example/app/',
      MALLFLOW_SUITE_PATHS: JSON.stringify(places),
    };
    expect(suiteOf(variables)).toEqual({
      url: 'https://suite.example/app/',
      entries: {
        'mail.inbox': 'https://suite.example/app/mail/inbox',
        'customers.mine': 'https://suite.example/app#/customers?view=mine',
        'ai.personal': 'https://my.example/site',
      },
    });
    expect(suiteOf({ MALLFLOW_SUITE_PATHS: '{"ai.personal":"https://my.example/site"}' })).toEqual({
      url: null,
      entries: { 'ai.personal': 'https://my.example/site' },
    });
  });

  it.each([
    [{ MALLFLOW_SUITE_URL: 'suite.example' }, 'MALLFLOW_SUITE_URL: Invalid URL'],
    [{ MALLFLOW_SUITE_URL: 'javascript:alert(1)' }, 'MALLFLOW_SUITE_URL: Invalid URL'],
    [{ MALLFLOW_SUITE_URL: 'https://suite.example/?a=b' }, 'MALLFLOW_SUITE_URL: has to end with its path'],
    [{ MALLFLOW_SUITE_PATHS: 'mail' }, 'MALLFLOW_SUITE_PATHS: has to be JSON'],
    [
      { MALLFLOW_SUITE_PATHS: '{"mail.inbox":"/mail"}' },
      'MALLFLOW_SUITE_URL: has to be set, as mail.inbox is a path below it (MALLFLOW_SUITE_PATHS)',
    ],
    [{ MALLFLOW_SUITE_PATHS: '{"mail.nothing":"https://a.example"}' }, 'MALLFLOW_SUITE_PATHS.mail.nothing: '],
    [{ MALLFLOW_SUITE_PATHS: '{"customers.export":"https://a.example"}' }, 'MALLFLOW_SUITE_PATHS.customers.export: '],
    [
      { MALLFLOW_SUITE_URL: 'https://suite.example', MALLFLOW_SUITE_PATHS: '{"mail.inbox":"//evil.example"}' },
      'MALLFLOW_SUITE_PATHS.mail.inbox: has to be a path like',
    ],
    [{ MALLFLOW_SUITE_PATHS: '{"mail.inbox":"javascript:alert(1)"}' }, 'has to be a path like'],
  ])('the suite settings %o are rejected', (variables: Record<string, string>, said) => {
    expect(refusal(variables)).toEqual([expect.stringContaining(said)]);
  });
});

describe('page and host settings', () => {
  it('pages, API hosts and sign-in page are on one origin by default', () => {
    const { pages, hosts, sign_in_url } = readSettings({});
    expect({ pages, hosts, sign_in_url }).toEqual({
      pages: { base: '/mall', origins: [] },
      hosts: { oss: '/oss', crm: '/crm' },
      sign_in_url: '/login',
    });
  });

  it('pages and API can be on several origins of one site, with the sign-in page on the API host', () => {
    const { pages, hosts, sign_in_url } = readSettings({
      MALLFLOW_BASE_PATH: '/',
      MALLFLOW_OSS_URL: 'https://api.mall.co.uk/oss/',
      MALLFLOW_CRM_URL: 'https://crm.mall.co.uk:8443',
      MALLFLOW_PAGES_ORIGINS: 'https://WWW.mall.co.uk/, https://mall.co.uk:444',
    });
    expect({ pages, hosts, sign_in_url }).toEqual({
      pages: { base: '', origins: ['https://www.mall.co.uk', 'https://mall.co.uk:444'] },
      hosts: { oss: 'https://api.mall.co.uk/oss', crm: 'https://crm.mall.co.uk:8443' },
      sign_in_url: 'https://api.mall.co.uk/login',
    });
  });

  it.each([
    ['http://127.0.0.1:5173', 'http://127.0.0.1:4300/oss'],
    ['http://localhost:1', 'http://localhost:2/oss'],
    ['http://[::1]:1', 'http://[::1]:2/oss'],
    ['https://intranet:1', 'https://intranet:2'],
    ['https://shop.me.github.io', 'https://me.github.io/oss'],
    ['https://anything.example', '/oss'],
  ])('the page origin %s and the API URL %s are accepted', (origin, oss) => {
    expect(refusal({ MALLFLOW_PAGES_ORIGINS: origin, MALLFLOW_OSS_URL: oss })).toEqual([]);
  });

  it.each([
    ['https://mall.example', 'https://mall.test/oss'],
    ['https://one.co.uk', 'https://two.co.uk/oss'],
    ['https://me.github.io', 'https://you.github.io/oss'],
    ['https://mall.example', 'http://mall.example/oss'],
    ['http://127.0.0.1:1', 'http://127.0.0.2:1/oss'],
    ['http://localhost:1', 'http://127.0.0.1:1/oss'],
  ])('the page origin %s and the API URL %s are rejected as two sites without a common cookie', (origin, oss) => {
    const [said, ...more] = refusal({ MALLFLOW_PAGES_ORIGINS: `${origin}`, MALLFLOW_OSS_URL: oss });
    expect(more).toEqual([]);
    expect(said).toContain(
      `MALLFLOW_PAGES_ORIGINS: ${origin} and ${oss} (MALLFLOW_OSS_URL) are two sites to a browser`,
    );
    expect(said).toContain("the session's cookie does not travel from one to the other");
  });

  it('an absolute API URL requires the origin of the pages', () => {
    expect(refusal({ MALLFLOW_CRM_URL: 'https://crm.mall.example' })).toEqual([
      'MALLFLOW_PAGES_ORIGINS: has to name the origin of the pages, as MALLFLOW_CRM_URL is a whole address',
    ]);
  });

  it.each([
    ['MALLFLOW_BASE_PATH', ['mall', '//mall', '/mall//x', '/../mall', '/mall?x', '/oss', '/login/mall', '/mall"']],
    [
      'MALLFLOW_OSS_URL',
      ['oss', '//evil.example', '/\\evil.example', 'ftp://x', 'http://', 'https://a@x/', '/oss?a', '/oss#'],
    ],
    [
      'MALLFLOW_PAGES_ORIGINS',
      ['mall.example', '*', 'null', 'https://mall.example/mall', 'https://*', 'ftp://mall.example'],
    ],
    ['MALLFLOW_SIGN_IN_URL', ['login', '//evil.example', 'javascript:alert(1)']],
    ['MALLFLOW_LANGUAGES', [',', 'tlh']],
  ])('invalid values of %s are rejected', (name, wrong) => {
    const taken = wrong.filter((value) => !refusal({ [name]: value })[0]?.startsWith(name));
    expect(taken).toEqual([]);
  });
});

describe('file storage settings', () => {
  const bucket = {
    MALLFLOW_S3_URL: 'https://s3.example',
    MALLFLOW_S3_BUCKET: 'mall',
    MALLFLOW_S3_KEY_ID: 'id',
    MALLFLOW_S3_KEY_SECRET: 'secret',
  };

  it('uploaded files are stored in a folder by default', () => {
    expect(readSettings({}).s3).toBeNull();
  });

  it('uploaded files are stored in a bucket when all its settings are given', () => {
    expect(readSettings(bucket).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'mall',
      key_id: 'id',
      key_secret: 'secret',
    });
  });

  it.each(Object.keys(bucket))('bucket settings without %s are rejected', (name) => {
    expect(refusal({ ...bucket, [name]: '' })).toEqual([
      `${name}: has to be set, as the storage of uploaded files is named in part`,
    ]);
  });
});

describe('payment provider settings', () => {
  const { privateKey, publicKey } = keyPairOf('merchant');
  const wechat = {
    MALLFLOW_PUBLIC_URL: 'https://api.mall.example/',
    MALLFLOW_WECHAT_MCH_ID: '1900000001',
    MALLFLOW_WECHAT_APP_ID: 'wx1',
    MALLFLOW_WECHAT_SERIAL: 'A1',
    MALLFLOW_WECHAT_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    MALLFLOW_WECHAT_API_KEY: 'k'.repeat(32),
    MALLFLOW_WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
    MALLFLOW_WECHAT_PUBLIC_KEY: publicKey,
  };
  const alipay = {
    MALLFLOW_PUBLIC_URL: 'https://api.mall.example',
    MALLFLOW_ALIPAY_APP_ID: '2021',
    MALLFLOW_ALIPAY_SELLER_ID: '2088',
    MALLFLOW_ALIPAY_PRIVATE_KEY: privateKey,
    MALLFLOW_ALIPAY_PUBLIC_KEY: publicKey,
  };

  it('payment providers are configured with all of their settings and the public URL', () => {
    const { wechat: own, alipay: other, public_url } = readSettings({ ...wechat, ...alipay });
    expect({ own, other, public_url }).toEqual({
      own: {
        url: 'https://api.mch.weixin.qq.com',
        mch_id: '1900000001',
        app_id: 'wx1',
        serial: 'A1',
        private_key: privateKey,
        api_key: 'k'.repeat(32),
        platform_keys: [{ id: 'PUB_KEY_ID_1', public_key: publicKey }],
      },
      other: {
        url: 'https://openapi.alipay.com/gateway.do',
        app_id: '2021',
        seller_id: '2088',
        private_key: privateKey,
        public_keys: [publicKey],
      },
      public_url: 'https://api.mall.example',
    });
  });

  it('payment providers can have a next key, which has to be complete [PAY-62]', () => {
    const { publicKey: next } = keyPairOf('platform');
    const nextOf = {
      MALLFLOW_WECHAT_NEXT_PUBLIC_KEY_ID: 'PUB_KEY_ID_2',
      MALLFLOW_WECHAT_NEXT_PUBLIC_KEY: next,
      MALLFLOW_ALIPAY_NEXT_PUBLIC_KEY: next,
    };
    const { wechat: own, alipay: other } = readSettings({ ...wechat, ...alipay, ...nextOf });
    expect([own?.platform_keys, other?.public_keys]).toEqual([
      [
        { id: 'PUB_KEY_ID_1', public_key: publicKey },
        { id: 'PUB_KEY_ID_2', public_key: next },
      ],
      [publicKey, next],
    ]);
    expect(
      refusal({ ...wechat, ...nextOf, MALLFLOW_ALIPAY_NEXT_PUBLIC_KEY: '', MALLFLOW_WECHAT_NEXT_PUBLIC_KEY_ID: '' }),
    ).toEqual(['MALLFLOW_WECHAT_NEXT_PUBLIC_KEY_ID: has to be set, as the next key of WeChat Pay is named in part']);
    expect(
      refusal({ MALLFLOW_PUBLIC_URL: 'https://api.mall.example', MALLFLOW_ALIPAY_NEXT_PUBLIC_KEY: next }),
    ).toHaveLength(4);
  });

  it.each([...Object.keys(wechat)])('WeChat Pay settings without %s are rejected', (name) => {
    const missing = 'has to be set, as WeChat Pay is named in part';
    expect(refusal({ ...wechat, [name]: '' })).toEqual([`${name}: ${missing}`]);
  });

  it.each([...Object.keys(alipay)])('Alipay settings without %s are rejected', (name) => {
    expect(refusal({ ...alipay, [name]: '' })).toEqual([`${name}: has to be set, as Alipay is named in part`]);
  });

  it('payment settings with an invalid key, public URL or currency are rejected [SES-08]', () => {
    const wrong = { ...alipay, MALLFLOW_ALIPAY_PRIVATE_KEY: publicKey, MALLFLOW_ALIPAY_PUBLIC_KEY: 'MIIB' };
    expect(refusal({ ...wrong, MALLFLOW_PUBLIC_URL: 'https://api.mall.example/oss' })).toEqual([
      'MALLFLOW_PUBLIC_URL: has to be an origin like https://api.example.com',
      'MALLFLOW_ALIPAY_PRIVATE_KEY: has to be a private key in PEM (RSA)',
      'MALLFLOW_ALIPAY_PUBLIC_KEY: has to be a public key in PEM (RSA)',
    ]);
    expect(refusal({ MALLFLOW_SANDBOX_CURRENCIES: 'CNY,EUR' })).toHaveLength(1);
  });

  it('the payment sandbox is on in the demo or when it is set, with its currencies', () => {
    const currenciesOf = (variables: Record<string, string>) => readSettings(variables).sandbox_currencies;
    expect(currenciesOf({})).toBe(null);
    expect(currenciesOf({ MALLFLOW_DEMO: '1' })).toEqual(['CNY', 'TWD']);
    expect(currenciesOf({ MALLFLOW_SANDBOX: '1', MALLFLOW_SANDBOX_CURRENCIES: 'CNY' })).toEqual(['CNY']);
  });
});

describe('signing provider settings', () => {
  const fadada = {
    MALLFLOW_PUBLIC_URL: 'https://api.mall.example',
    MALLFLOW_FADADA_APP_ID: '80001',
    MALLFLOW_FADADA_APP_SECRET: 's'.repeat(32),
    MALLFLOW_FADADA_CORP_ID: 'c1',
  };

  it('there is no signing provider without Fadada settings', () => {
    expect(readSettings({}).fadada).toBeNull();
  });

  it('Fadada is configured with all of its settings, and with its production URL by default [SGN-08]', () => {
    expect(readSettings({ ...fadada, MALLFLOW_FADADA_URL: 'https://uat-api.fadada.com/api/v5/' }).fadada).toEqual({
      url: 'https://uat-api.fadada.com/api/v5',
      app_id: '80001',
      app_secret: 's'.repeat(32),
      corp_id: 'c1',
    });
    expect(readSettings(fadada).fadada?.url).toBe('https://api.fadada.com/api/v5');
  });

  it.each(Object.keys(fadada))('Fadada settings without %s are rejected', (name) => {
    expect(refusal({ ...fadada, [name]: '' })).toEqual([`${name}: has to be set, as Fadada is named in part`]);
  });

  it('Fadada settings with an invalid secret or URL are rejected without showing the secret [SES-08]', () => {
    const wrong = { ...fadada, MALLFLOW_FADADA_APP_SECRET: 'short', MALLFLOW_FADADA_URL: 'fadada' };
    expect(refusal(wrong).map((line) => line.split(':')[0])).toEqual([
      'MALLFLOW_FADADA_URL',
      'MALLFLOW_FADADA_APP_SECRET',
    ]);
    expect(refusal(wrong).join()).not.toContain('short');
  });
});

it('SMS settings name the gateway, the allowed countries and the limits; by default there is no gateway', () => {
  const gateway = { MALLFLOW_SMS_URL: 'https://sms.example/messages', MALLFLOW_SMS_TOKEN: 'token-of-the-gateway' };
  expect(readSettings({}).sms_codes).toEqual({
    countries: ['CN', 'HK', 'MO', 'TW', 'JP', 'SG'],
    hourly: 500,
    daily: 3000,
  });
  const costs = { MALLFLOW_SMS_COUNTRIES: 'CN, MY', MALLFLOW_SMS_HOURLY: '20', MALLFLOW_SMS_DAILY: '50' };
  expect(readSettings(costs).sms_codes).toEqual({ countries: ['CN', 'MY'], hourly: 20, daily: 50 });
  expect(readSettings(gateway).sms).toEqual({ url: gateway.MALLFLOW_SMS_URL, token: gateway.MALLFLOW_SMS_TOKEN });
  expect(readSettings({}).sms).toBeNull();
});

describe('mail settings', () => {
  const mail = {
    MALLFLOW_SMTP_URL: 'smtps://user:password@mail.example',
    MALLFLOW_MAIL_FROM: 'Mallflow <no-reply@mall.example>',
    MALLFLOW_PAGES_ORIGINS: 'https://mall.example',
  };

  it('there is no mail server by default', () => {
    expect(readSettings({}).smtp).toBeNull();
  });

  it('a mail server is configured with its URL and sender', () => {
    expect(readSettings(mail).smtp).toEqual({ url: mail.MALLFLOW_SMTP_URL, from: mail.MALLFLOW_MAIL_FROM });
  });

  it.each([
    [
      { MALLFLOW_SMS_URL: 'https://sms.example' },
      'MALLFLOW_SMS_TOKEN: has to be set, as the sending of text messages is named in part',
    ],
    [{ MALLFLOW_SMTP_URL: '' }, 'MALLFLOW_SMTP_URL: has to be set, as the sending of mail is named in part'],
    [{ MALLFLOW_MAIL_FROM: '' }, 'MALLFLOW_MAIL_FROM: has to be set, as the sending of mail is named in part'],
    [{ MALLFLOW_MAIL_FROM: 'Mallflow' }, 'MALLFLOW_MAIL_FROM: has to be an address, or a name and an address in < >'],
    [
      { MALLFLOW_PAGES_ORIGINS: '' },
      'MALLFLOW_PAGES_ORIGINS: has to name the origin of the pages, as mails lead there',
    ],
  ])('mail settings changed by %o are rejected', (changes, said) => {
    expect(refusal({ ...mail, ...changes })).toEqual([said]);
  });
});

describe('keys of personal data [VRD-09]', () => {
  const key = (first: number) => Buffer.from(Array.from({ length: 32 }, (_, at) => first + at)).toString('base64');

  it('the keys of personal data are the configured ones in order, followed by the one derived from the secret', () => {
    const named = readSettings({ MALLFLOW_PERSONAL_DATA_KEYS: `2027:${key(7)}, 2026:${key(6)}` }).personal_data_keys;
    expect(named.map(({ name, key: bytes }) => [name, bytes[0], bytes.length]).slice(0, 2)).toEqual([
      ['2027', 7, 32],
      ['2026', 6, 32],
    ]);
    expect(named.slice(2)).toEqual(readSettings({}).personal_data_keys);
    expect(named.slice(2).map(({ name }) => name)).toEqual(['secret']);
  });

  it.each([`2027:${key(7)},2027:${key(6)}`, `secret:${key(7)}`, '2027:short', key(7)])(
    'the keys of personal data %s are rejected',
    (keys) => {
      expect(refusal({ MALLFLOW_PERSONAL_DATA_KEYS: keys })).toHaveLength(1);
    },
  );
});

describe('domain settings', () => {
  const [mainland, taiwan] = ['https://mall.example.com', 'https://mall.example.tw'];
  const named = { MALLFLOW_MAINLAND_ORIGIN: `${mainland}/`, MALLFLOW_TAIWAN_ORIGIN: taiwan };

  it('separate domains are configured by two origins, and by default exist only in the demo with a fixed port', () => {
    const demo = { mainland: 'http://localhost:4301', taiwan: 'http://tw.localhost:4301' };
    expect(
      [named, {}, { MALLFLOW_DEMO: '1', PORT: '4301' }, { MALLFLOW_DEMO: '1', PORT: '0' }].map(
        (variables) => readSettings(variables).domains,
      ),
    ).toEqual([{ mainland, taiwan }, null, demo, null]);
  });

  it.each([
    [{ MALLFLOW_MAINLAND_ORIGIN: mainland }, 'MALLFLOW_TAIWAN_ORIGIN: has to be set, as MALLFLOW_MAINLAND_ORIGIN is'],
    [{ MALLFLOW_TAIWAN_ORIGIN: taiwan }, 'MALLFLOW_MAINLAND_ORIGIN: has to be set, as MALLFLOW_TAIWAN_ORIGIN is'],
    [{ ...named, MALLFLOW_TAIWAN_ORIGIN: mainland }, 'MALLFLOW_TAIWAN_ORIGIN: has to be another host'],
    [
      { ...named, MALLFLOW_HTTPS: '1', MALLFLOW_TAIWAN_ORIGIN: 'http://mall.example.tw' },
      'MALLFLOW_TAIWAN_ORIGIN: has to begin with https, as sessions travel over https only',
    ],
    [
      { ...named, MALLFLOW_TAIWAN_ORIGIN: 'https://mall.example.tw/mall' },
      'MALLFLOW_TAIWAN_ORIGIN: has to be an origin like https://mall.example.com',
    ],
  ])('the domain settings %j are rejected', (variables, line) => {
    expect(refusal(variables)).toEqual([line]);
  });
});

describe('bank settings', () => {
  const bankOf = (variables: Record<string, string>) => readSettings(variables).transfer_account.bank;

  it('the default bank name says in each language that no real money is moved', () => {
    expect(bankOf({})).toEqual({
      en: expect.stringContaining('no real money'),
      'zh-CN': expect.stringContaining('不涉及真实资金'),
      'zh-TW': expect.stringContaining('不涉及真實款項'),
      ja: expect.stringContaining('実際のお金は動きません'),
    });
  });

  it('the configured bank name is the same in each language', () => {
    expect(bankOf({ MALLFLOW_TRANSFER_BANK: 'Barkley & Sons' })).toBe('Barkley & Sons');
  });
});

it.each([
  ['one letter', 'MALLFLOW_SECRET', 's'.repeat(40)],
  ['one word', 'MALLFLOW_SECRET', 'secret-'.repeat(6)],
  ['one byte', 'MALLFLOW_PERSONAL_DATA_KEYS', `2026:${Buffer.alloc(32, 7).toString('base64')}`],
])('a secret of %s that is repeated is rejected [SES-71]', (_, name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: has to `);
});
