import { expect, test } from 'vitest';
import { domainOfHost, domainToGoTo, otherDomain } from './domain.ts';

const origins = { mainland: 'https://mall.example', taiwan: 'http://tw.localhost:4300' };

test.each([
  ['mall.example', 'mainland'],
  ['MALL.example', 'mainland'],
  ['tw.localhost:4300', 'taiwan'],
  ['tw.localhost', null],
  ['mall.example:443', null],
  ['www.mall.example', null],
  ['', null],
] as const)('%s is %s', (host, domain) => {
  expect([domainOfHost(host, origins), domainOfHost(host, null)]).toEqual([domain, null]);
});

test('the other domain of each is the other one, and who is on neither stays [LAN-08]', () => {
  expect(otherDomain).toEqual({ mainland: 'taiwan', taiwan: 'mainland' });
  expect(domainToGoTo('TW', 'en.localhost', origins)).toBeNull();
});
