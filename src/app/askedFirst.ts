import { userHeader } from '#contract/envelope.ts';
import type { AskedFirst } from './first.ts';

/** An answer that nobody has wanted for so long may not be the present state any more. */
const freshMs = 30_000;

/**
 * Asks the server, but for what has been asked before the pages began: that answer is given once, to a request that is the very same,
 * and only while it is fresh. Where it could not be had, it is asked for now.
 * @param nowMs by `performance.now()`.
 */
export function askingFirst(asked: AskedFirst | undefined, nowMs: () => number): typeof fetch {
  return async (input, init) => {
    if (asked === undefined || !(input instanceof Request)) return fetch(input, init);
    const first = asked.get(input.url);
    asked.delete(input.url);
    if (first === undefined || nowMs() - first.at > freshMs) return fetch(input, init);
    const isSame = sameHeaders(first.headers, input.headers) && (await bodyOf(input)) === first.body;
    return isSame ? first.answer.catch(() => fetch(input, init)) : fetch(input, init);
  };
}

/** For whom the page was opened is not known yet when it asks first: the answer says for whom it is. */
const sameHeaders = (some: Readonly<Record<string, string>>, others: Headers): boolean =>
  [...others].filter(([name]) => name !== userHeader).length === Object.keys(some).length &&
  Object.entries(some).every(([name, value]) => others.get(name) === value);

const bodyOf = async (request: Request): Promise<string | null> =>
  request.method === 'GET' ? null : await request.clone().text();
