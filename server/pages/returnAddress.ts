const home = '/mall/home';

/**
 * Where to go after signing in: a page of the mall on this host, given as a path or as a whole address. Anything else
 * leads home. What a browser would make of the text decides, so the same parser is asked.
 */
export function returnAddress(given: string | undefined, host: string): string {
  const base = `http://${host}`;
  if (given === undefined || !URL.canParse(base) || !URL.canParse(given, base)) return home;
  const address = new URL(given, base);
  const isOwn = /^https?:$/.test(address.protocol) && address.host === new URL(base).host && address.username === '';
  const isMall = address.pathname === '/mall' || address.pathname.startsWith('/mall/');
  return isOwn && isMall ? `${address.pathname}${address.search}${address.hash}` : home;
}
