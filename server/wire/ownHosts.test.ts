import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { hostNamesOf } from './hostSettings.ts';
import { createHostCheck } from './ownHosts.ts';

describe('the hosts of a deployment [WIR-80]', () => {
  it('the hosts of a deployment are those named in any of its settings, and the one on which it listens', () => {
    const named = hostNamesOf(
      readSettings({
        HOST: '192.0.2.7',
        MALLFLOW_HOSTS: 'Internal-1, *.Mall.example',
        MALLFLOW_OSS_URL: 'https://api.mall.co.uk/oss',
        MALLFLOW_CRM_URL: 'https://crm.mall.co.uk:8443',
        MALLFLOW_PAGES_ORIGINS: 'https://www.mall.co.uk',
        MALLFLOW_MAINLAND_ORIGIN: 'https://mall.example.cn',
        MALLFLOW_TAIWAN_ORIGIN: 'https://mall.example.tw',
        MALLFLOW_PUBLIC_URL: 'https://pay.mall.co.uk',
      }),
    );
    expect(named.toSorted()).toEqual([
      '*.mall.example',
      '192.0.2.7',
      'api.mall.co.uk',
      'crm.mall.co.uk',
      'internal-1',
      'mall.example.cn',
      'mall.example.tw',
      'pay.mall.co.uk',
      'www.mall.co.uk',
    ]);
  });

  it.each(['0.0.0.0', '::'])('the wildcard listening address %s is not a host of the deployment', (HOST) => {
    expect(hostNamesOf(readSettings({ HOST }))).toEqual([]);
  });

  it.each(['mall.example:443', 'https://mall.example', '*', 'a.*.example', 'mall.example/x'])(
    'MALLFLOW_HOSTS rejects the value %s',
    (MALLFLOW_HOSTS) => {
      expect(() => readSettings({ MALLFLOW_HOSTS })).toThrow(
        /^The settings are not valid\.\nMALLFLOW_HOSTS\.0: has to/,
      );
    },
  );

  const isOwn = createHostCheck(['mall.example', '*.mall.example', '[2001:db8::1]']);
  it.each([
    'localhost',
    'LOCALHOST:4300',
    'tw.localhost:4300',
    '127.0.0.1:4300',
    '127.8.8.8',
    '[::1]:4300',
    'mall.example',
    'Mall.Example.:8443',
    'en.mall.example',
    '[2001:db8::1]:80',
  ])('the host %s belongs to the deployment', (host) => {
    expect(isOwn(host)).toBe(true);
  });

  it.each([
    '',
    'evil.example',
    'mall.example.evil.example',
    'evilmall.example',
    'localhost.evil.example',
    'evil.example@localhost',
    'localhost/evil.example',
    '128.0.0.1',
    '192.168.1.5',
    '[::2]',
    '[::1',
    'mall.example:port',
  ])('the host “%s” does not belong to the deployment', (host) => {
    expect(isOwn(host)).toBe(false);
  });

  it.each([
    ['192.168.1.5:4300', '192.168.1.5'],
    ['192.168.1.5', '::ffff:192.168.1.5'],
    ['[2001:db8::2]:4300', '2001:db8::2'],
  ])('a host that is an address belongs to the deployment only if the request arrived there: %s', (host, arrivedAt) => {
    expect([isOwn(host, arrivedAt), isOwn(host, '192.0.2.1')]).toEqual([true, false]);
  });
});

describe('a request for another host [WIR-80]', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ settings: { host_names: ['mall.example'] } });
  });
  afterAll(() => test.close());

  const refusal = 'This server does not answer for this host. Its operator names its hosts (MALLFLOW_HOSTS).\n';

  it.each(['/mall/home', '/login', '/login?return=/mall/home', '/oss/mall/user/info', '/cashier/x', '/nowhere'])(
    'a request for another host gets 421 and plain text: %s',
    async (path) => {
      const answer = await test.app.request(path, { headers: { host: 'evil.example' } });
      expect([answer.status, await answer.text(), answer.headers.get('location')]).toEqual([421, refusal, null]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    },
  );

  it('a request whose URL has another host is refused, even when its Host header is allowed', async () => {
    const answer = await test.app.request('http://evil.example/login', { headers: { host: 'mall.example' } });
    expect(answer.status).toBe(421);
  });

  it('a request for a configured host is answered, and the health check for any host', async () => {
    const asked = [
      ['/login?system=partner', 'mall.example:8443'],
      ['/healthz', '10.0.0.3:4300'],
    ] as const;
    const answers = await Promise.all(asked.map(([path, host]) => test.app.request(path, { headers: { host } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('a refused host is logged at most once a minute, cut to 253 characters', async () => {
    const own = await createTestApp();
    const ask = (host: string) => own.app.request('/login', { headers: { host } });
    await ask('evil.example');
    await ask('other.example');
    own.pass({ minutes: 1 });
    await ask(`${'a'.repeat(300)}.example`);
    expect(own.logged).toEqual([
      { event: 'host-refused', facts: { host: 'evil.example' } },
      { event: 'host-refused', facts: { host: 'a'.repeat(253) } },
    ]);
    await own.close();
  });
});
