import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';

/** Reads the network from which a request comes. */
export type NetworkReader = (socket: string | undefined, forwardedFor: string | undefined) => string;

/** Tells the addresses of trusted proxies, which are addresses or ranges like `10.0.0.0/8`, from all others. */
export function trustedBy(trustedProxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const each of trustedProxies) {
    const [address = '', bits] = each.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (given = '') => {
    const address = plain(given);
    return isIP(address) !== 0 && trusted.check(address, familyOf(address));
  };
}

/**
 * Who counts as one network: an IPv4 address, or the first half of an IPv6 address, as everybody has many of those.
 * What `X-Forwarded-For` says is believed as far as trusted proxies wrote it.
 */
export function networkReader(trustedProxies: readonly string[]): NetworkReader {
  const isTrusted = trustedBy(trustedProxies);
  return (socket, forwardedFor) => {
    let address = plain(socket ?? '');
    for (const hop of (forwardedFor ?? '').split(',').map(plain).reverse()) {
      if (!isTrusted(address) || isIP(hop) === 0) break;
      address = hop;
    }
    return isIPv6(address) ? firstHalf(address) : address;
  };
}

const endOfHalf = '::/64';

/** The site that a network belongs to: one is given 65,536 networks for nothing. An IPv4 address is of none. */
export function siteOf(network: string): string | null {
  if (!network.endsWith(endOfHalf)) return null;
  return `${network.slice(0, -endOfHalf.length).split(':').slice(0, 3).join(':')}::/48`;
}

/** Who is counted for a network: its site, where it is of one, or it would be had for nothing to be another. */
export const holderOfNetwork = (network: string): string => siteOf(network) ?? network;

/** Of one site of networks as many ask at once as of so many networks. */
export const networksAtOnce = 20;

/** Whether a text names an address or a range of addresses. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** An IPv4 address as such where it came as `::ffff:127.0.0.1`; no zone. */
function plain(text: string): string {
  const address = text.trim().replace(/%.*$/, '');
  const inside = address.replace(/^::ffff:/i, '');
  return isIPv4(inside) ? inside : address;
}

function firstHalf(address: string): string {
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const [head = [], tail = []] = canonical.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}${endOfHalf}`;
}
