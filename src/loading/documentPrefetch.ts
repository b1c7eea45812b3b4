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

/** Every page of a session needs the signed-in user. */
const ofSession = 'user/info';

/** What pages request first, by their path below the base. */
const firstRequests: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[/](home|mall|mall[/]home)$/, [ofSession, 'product/info', 'product/type-list', 'client/attention']],
  [/^[/](store|order|voucher|notices|user|enterprise|security|services|desk)([/]|$)/, [ofSession]],
];

/** The pages of the purchase, which opens its draft first, and what its machine requests then. */
const opening = {
  pages: /^[/]store([/]|$)/,
  draft: { flow: 'purchase' },
  /** The prefix of the keys under which `src/runs/stash.ts` stores runs of a tab. */
  stash: 'mallflow.run.purchase',
  machine: ['product/type-list', 'product/info', 'product/service', 'product/cid-list'],
};

const text = document.querySelector('meta[name="mallflow"]')?.getAttribute('content') ?? '{}';
const { base = '/mall', oss = '/oss' }: { readonly base?: string; readonly oss?: string } = JSON.parse(text);
const page = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
const [, paths] = firstRequests.find(([pages]) => pages.test(page)) ?? [];
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
  if (opening.pages.test(page)) {
    const opened = request('flow/draft-open', JSON.stringify(opening.draft));
    // A saved run, of the server or of the tab, continues where it was left and needs other data.
    const requestForNewRun = async () => {
      const isStashed = Object.keys(sessionStorage).some((name) => name.startsWith(opening.stash));
      const { data }: { readonly data?: { readonly snapshot?: unknown } } = await (await opened).clone().json();
      if (data?.snapshot === null && !isStashed) for (const path of opening.machine) request(path);
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
