import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { hostNamesOf } from './hostSettings.ts';

/** Log refused hosts at most this often: strangers can send any number. */
const logIntervalMs = 60_000;

const hostHeaderPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** The hostname of a `Host` header, in lower case and without port; null if invalid. */
function hostNameIn(host: string): string | null {
  const [, name] = hostHeaderPattern.exec(host) ?? [];
  return name === undefined || !URL.canParse(`http://${name}`)
    ? null
    : new URL(`http://${name}`).hostname.replace(/\.$/, '');
}

const withoutBrackets = (name: string): string => name.replace(/^\[|\]$/g, '');

function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const address = withoutBrackets(name);
  const family = isIP(address);
  return family !== 0 && loopbackAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether the server answers for a host: a name of this machine, the address at which the request arrived, or one of
 * `names`, where `*.example.com` is every name below `example.com`.
 */
export function createHostCheck(names: readonly string[]): (host: string, arrivedAt?: string) => boolean {
  const exact = new Set(names);
  const endings = names.filter((name) => name.startsWith('*.')).map((name) => name.slice(1));
  return (host, arrivedAt) => {
    const name = hostNameIn(host);
    if (name === null) return false;
    const isArrival = arrivedAt !== undefined && withoutBrackets(name) === arrivedAt.replace(/^::ffff:/i, '');
    return isLoopback(name) || isArrival || exact.has(name) || endings.some((ending) => name.endsWith(ending));
  };
}

/**
 * Rejects requests for foreign hosts before anything is rendered with them: the owner of such a name could otherwise
 * get our pages and links for it (DNS rebinding, cache poisoning). Checks the `Host` header and the request's URL.
 */
export function refuseOtherHosts({
  settings,
  log,
  now,
}: Pick<Deps, 'settings' | 'log' | 'now'>): MiddlewareHandler<Env> {
  const isOwn = createHostCheck(hostNamesOf(settings));
  let toldAt = Number.NEGATIVE_INFINITY;
  return async (context, next) => {
    const arrivedAt = context.env?.incoming?.socket.localAddress;
    const named = [new URL(context.req.url).host, context.req.header('host')].filter((host) => host !== undefined);
    const other = named.find((host) => !isOwn(host, arrivedAt));
    if (other === undefined) return next();
    const at = now().getTime();
    if (Math.abs(at - toldAt) >= logIntervalMs) {
      toldAt = at;
      log('host-refused', { host: other.slice(0, 253) });
    }
    context.header('cache-control', 'no-store');
    return context.text(
      'This server does not answer for this host. Its operator names its hosts (MALLFLOW_HOSTS).\n',
      421,
    );
  };
}
