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

/** What home asks the host of the mall for. */
const ofHome = [
  '/mall/user/info',
  '/mall/settings',
  '/mall/product/info',
  '/mall/product/type-list',
  '/mall/client/attention',
];

const text = document.querySelector('meta[name="mallflow"]')?.getAttribute('content') ?? '{}';
const { base = '/mall', oss = '/oss' }: { readonly base?: string; readonly oss?: string } = JSON.parse(text);
const isHome = ['/home', '/mall', '/mall/home'].some((path) => location.pathname === `${base}${path}`);
// In a mini-program the session may not be the cookie's.
const isApplet = /miniProgram/i.test(navigator.userAgent);

if (isHome && !isApplet) {
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang, 'x-mallflow': '1' };
  const asked: AskedFirst = new Map();
  for (const path of ofHome) {
    const answer = fetch(`${oss}${path}`, { headers, credentials: 'include', cache: 'no-store' });
    // Whoever wants it hears of it, and asks again.
    answer.catch(() => {});
    asked.set(new URL(`${oss}${path}`, location.href).href, { headers, answer });
  }
  window.mallflowAskedFirst = asked;
}
