// Inlined into the document (see `vite.config.ts`), so it must not import anything at run time. Requests the data of
// the first page while the page's scripts are loading, which takes a second on a slow connection.

interface PrefetchedRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a GET. */
  readonly body: string | null;
  /** `performance.now()` of the request. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

/** By address. */
export type PrefetchedRequests = Map<string, PrefetchedRequest>;

declare global {
  interface Window {
    mallflowPrefetched?: PrefetchedRequests;
  }
}

/** Built in `src/app/pageTables.ts`. */
export interface PrefetchTable {
  /** GET requests by a regular expression for the page's path below the base; the first match counts. */
  readonly pages: readonly (readonly [string, readonly string[]])[];
  readonly flows: readonly FlowRequests[];
}

interface FlowRequests {
  readonly pages: string;
  readonly draft: { readonly flow: string };
  /** Prefix of sessionStorage keys. */
  readonly stash: string;
  /** GET requests of a new run. */
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
    // `createPrefetchedFetch` sends a failed request again.
    answer.catch(() => {});
    prefetched.set(address, { headers, body, at: performance.now(), answer });
    return answer;
  };
  for (const path of paths) request(path);
  const opening = flows.find((flow) => new RegExp(flow.pages).test(page));
  if (opening !== undefined) {
    const opened = request('flow/draft-open', JSON.stringify(opening.draft));
    // A saved run, on the server or in the tab, resumes where it was left and needs other data.
    const requestForNewRun = async () => {
      const isStashed = Object.keys(sessionStorage).some((name) => name.startsWith(opening.stash));
      const { data }: { readonly data?: { readonly snapshot?: unknown } } = await (await opened).clone().json();
      if (data?.snapshot === null && !isStashed) for (const path of opening.requests) request(path);
    };
    requestForNewRun().catch(() => {});
  }
  window.mallflowPrefetched = prefetched;
}

// Creating the first formatter of a language takes many milliseconds, and the browser is idle during the requests.
setTimeout(() => {
  new Intl.DateTimeFormat(document.documentElement.lang).format();
  new Intl.NumberFormat(document.documentElement.lang).format(0);
});
