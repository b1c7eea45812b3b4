import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userHeader } from '#contract/envelope.ts';
import { askingFirst } from './askedFirst.ts';
import type { AskedFirst } from './first.ts';

const address = 'https://mall.example/oss/mall/settings';
const headers = { accept: 'application/json', 'accept-language': 'ja', 'x-mallflow': '1' };

const asked = (answer: Promise<Response>, body: string | null = null): AskedFirst => {
  answer.catch(() => {});
  return new Map([[address, { headers, body, at: 100, answer }]]);
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
    const ask = askingFirst(first(), () => 100);
    expect([await textOf(ask(request())), await textOf(ask(request()))]).toEqual(['first', 'now']);
  });

  it('answers the same request once it is known for whom the page was opened: the answer says for whom it is', async () => {
    const named = request({ headers: { ...headers, [userHeader]: 'a' } });
    expect(await textOf(askingFirst(first(), () => 100)(named))).toBe('first');
  });

  it.each([
    ['of another address', new Request(`${address}?page=2`, { headers })],
    ['in another language', request({ headers: { ...headers, 'accept-language': 'en' } })],
    ['for somebody else', request({ headers: { ...headers, authorization: 'Bearer 1' } })],
    ['with less', request({ headers: { accept: 'application/json' } })],
    ['that changes something', request({ method: 'POST', body: '{}' })],
  ])('answers no request %s', async (_which, other) => {
    expect(await textOf(askingFirst(first(), () => 100)(other))).toBe('now');
  });

  it.each([
    ['the very same', '{"flow":"purchase"}', 'first'],
    ['something else', '{"flow":"invoice"}', 'now'],
    ['nothing', '', 'now'],
  ])('answers a request that sends something where it sends %s: %s', async (_which, body, from) => {
    const ask = askingFirst(asked(Promise.resolve(new Response('first')), '{"flow":"purchase"}'), () => 100);
    // A request says by itself that its body is text.
    const sending = new Request(address, { method: 'POST', headers, body: new Blob([body]) });
    expect(await textOf(ask(sending))).toBe(from);
  });

  it('answers nothing half a minute after it was asked for', async () => {
    const at = (ms: number) => textOf(askingFirst(first(), () => ms)(request()));
    expect([await at(30_100), await at(30_101)]).toEqual(['first', 'now']);
  });

  it('is asked for again where it could not be had', async () => {
    const lost = asked(Promise.reject(new TypeError('lost')));
    expect(await textOf(askingFirst(lost, () => 100)(request()))).toBe('now');
  });

  it('is nothing where no script has asked', async () => {
    expect(await textOf(askingFirst(undefined, () => 100)(request()))).toBe('now');
  });
});
