import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userHeader } from '#contract/envelope.ts';
import type { PrefetchedRequests } from './documentPrefetch.ts';
import { createPrefetchedFetch } from './prefetchedFetch.ts';

const address = 'https://mall.example/oss/mall/settings';
const headers = { accept: 'application/json', 'accept-language': 'ja', 'x-mallflow': '1' };

const prefetchedWith = (answer: Promise<Response>, body: string | null = null): PrefetchedRequests => {
  answer.catch(() => {});
  return new Map([[address, { headers, body, at: 100, answer }]]);
};
const first = () => prefetchedWith(Promise.resolve(new Response('first')));
const request = (changed: RequestInit = {}) => new Request(address, { headers, ...changed });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('now'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const textOf = async (response: Promise<Response>) => (await response).text();

describe('document prefetch', () => {
  it('a prefetched response answers the same request once', async () => {
    const ask = createPrefetchedFetch(first(), () => 100);
    expect([await textOf(ask(request())), await textOf(ask(request()))]).toEqual(['first', 'now']);
  });

  it('a prefetched response also answers the same request with a user header', async () => {
    const named = request({ headers: { ...headers, [userHeader]: 'a' } });
    expect(await textOf(createPrefetchedFetch(first(), () => 100)(named))).toBe('first');
  });

  it.each([
    ['of another address', new Request(`${address}?page=2`, { headers })],
    ['in another language', request({ headers: { ...headers, 'accept-language': 'en' } })],
    ['of another user', request({ headers: { ...headers, authorization: 'Bearer 1' } })],
    ['with fewer headers', request({ headers: { accept: 'application/json' } })],
    ['that changes something', request({ method: 'POST', body: '{}' })],
  ])('a prefetched response does not answer a request %s', async (_which, other) => {
    expect(await textOf(createPrefetchedFetch(first(), () => 100)(other))).toBe('now');
  });

  it.each([
    ['the same', '{"flow":"purchase"}', 'first'],
    ['something else', '{"flow":"invoice"}', 'now'],
    ['nothing', '', 'now'],
  ])(
    'a prefetched response answers a request only if its body is the same; here it is %s: %s',
    async (_which, body, from) => {
      const ask = createPrefetchedFetch(
        prefetchedWith(Promise.resolve(new Response('first')), '{"flow":"purchase"}'),
        () => 100,
      );
      // A `Request` would set the content type of a text body itself.
      const sending = new Request(address, { method: 'POST', headers, body: new Blob([body]) });
      expect(await textOf(ask(sending))).toBe(from);
    },
  );

  it('a prefetched response is not used after 30 seconds', async () => {
    const at = (ms: number) => textOf(createPrefetchedFetch(first(), () => ms)(request()));
    expect([await at(30_100), await at(30_101)]).toEqual(['first', 'now']);
  });

  it('a request is sent again when its prefetch failed', async () => {
    const lost = prefetchedWith(Promise.reject(new TypeError('lost')));
    expect(await textOf(createPrefetchedFetch(lost, () => 100)(request()))).toBe('now');
  });

  it('a request is sent when nothing was prefetched', async () => {
    expect(await textOf(createPrefetchedFetch(undefined, () => 100)(request()))).toBe('now');
  });
});
