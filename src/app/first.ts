// A script of its own that imports nothing: it is there while the scripts of the pages are still on their way, which on a slow
// connection takes a second, and asks meanwhile for what they are going to ask for.

/** What has been asked for before the pages began, by its address, and how. */
export type AskedFirst = Map<
  string,
  { readonly headers: Readonly<Record<string, string>>; readonly answer: Promise<Response> }
>;

declare global {
  interface Window {
    mallflowAskedFirst?: AskedFirst;
  }
}

/** What every page of a session asks the host of the mall for. */
const ofSession = ['user/info', 'settings'];

/** What pages ask it for at once, by their path below the base. What a flow is going to ask its machine says, once its draft is there. */
const asking: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[/](home|mall|mall[/]home)$/, [...ofSession, 'product/info', 'product/type-list', 'client/attention']],
  [/^[/](store|order|voucher|notices|user|enterprise|security|services|desk)([/]|$)/, ofSession],
];

const text = document.querySelector('meta[name="mallflow"]')?.getAttribute('content') ?? '{}';
const { base = '/mall', oss = '/oss' }: { readonly base?: string; readonly oss?: string } = JSON.parse(text);
const page = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
const [, paths] = asking.find(([pages]) => pages.test(page)) ?? [];
// In a mini-program the session may not be the cookie's.
const isApplet = /miniProgram/i.test(navigator.userAgent);

if (paths !== undefined && !isApplet) {
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang, 'x-mallflow': '1' };
  const asked: AskedFirst = new Map();
  for (const path of paths) {
    const address = new URL(`${oss}/mall/${path}`, location.href).href;
    const answer = fetch(address, { headers, credentials: 'include', cache: 'no-store' });
    // Whoever wants it hears of it, and asks again.
    answer.catch(() => {});
    asked.set(address, { headers, answer });
  }
  window.mallflowAskedFirst = asked;
}

// A browser takes many milliseconds for the first format of a language, and has nothing else to do now.
new Intl.DateTimeFormat(document.documentElement.lang).format();
new Intl.NumberFormat(document.documentElement.lang).format(0);
