// A script of its own that imports nothing: it is there while the scripts of the pages are still on their way, which on a slow
// connection takes a second, and asks meanwhile for what they are going to ask for.

interface Asked {
  readonly headers: Readonly<Record<string, string>>;
  /** As JSON; null where nothing is sent. */
  readonly body: string | null;
  /** By `performance.now()`. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

/** What has been asked for before the pages began, by its address, and how. */
export type AskedFirst = Map<string, Asked>;

declare global {
  interface Window {
    mallflowAskedFirst?: AskedFirst;
  }
}

/** Who is signed in, which every page of a session asks the host of the mall for. */
const ofSession = 'user/info';

/** What pages ask it for at once, by their path below the base. */
const asking: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[/](home|mall|mall[/]home)$/, [ofSession, 'product/info', 'product/type-list', 'client/attention']],
  [/^[/](store|order|voucher|notices|user|enterprise|security|services|desk)([/]|$)/, [ofSession]],
];

/** The pages of a flow whose draft is opened at once, and what its machine asks for first. */
const opening = {
  pages: /^[/]store([/]|$)/,
  draft: { flow: 'purchase' },
  /** What the name of what a tab has put away of a run begins with (`src/runs/stash.ts`). */
  stash: 'mallflow.run.purchase',
  machine: ['product/type-list', 'product/info', 'product/service', 'product/cid-list'],
};

const text = document.querySelector('meta[name="mallflow"]')?.getAttribute('content') ?? '{}';
const { base = '/mall', oss = '/oss' }: { readonly base?: string; readonly oss?: string } = JSON.parse(text);
const page = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
const [, paths] = asking.find(([pages]) => pages.test(page)) ?? [];
// In a mini-program the session may not be the cookie's.
const isApplet = /miniProgram/i.test(navigator.userAgent);

if (paths !== undefined && !isApplet) {
  const common = { accept: 'application/json', 'accept-language': document.documentElement.lang, 'x-mallflow': '1' };
  const asked: AskedFirst = new Map();
  const ask = (path: string, body: string | null = null): Promise<Response> => {
    const address = new URL(`${oss}/mall/${path}`, location.href).href;
    const headers = body === null ? common : { ...common, 'content-type': 'application/json' };
    const method = body === null ? 'GET' : 'POST';
    const answer = fetch(address, { method, headers, body, credentials: 'include', cache: 'no-store' });
    // Whoever wants it hears of it, and asks again.
    answer.catch(() => {});
    asked.set(address, { headers, body, at: performance.now(), answer });
    return answer;
  };
  for (const path of paths) ask(path);
  if (opening.pages.test(page)) {
    const opened = ask('flow/draft-open', JSON.stringify(opening.draft));
    // A run of which something is kept, by the server or in the tab, is taken up where it was left, and asks for what it needs there.
    const askForNew = async () => {
      const isStashed = Object.keys(sessionStorage).some((name) => name.startsWith(opening.stash));
      const { data }: { readonly data?: { readonly snapshot?: unknown } } = await (await opened).clone().json();
      if (data?.snapshot === null && !isStashed) for (const path of opening.machine) ask(path);
    };
    askForNew().catch(() => {});
  }
  window.mallflowAskedFirst = asked;
}

// A browser takes many milliseconds for the first format of a language, and has nothing else to do once all has been asked for.
setTimeout(() => {
  new Intl.DateTimeFormat(document.documentElement.lang).format();
  new Intl.NumberFormat(document.documentElement.lang).format(0);
});
