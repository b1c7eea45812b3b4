import type { AskedFirst } from './first.ts';

/** An answer that nobody has wanted for so long may not be the present state any more. */
const freshMs = 30_000;

/**
 * Asks the server, but for what has been asked before the pages began: each answer is given once, to a request that is the very same,
 * and only while it is fresh. Where it could not be had, it is asked for now.
 * @param elapsedMs since the page began to load.
 */
export function askingFirst(asked: AskedFirst | undefined, elapsedMs: () => number): typeof fetch {
  return async (input, init) => {
    if (asked === undefined || !(input instanceof Request) || input.method !== 'GET') return fetch(input, init);
    const first = asked.answers.get(input.url)?.shift();
    const isSame = sameHeaders(asked.headers, input.headers);
    if (first === undefined || !isSame || elapsedMs() > freshMs) return fetch(input, init);
    return first.catch(() => fetch(input, init));
  };
}

const sameHeaders = (some: Readonly<Record<string, string>>, others: Headers): boolean =>
  [...others].length === Object.keys(some).length &&
  Object.entries(some).every(([name, value]) => others.get(name) === value);
