import { userHeader } from '#contract/envelope.ts';
import type { PrefetchedRequests } from './documentPrefetch.ts';

const maxAgeMs = 30_000;

/**
 * A `fetch` that uses the answers requested by the document's script: each once, while it is fresh, and only for the
 * same headers and body. Sends the request again if the prefetched one failed.
 * @param nowMs `performance.now()`.
 */
export function createPrefetchedFetch(prefetched: PrefetchedRequests | undefined, nowMs: () => number): typeof fetch {
  return async (input, init) => {
    if (prefetched === undefined || !(input instanceof Request)) return fetch(input, init);
    const request = prefetched.get(input.url);
    prefetched.delete(input.url);
    if (request === undefined || nowMs() - request.at > maxAgeMs) return fetch(input, init);
    const isSame = sameHeaders(request.headers, input.headers) && (await bodyOf(input)) === request.body;
    return isSame ? request.answer.catch(() => fetch(input, init)) : fetch(input, init);
  };
}

/** Ignores the header that names the user, whom the document does not know yet; the answer names the user. */
const sameHeaders = (some: Readonly<Record<string, string>>, others: Headers): boolean =>
  [...others].filter(([name]) => name !== userHeader).length === Object.keys(some).length &&
  Object.entries(some).every(([name, value]) => others.get(name) === value);

const bodyOf = async (request: Request): Promise<string | null> =>
  request.method === 'GET' ? null : await request.clone().text();
