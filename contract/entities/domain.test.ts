import { expect, test } from 'vitest';
import { domainOfHost, otherDomain, redirectDomain } from './domain.ts';

const origins = { mainland: 'https://mall.example', taiwan: 'http://tw.localhost:4300' };

test.each([
  ['mall.example', 'mainland'],
  ['MALL.example', 'mainland'],
  ['tw.localhost:4300', 'taiwan'],
  ['tw.localhost', null],
  ['mall.example:443', null],
  ['www.mall.example', null],
  ['', null],
] as const)('the host %s belongs to the domain %s', (host, domain) => {
  expect([domainOfHost(host, origins), domainOfHost(host, null)]).toEqual([domain, null]);
});

test('each domain has the other as its counterpart, and a client on a host of neither is not redirected [LAN-08]', () => {
  expect(otherDomain).toEqual({ mainland: 'taiwan', taiwan: 'mainland' });
  expect(redirectDomain('TW', 'en.localhost', origins)).toBeNull();
});
