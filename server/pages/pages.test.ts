import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { purgeEndedSessions } from '../modules/session/sessions.ts';
import { demoPassword } from '../seed/accounts.ts';
import { readSettings } from '../settings/settings.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { textIn } from '../texts/textIn.ts';
import { safeReturnAddress } from './returnAddress.ts';
import { signInMessages } from './signInMessages.ts';

/** The store's chunk shares another with others, and both import chunks of the document. */
const built = {
  'index.html': { file: 'assets/index-1a.js', imports: ['_base.js'], css: ['assets/index-1a.css'] },
  '_base.js': { file: 'assets/base-1a.js' },
  '_shared.js': { file: 'assets/shared-1a.js', imports: ['_base.js', 'index.html'], css: ['assets/shared-1a.css'] },
  'locales/zh-CN.po?part=every': { file: 'assets/zh-1a.js' },
  'locales/zh-CN.po?part=store': { file: 'assets/zh-store-1a.js' },
  'src/flows/purchase/page.tsx': {
    file: 'assets/store-1a.js',
    imports: ['_shared.js', 'index.html'],
    css: ['assets/store-1a.css'],
  },
};

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallflow-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en">start');
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(built));
  const pages = [{ path: 'store/:action?', part: 'store', chunk: 'assets/store-1a.js' }];
  await writeFile(join(folder, '.vite/pages.json'), JSON.stringify(pages));
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'let a;');
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('let a;'));
  test = await createTestApp({ pages: folder });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => test.visitor().fetch(path, { headers });

