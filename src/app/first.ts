// A script of its own that imports nothing: it is there while the scripts of the pages are still on their way, which on a slow
// connection takes a second, and asks meanwhile for what they are going to ask for.

/** What has been asked for before the pages began: how, and the answers by address, as often as it was asked for. */
export interface AskedFirst {
  readonly headers: Readonly<Record<string, string>>;
  readonly answers: ReadonlyMap<string, Promise<Response>[]>;
}

declare global {
  interface Window {
    mallflowAskedFirst?: AskedFirst;
  }
}

/**
 * What each of these pages asks the host of the mall for, by its path below the base. The store asks who is signed in as every page does,
 * and once more with what it offers.
 */
const asking: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[/](home|mall|mall[/]home)$/, ['user/info', 'settings', 'product/info', 'product/type-list', 'client/attention']],
  [
    /^[/]store([/]\w+)?$/,
    ['user/info', 'user/info', 'settings', 'product/info', 'product/type-list', 'product/service', 'product/cid-list'],
  ],
];

const text = document.querySelector('meta[name="mallflow"]')?.getAttribute('content') ?? '{}';
const { base = '/mall', oss = '/oss' }: { readonly base?: string; readonly oss?: string } = JSON.parse(text);
const page = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
const [, paths] = asking.find(([pages]) => pages.test(page)) ?? [];
// In a mini-program the session may not be the cookie's.
const isApplet = /miniProgram/i.test(navigator.userAgent);

if (paths !== undefined && !isApplet) {
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang, 'x-mallflow': '1' };
  const answers = new Map<string, Promise<Response>[]>();
  for (const path of paths) {
    const address = new URL(`${oss}/mall/${path}`, location.href).href;
    const answer = fetch(address, { headers, credentials: 'include', cache: 'no-store' });
    // Whoever wants it hears of it, and asks again.
    answer.catch(() => {});
    answers.set(address, [...(answers.get(address) ?? []), answer]);
  }
  window.mallflowAskedFirst = { headers, answers };
}

// A browser takes many milliseconds for the first format of a language, and has nothing else to do now.
new Intl.DateTimeFormat(document.documentElement.lang).format();
new Intl.NumberFormat(document.documentElement.lang).format(0);
