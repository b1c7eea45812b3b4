import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askingFirst } from './askedFirst.ts';
import type { AskedFirst } from './first.ts';

const address = 'https://mall.example/oss/mall/settings';
const headers = { accept: 'application/json', 'accept-language': 'ja', 'x-mallflow': '1' };

const asked = (answer: Promise<Response>): AskedFirst => {
  answer.catch(() => {});
  return new Map([[address, { headers, answer }]]);
};
const first = () => asked(Promise.resolve(new Response('first')));
const request = (changed: RequestInit = {}) => new Request(address, { headers, ...changed });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('now'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const textOf = async (response: Promise<Response>) => (await response).text();

describe('what was asked for before the pages began', () => {
  it('answers the very same request, once', async () => {
    const ask = askingFirst(first(), () => 0);
    expect([await textOf(ask(request())), await textOf(ask(request()))]).toEqual(['first', 'now']);
  });

  it.each([
    ['of another address', new Request(`${address}?page=2`, { headers })],
    ['in another language', request({ headers: { ...headers, 'accept-language': 'en' } })],
    ['for somebody else', request({ headers: { ...headers, authorization: 'Bearer 1' } })],
    ['with less', request({ headers: { accept: 'application/json' } })],
    ['that changes something', request({ method: 'POST', body: '{}' })],
  ])('answers no request %s', async (_which, other) => {
    expect(await textOf(askingFirst(first(), () => 0)(other))).toBe('now');
  });

  it('answers nothing half a minute after the page began to load', async () => {
    const at = (ms: number) => textOf(askingFirst(first(), () => ms)(request()));
    expect([await at(30_000), await at(30_001)]).toEqual(['first', 'now']);
  });

  it('is asked for again where it could not be had', async () => {
    const lost = asked(Promise.reject(new TypeError('lost')));
    expect(await textOf(askingFirst(lost, () => 0)(request()))).toBe('now');
  });

  it('is nothing where no script has asked', async () => {
    expect(await textOf(askingFirst(undefined, () => 0)(request()))).toBe('now');
  });
});