describe('pages', () => {
  it('every page address returns the same document, which is not cached without revalidation [FRA-06]', async () => {
    for (const path of ['/mall', '/mall/', '/mall/home', '/mall/order/paid/detail/1', '/mall/../package.json']) {
      const response = await get(path.replace('/mall/..', '/mall/%2e%2e%2f'));
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(await response.text()).toBe('<!doctype html><html lang="zh-CN">start');
    }
  });

  it('asset files are cached for good, and compressed when the browser accepts it', async () => {
    const plain = await get('/mall/assets/app-1a2b.js');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const small = await get('/mall/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('vary')).toBe('accept-encoding');
  });

  it('hidden files of the build are not served', async () => {
    const response = await get('/mall/.vite/manifest.json');
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/html; charset=utf-8',
      '<!doctype html><html lang="zh-CN">start',
    ]);
  });

  it('a page has a Link header with the preloads of its scripts and styles in its language', async () => {
    const links = async (path: string, cookie = '') =>
      (await get(path, { cookie })).headers.get('link')?.split(', ') ?? null;
    const script = (name: string) => `</mall/assets/${name}-1a.js>; rel=modulepreload`;
    const style = (name: string) => `</mall/assets/${name}-1a.css>; rel=preload; as=style; crossorigin`;
    const scripts = ['index', 'base', 'zh'].map(script);
    expect(await links('/mall/store/renew?a=1')).toEqual([
      ...scripts,
      ...['zh-store', 'store', 'shared'].map(script),
      ...['index', 'store', 'shared'].map(style),
    ]);
    expect(await links('/mall/store', '_t_language=en')).not.toContain(script('zh-store'));
    expect(await links('/mall/nowhere')).toEqual([...scripts, style('index')]);
    expect(await links('/mall/assets/app-1a2b.js')).toBeNull();
  });

  it('a missing asset file is 404 and not answered with a page', async () => {
    expect((await get('/mall/assets/gone-0000.js')).status).toBe(404);
  });

  it('the document contains the public settings of the deployment, and its files at any page depth [FRA-06, FRA-08]', async () => {
    const built = [
      '<meta name="mallflow" content=\'{}\' /><title>Mallflow</title><p id="splash"><img /><span>Mallflow</span><small>Late. <a href="">Reload</a></small></p>',
      '<script type="module" crossorigin src="./assets/a.js"></script>',
      '<link rel="stylesheet" href="./assets/a.css"><a href="https://else.example/./x">',
    ].join('');
    const deployed = [
      '<meta name="mallflow" content=\'{"site_name":"Sail &#38; Co","base":"/shop/eu","oss":"https://api.mall.example/o&#39;s","crm":"/crm","languages":["ja"],"applet":{"work_page":"/pages/work/index","error_page":"/pages/error/index"},"domains":{"mainland":"https://mall.example","taiwan":"https://mall.example.tw"},"settings":{"languages":["ja"],"sign_in_url":"/login","not_signed_in_code":-10001,"maintenance":null,"support":{"phone":null,"email":"support@sail.example"},"help":{"guide":"/guide","online_service":null,"help_centre":null,"training":null},"suite":{"url":"https://suite.example","entries":{"mail.inbox":"https://suite.example/mail"}},"phone_currencies":["CNY","TWD"]}}\' /><title>Sail &#38; Co</title><p id="splash"><img /><span>Sail &#38; Co</span><small>読み込みに時間がかかっています。<a href="">再読み込み</a></small></p>',
      '<script type="module" crossorigin src="/shop/eu/assets/a.js"></script>',
      '<link rel="stylesheet" href="/shop/eu/assets/a.css"><a href="https://else.example/./x">',
    ].join('');
    const elsewhere = await mkdtemp(join(tmpdir(), 'mallflow-deployed-'));
    await writeFile(join(elsewhere, 'index.html'), built);
    await writeFile(join(elsewhere, 'index.html.br'), brotliCompressSync(built));
    const settings = {
      site_name: 'Sail & Co',
      pages: { base: '/shop/eu', origins: [] },
      hosts: { oss: "https://api.mall.example/o's", crm: '/crm' },
      languages: ['ja' as const],
      domains: { mainland: 'https://mall.example', taiwan: 'https://mall.example.tw' },
      maintenance: null,
      support: { phone: null, email: 'support@sail.example' },
      help: { guide: '/guide', online_service: null, help_centre: null, training: null },
      suite: { url: 'https://suite.example', entries: { 'mail.inbox': 'https://suite.example/mail' } },
    };
    const other = await createTestApp({ pages: elsewhere, settings });
    const open = (path: string, headers = {}) => other.visitor().fetch(path, { headers });
    for (const path of ['/shop/eu', '/shop/eu/', '/shop/eu/order/unpaid/detail/3']) {
      expect(await (await open(path)).text()).toBe(deployed);
    }
    const small = await open('/shop/eu/home', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(deployed);
    expect((await open('/mall/home')).headers.get('location')).toBe('/shop/eu/mall/home');
    await other.close();
    await rm(elsewhere, { recursive: true });
  });

  it('the content security policy allows the inline script of the document on pages only', async () => {
    const withScript = await mkdtemp(join(tmpdir(), 'mallflow-inline-'));
    await writeFile(
      join(withScript, 'index.html'),
      '<!doctype html><script type="module" async>let a = 1;</script><script type="module" src="./assets/a.js"></script>',
    );
    const other = await createTestApp({ pages: withScript });
    const scriptsOf = async (path: string) => {
      const { headers } = await other.visitor().fetch(path);
      return /script-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0];
    };
    const sha256 = createHash('sha256').update('let a = 1;').digest('base64');
    expect(await Promise.all(['/mall/home', '/mall/order/paid', '/login'].map(scriptsOf))).toEqual([
      `script-src 'self' 'sha256-${sha256}'`,
      `script-src 'self' 'sha256-${sha256}'`,
      "script-src 'self'",
    ]);
    await other.close();
    await rm(withScript, { recursive: true });
  });

  it.each([
    ['localhost:4300', '', 'zh-CN'],
    ['tw.localhost:4300', '', 'zh-TW'],
    ['en.localhost:4300', '', 'en'],
    ['jp.localhost:4300', '', 'ja'],
    ['jp.localhost:4300', '_t_language=en', 'en'],
    ['en.localhost:4300', '_t_language=xx', 'zh-CN'],
  ])('a page on %s with the cookie “%s” has a document in %s [LAN-14]', async (host, cookie, language) => {
    const text = await (await get('/mall/home', { host, cookie })).text();
    expect(text).toContain(`<html lang="${language}">`);
  });

  it('the pages can be served at the root, together with API calls and the sign-in page [FRA-06]', async () => {
    const other = await createTestApp({ pages: folder, settings: { pages: { base: '', origins: [] } } });
    const answers = ['/', '/home', '/order/paid/detail/1', '/assets/app-1a2b.js', '/login', '/healthz', '/oss/x'];
    const types = await Promise.all(
      answers.map(async (path) => (await other.visitor().fetch(path)).headers.get('content-type')?.split(';')[0]),
    );
    const [page, script, json] = ['text/html', 'text/javascript', 'application/json'];
    expect(types).toEqual([page, page, page, script, page, json, json]);
    await other.close();
  });

  it('the document is read once and served from memory afterwards', async () => {
    const other = await mkdtemp(join(tmpdir(), 'mallflow-pages-'));
    await writeFile(join(other, 'index.html'), 'kept');
    const memory = await createTestApp({ pages: other });
    await rm(other, { recursive: true });
    expect(await (await memory.visitor().fetch('/mall/home')).text()).toBe('kept');
    await memory.close();
  });

  it('any other address redirects to a page: the root to home, others to the same path below the base', async () => {
    const places = { '/': '/mall/home', '/nowhere': '/mall/nowhere', '//evil.example': '/mall//evil.example' };
    for (const [path, place] of Object.entries(places)) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, place]);
    }
  });
});

