import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';

export type NetworkReader = (socket: string | undefined, forwardedFor: string | undefined) => string;

/** Matches addresses against trusted proxies: addresses, or ranges like `10.0.0.0/8`. */
export function createTrustCheck(trustedProxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const each of trustedProxies) {
    const [address = '', bits] = each.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (given = '') => {
    const address = plainAddress(given);
    return isIP(address) !== 0 && trusted.check(address, familyOf(address));
  };
}

/**
 * A network is an IPv4 address, or the /64 of an IPv6 address, since a user has many of those. Trusts only the entries
 * of `X-Forwarded-For` that trusted proxies wrote.
 */
export function networkReader(trustedProxies: readonly string[]): NetworkReader {
  const isTrusted = createTrustCheck(trustedProxies);
  return (socket, forwardedFor) => {
    let address = plainAddress(socket ?? '');
    for (const hop of (forwardedFor ?? '').split(',').map(plainAddress).reverse()) {
      if (!isTrusted(address) || isIP(hop) === 0) break;
      address = hop;
    }
    return isIPv6(address) ? firstHalf(address) : address;
  };
}

const networkSuffix = '::/64';

/** The /48 site of an IPv6 network, which gets 65,536 networks for nothing; null for IPv4. */
export function ipv6SiteOf(network: string): string | null {
  if (!network.endsWith(networkSuffix)) return null;
  return `${network.slice(0, -networkSuffix.length).split(':').slice(0, 3).join(':')}::/48`;
}

/** What limits count for a network: its site if it has one, or else changing the network would evade them. */
export const siteOrNetworkOf = (network: string): string => ipv6SiteOf(network) ?? network;

/** A site may make as many calls as this many networks. */
export const networksPerSite = 20;

/** Whether the text is an address or a range. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Unwraps IPv4-mapped addresses (`::ffff:127.0.0.1`) and drops the zone. */
function plainAddress(text: string): string {
  const address = text.trim().replace(/%.*$/, '');
  const inside = address.replace(/^::ffff:/i, '');
  return isIPv4(inside) ? inside : address;
}

function firstHalf(address: string): string {
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const [head = [], tail = []] = canonical.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}${networkSuffix}`;
}
