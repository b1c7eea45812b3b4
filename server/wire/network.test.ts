import { expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { ipv6SiteOf, networkReader } from './network.ts';

it('the network of a request is its socket address, whatever its headers say, when no proxy is trusted', () => {
  const read = networkReader([]);
  expect(read('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(read('::ffff:203.0.113.7', undefined)).toBe('203.0.113.7');
  expect(read(undefined, '198.51.100.1')).toBe('');
});

it('the network of an IPv6 address is its first half (/64)', () => {
  const read = networkReader([]);
  const networks = ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:db8:0:1::1', '1:2:3:4:5:6:7:8', '::1', 'fe80::1%eth0'];
  expect(networks.map((address) => read(address, undefined))).toEqual([
    '2001:db8:0:0::/64',
    '2001:db8:0:0::/64',
    '2001:db8:0:1::/64',
    '1:2:3:4::/64',
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
  ]);
});

it('an IPv6 network belongs to the site of its /48, and an IPv4 network to none', () => {
  const networks = ['2001:db8:0:7::/64', '2001:db8:0:0::/64', '2001:db8:1:0::/64', '203.0.113.7', ''];
  expect(networks.map(ipv6SiteOf)).toEqual(['2001:db8:0::/48', '2001:db8:0::/48', '2001:db8:1::/48', null, null]);
});

it('the network behind trusted proxies is the last address that one of them wrote, not one that it received', () => {
  const read = networkReader(['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48']);
  expect(read('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(read('::ffff:127.0.0.1', '198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7');
  expect(read('2001:db8:1::5', '203.0.113.7')).toBe('203.0.113.7');
  expect(read('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  expect(read('127.0.0.1', 'no address, 10.1.2.3')).toBe('10.1.2.3');
  expect(read('127.0.0.1', undefined)).toBe('127.0.0.1');
});

it('MALLFLOW_TRUSTED_PROXIES accepts addresses and ranges, and its error names the setting', () => {
  const given = (MALLFLOW_TRUSTED_PROXIES: string) => readSettings({ MALLFLOW_TRUSTED_PROXIES }).trusted_proxies;
  expect(given('')).toEqual([]);
  expect(given('127.0.0.1, ::1, 10.0.0.0/8, fd00::/8')).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8']);
  for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '*']) {
    expect(() => given(wrong)).toThrow('MALLFLOW_TRUSTED_PROXIES');
  }
});