describe('return address after sign-in', () => {
  const oneHost = readSettings({});

  it('the return address is a page of the mall on this host', () => {
    const good = {
      '/mall/store/new?a=1#b': '/mall/store/new?a=1#b',
      '/mall': '/mall',
      'http://mall.example:4300/mall/order': '/mall/order',
      'https://mall.example:4300/mall/order': '/mall/order',
    };
    const led = Object.fromEntries(
      Object.keys(good).map((given) => [given, safeReturnAddress(given, 'mall.example:4300', oneHost)]),
    );
    expect(led).toEqual(good);
  });

  it('the return address is the home page for anything else than a page of the mall', () => {
    const bad = [
      '//evil.example/mall/home',
      'https:evil.example/mall/home',
      'https://evil.example/mall/home',
      'http:/\\evil.example/mall/home',
      '/\\evil.example/mall/home',
      '\\\\evil.example/mall/home',
      '/mall/..//evil.example',
      '/mall/%2e%2e//evil.example',
      '/%09/evil.example',
      '/\t/evil.example',
      'http://mall.example:4300@evil.example/mall/home',
      'http://user@mall.example:4300/mall/home',
      'javascript:alert(1)//mall/',
      'data:text/html,/mall/',
      '/mallet',
      '/oss/mall/session/sign-out',
      '/login?return=/mall',
      '',
    ];
    expect(bad.map((given) => safeReturnAddress(given, 'mall.example:4300', oneHost))).toEqual(
      bad.map(() => '/mall/home'),
    );
    expect(safeReturnAddress(undefined, 'mall.example', oneHost)).toBe('/mall/home');
    expect(safeReturnAddress('/mall/store', 'not a host', oneHost)).toBe('/mall/home');
  });
});

describe('return address with separate page origins', () => {
  const pages = { base: '/shop', origins: ['https://mall.example', 'https://tw.mall.example'] };
  const led = (given: string) => safeReturnAddress(given, 'api.mall.example', { pages });

  it('the return address is a page on one of the page origins', () => {
    expect(['https://mall.example/shop/order?a=1#b', 'https://tw.mall.example/shop', '/shop/store'].map(led)).toEqual([
      'https://mall.example/shop/order?a=1#b',
      'https://tw.mall.example/shop',
      'https://mall.example/shop/store',
    ]);
  });

  it('the return address is home for anything else than a page origin, the host of the API included', () => {
    const bad = [
      'https://api.mall.example/shop/order',
      'http://mall.example/shop/order',
      'https://mall.example:444/shop/order',
      'https://user@mall.example/shop/order',
      'https://mall.example.evil.example/shop/order',
      'https://evil.example/shop/order',
      '//evil.example/shop/order',
      'https://mall.example/shopping',
      'javascript:alert(1)//shop/',
      '/mall/order',
      '',
    ];
    expect(bad.map(led)).toEqual(bad.map(() => 'https://mall.example/shop/home'));
  });
});

