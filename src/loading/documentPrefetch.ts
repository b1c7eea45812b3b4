// A script inside the document (see `vite.config.ts`), so it must not import anything. It requests what the first page needs while the
// scripts of the pages are still loading, which on a slow connection takes a second.

interface PrefetchedRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** As JSON; null in a GET. */
  readonly body: string | null;
  /** By `performance.now()`. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

/** The requests of this script, by their address. */
export type PrefetchedRequests = Map<string, PrefetchedRequest>;

declare global {
  interface Window {
    mallflowPrefetched?: PrefetchedRequests;
  }
}

/** See `src/app/pageTables.ts`. */
export interface PrefetchTable {
  /** The GET requests of pages, by an expression for their paths below the base; the first that matches counts. */
  readonly pages: readonly (readonly [string, readonly string[]])[];
  readonly flows: readonly FlowRequests[];
}

/** What a flow requests that opens its draft first. */
interface FlowRequests {
  readonly pages: string;
  readonly draft: { readonly flow: string };
  /** The prefix of the keys under which the tab stores its runs. */
  readonly stash: string;
  /** The GET requests of a new run. */
  readonly requests: readonly string[];
}

/** Defined by the build: see `scripts/pageTable.mjs`. */
declare const prefetchTable: PrefetchTable;

const text = document.querySelector('meta[name="mallflow"]')?.getAttribute('content') ?? '{}';
const { base = '/mall', oss = '/oss' }: { readonly base?: string; readonly oss?: string } = JSON.parse(text);
const page = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
const { pages, flows } = prefetchTable;
const [, paths] = pages.find(([pattern]) => new RegExp(pattern).test(page)) ?? [];
// In a mini-program the session may not be the cookie's.
const isApplet = /miniProgram/i.test(navigator.userAgent);

if (paths !== undefined && !isApplet) {
  const common = { accept: 'application/json', 'accept-language': document.documentElement.lang, 'x-mallflow': '1' };
  const prefetched: PrefetchedRequests = new Map();
  const request = (path: string, body: string | null = null): Promise<Response> => {
    const address = new URL(`${oss}/mall/${path}`, location.href).href;
    const headers = body === null ? common : { ...common, 'content-type': 'application/json' };
    const method = body === null ? 'GET' : 'POST';
    const answer = fetch(address, { method, headers, body, credentials: 'include', cache: 'no-store' });
    // `createPrefetchedFetch` requests it again.
    answer.catch(() => {});
    prefetched.set(address, { headers, body, at: performance.now(), answer });
    return answer;
  };
  for (const path of paths) request(path);
  const opening = flows.find((flow) => new RegExp(flow.pages).test(page));
  if (opening !== undefined) {
    const opened = request('flow/draft-open', JSON.stringify(opening.draft));
    // A saved run, of the server or of the tab, continues where it was left and needs other data.
    const requestForNewRun = async () => {
      const isStashed = Object.keys(sessionStorage).some((name) => name.startsWith(opening.stash));
      const { data }: { readonly data?: { readonly snapshot?: unknown } } = await (await opened).clone().json();
      if (data?.snapshot === null && !isStashed) for (const path of opening.requests) request(path);
    };
    requestForNewRun().catch(() => {});
  }
  window.mallflowPrefetched = prefetched;
}

// The first formatter of a language takes a browser many milliseconds, and it is idle while the requests are under way.
setTimeout(() => {
  new Intl.DateTimeFormat(document.documentElement.lang).format();
  new Intl.NumberFormat(document.documentElement.lang).format(0);
});