describe('sign-in page', () => {
  const post = (client: ReturnType<TestApp['visitor']>, form: Record<string, string>, query = '', headers = {}) =>
    client.fetch(`/login?system=partner${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    });
  const owner = { email: 'owner@cn.example', password: demoPassword };

  it('the sign-in page signs in and redirects to the return address', async () => {
    const client = test.visitor();
    const response = await post(client, owner, `&return=${encodeURIComponent('/mall/store/new?x=1')}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mall/store/new?x=1']);
    expect((await client.ok(calls.userRead, {})).email).toBe('owner@cn.example');
  });

  it('the sign-in page redirects staff without a return address of the desk to the desk [SES-07]', async () => {
    const staff = { email: 'sales@desk.example', password: demoPassword };
    const landing = async (query: string) => {
      const client = test.visitor();
      const [now, later] = [await post(client, staff, query), await client.fetch(`/login?system=partner${query}`)];
      return [now.headers.get('location'), later.headers.get('location')];
    };
    expect(await landing('')).toEqual(['/mall/desk', '/mall/desk']);
    expect(await landing('&return=/mall/home')).toEqual(['/mall/desk', '/mall/desk']);
    expect(await landing('&return=/mall/desk/orders')).toEqual(['/mall/desk/orders', '/mall/desk/orders']);
  });

  it('the sign-in page redirects a signed-in user to the return address, and to no other site [SES-07]', async () => {
    const led = async (query: string) => {
      const client = await test.signedIn('owner@cn.example');
      const response = await client.fetch(`/login?system=partner${query}`);
      return [response.status, response.headers.get('location'), client.cookies.get('_t_language')];
    };
    expect(await led('&return=/mall/store/new%3Fx=1%23a')).toEqual([303, '/mall/store/new?x=1#a', undefined]);
    expect(await led('&return=//evil.example')).toEqual([303, '/mall/home', undefined]);
    expect(await led('&return=/mall/order&lang=ja')).toEqual([303, '/mall/order', 'ja']);
    expect((await led('&return=/mall/order&demo=owner@tw.example'))[0]).toBe(200);
    expect((await (await test.signedIn('owner@cn.example')).fetch('/login?system=other')).status).toBe(400);
  });

  it('the sign-in page shows its form to a signed-in user who is sent back at once', async () => {
    const client = await test.signedIn('owner@cn.example');
    const come = () => client.fetch('/login?system=partner&return=/mall/store');
    expect((await come()).status).toBe(303);
    const again = await (await come()).text();
    expect(again).toContain('林晓');
    expect(again).toContain('<a href="/mall/store">');
    client.cookies.delete('mallflow_led_on');
    expect((await come()).status).toBe(303);
  });

  it('the sign-in page has the site name of the deployment [FRA-08]', async () => {
    const other = await createTestApp({ pages: folder, settings: { site_name: 'Sail & Co' } });
    const page = await (await other.visitor().fetch('/login?system=partner&lang=en')).text();
    expect(page).toContain('<title>Sign in · Sail &amp; Co</title>');
    expect(page).not.toContain('Mallflow');
    await other.close();
  });

  it('the sign-in page reports an expired session with its address, in the browser that had it', async () => {
    const other = await createTestApp({ pages: folder });
    const client = other.visitor();
    await post(client, owner);
    other.pass({ hours: 25 });
    const page = await (await client.fetch('/login?system=partner&lang=en')).text();
    expect(page).toContain('Your progress is saved. Sign in to continue.');
    expect(page).toMatch(/<input id="email"[^>]* value="owner@cn\.example"/);
    const stranger = await (await other.visitor().fetch('/login?system=partner&lang=en')).text();
    expect(stranger).not.toContain('Your progress is saved');
    expect(stranger).toMatch(/<input id="email"[^>]* value=""/);
    await other.close();
  });

  it('the sign-in page reports a session ended in another browser without its address, until it is deleted [SES-26]', async () => {
    const other = await createTestApp({ pages: folder });
    const [former, own] = [other.visitor(), other.visitor()];
    for (const browser of [former, own]) await post(browser, owner);
    expect((await own.call(calls.sessionEnd, {})).code).toBe('ok');
    const pages = await Promise.all(
      ['en', 'zh-CN', 'zh-TW', 'ja'].map(async (language) =>
        (await former.fetch(`/login?system=partner&lang=${language}`)).text(),
      ),
    );
    expect(pages.map((page) => /<div class="message" role="status">([^<]*)</.exec(page)?.[1])).toEqual([
      textIn('en')(signInMessages.ended.user),
      textIn('zh-CN')(signInMessages.ended.user),
      textIn('zh-TW')(signInMessages.ended.user),
      textIn('ja')(signInMessages.ended.user),
    ]);
    expect(pages.filter((page) => !/<input id="email"[^>]* value=""/.test(page))).toEqual([]);
    other.pass({ hours: 24 * 8 });
    await purgeEndedSessions(other.deps);
    expect(await (await former.fetch('/login?system=partner&lang=en')).text()).not.toContain(
      signInMessages.ended.user.english,
    );
    await other.close();
  });

  it('signing in never redirects to another site [SES-07]', async () => {
    const response = await post(test.visitor(), owner, '&return=//evil.example');
    expect(response.headers.get('location')).toBe('/mall/home');
  });

  it('the sign-in page reports wrong credentials, and escapes what was entered', async () => {
    const response = await post(test.visitor(), { email: 'owner@tw.example', password: 'wrong' }, '&lang=en');
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('The email address or password is incorrect.');
    const hostile = await post(test.visitor(), { email: '"><script>alert(1)</script>', password: 'x' });
    expect(hostile.status).toBe(400);
    expect(await hostile.text()).not.toContain('<script>alert');
  });

  describe('rejected sign-ins', () => {
    const inEach = async (strict: TestApp) => {
      const attempt = async (language: string) => {
        const wrong = { email: 'nobody@cn.example', password: 'wrong' };
        const response = await post(strict.visitor(), wrong, `&lang=${language}`);
        const problem = /<div class="message bad"[^>]*>([^<]*)</.exec(await response.text())?.[1];
        return [response.status, response.headers.get('retry-after'), problem];
      };
      return Promise.all(['en', 'zh-CN', 'zh-TW', 'ja'].map(attempt));
    };

    it('the sign-in page answers 429 in each language when too many sign-ins of the address failed', async () => {
      const sign_in = { attempts: 1, network_attempts: 100, window_minutes: 15 };
      const strict = await createTestApp({ settings: { sign_in } });
      await post(strict.visitor(), { email: 'nobody@cn.example', password: 'wrong' });
      expect(await inEach(strict)).toEqual([
        [429, '900', 'Too many attempts for this email address. Try again in 15 min.'],
        [429, '900', '该邮箱登录失败次数过多，请在 15 分钟后重试。'],
        [429, '900', '此電子郵件地址嘗試次數過多，請於 15 分鐘後再試。'],
        [
          429,
          '900',
          'ログインの失敗が続いたため、このメールアドレスでは一時的にログインできません。15分後にもう一度お試しください。',
        ],
      ]);
      await strict.close();
    });

    it('the sign-in page answers 429 in each language when too many sign-ins of the network failed', async () => {
      const sign_in = { attempts: 10, network_attempts: 2, window_minutes: 15 };
      const strict = await createTestApp({ settings: { sign_in } });
      for (const email of ['a@cn.example', 'b@cn.example']) await post(strict.visitor(), { email, password: 'wrong' });
      expect(await inEach(strict)).toEqual([
        [429, '450', 'Too many failed attempts from your network. Try again in 8 min.'],
        [429, '450', '您所在网络的登录失败次数过多，请在 8 分钟后重试。'],
        [429, '450', '您所在網路的登入失敗次數過多，請於 8 分鐘後再試。'],
        [
          429,
          '450',
          'ご利用のネットワークからのログインの失敗が続いたため、一時的にログインできません。8分後にもう一度お試しください。',
        ],
      ]);
      await strict.close();
    });

    it('the sign-in page answers 429 in each language when too many people are signing in', async () => {
      const crowded = await createTestApp();
      const { promise, resolve } = Promise.withResolvers<null>();
      for (let index = 0; index < 33; index += 1) void crowded.deps.load.strangers.run(`${index}`, () => promise);
      expect(await inEach(crowded)).toEqual([
        [429, '10', 'Too many people are signing in right now. Try again in 10 seconds.'],
        [429, '10', '当前登录人数过多，请在 10 秒后重试。'],
        [429, '10', '目前登入人數過多，請於 10 秒後再試。'],
        [429, '10', '現在ログインが混み合っています。10秒後にもう一度お試しください。'],
      ]);
      resolve(null);
      await crowded.close();
    });
  });

  it('the sign-in page rejects a form of another site with 403 [WIR-04]', async () => {
    const response = await post(test.visitor(), owner, '', { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('the sign-in page switches to the chosen language and stores it in a cookie', async () => {
    const client = test.visitor();
    const response = await client.fetch('/login?system=partner&lang=ja');
    expect(await response.text()).toContain('<html lang="ja">');
    expect(client.cookies.get('_t_language')).toBe('ja');
    expect(await (await client.fetch('/login?system=partner')).text()).toContain('<html lang="ja">');
  });

  it('the sign-in page links to registration by region, and not when registration is closed', async () => {
    const links = (text: string) => [...text.matchAll(/href="([^"]*[/]register[^"]*)"/g)].map(([, href]) => href);
    const at = (page: string) => expect.stringMatching(new RegExp(`/mall/${page}$`));
    const open = await (await get('/login?system=partner&lang=zh-TW')).text();
    expect(links(open)).toEqual([at('register-tw'), at('register'), at('register-hk')]);
    const closed = await createTestApp({ settings: { terms: null } });
    expect(links(await (await closed.visitor().fetch('/login?system=partner')).text())).toEqual([]);
    await closed.close();
  });

  it('the sign-in page links to support for a forgotten password, when support contacts are set', async () => {
    const asked = async (support: { phone: string | null; email: string | null }) => {
      const app = await createTestApp({ settings: { support } });
      const text = await (await app.visitor().fetch('/login?system=partner&lang=en')).text();
      await app.close();
      return [text.includes('Forgot your password?'), ...text.matchAll(/href="((?:tel|mailto):[^"]*)"/g)].map((each) =>
        typeof each === 'boolean' ? each : each[1],
      );
    };
    expect(await asked({ phone: '+86 (21) 5555-0100', email: 'help@sail.example' })).toEqual([
      true,
      'tel:+862155550100',
      'mailto:help@sail.example',
    ]);
    expect(await asked({ phone: null, email: null })).toEqual([false]);
  });

  it('the sign-in page rejects an unknown system with 400', async () => {
    expect((await get('/login?system=other')).status).toBe(400);
  });

  it('the sign-in page fills in a demo account in the demo only', async () => {
    expect(await (await get('/login?system=partner&demo=owner@cn.example')).text()).toContain(
      'value="owner@cn.example"',
    );
    const serious = await createTestApp({ settings: { demo: false } });
    const text = await (await serious.visitor().fetch('/login?system=partner&demo=owner@cn.example')).text();
    expect(text).not.toContain('owner@cn.example');
    expect(text).not.toContain(demoPassword);
    await serious.close();
  });
});

it('healthz answers ready, and 503 after the server has closed', async () => {
  const other = await createTestApp();
  expect(await (await other.visitor().fetch('/healthz')).json()).toEqual({ ready: true });
  await other.close();
  const response = await other.visitor().fetch('/healthz');
  expect([response.status, await response.json()]).toEqual([503, { ready: false }]);
});

it('the OpenAPI document of the calls is published', async () => {
  const response = await test.app.request('/oss/openapi.json');
  expect(await response.json()).toMatchObject({ info: { title: 'Mallflow' }, paths: { '/oss/mall/user/info': {} } });
});
