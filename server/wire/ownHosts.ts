import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import type { Env } from './api.ts';
import { hostNamesOf } from './hostSettings.ts';

/** How often the log is told at most that a host was refused: strangers send as many as they like. */
const tellEveryMs = 60_000;

const hostAndPort = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The name of a `Host`, in lower case and without its port; null where it is none. */
function nameIn(host: string): string | null {
  const [, name] = hostAndPort.exec(host) ?? [];
  return name === undefined || !URL.canParse(`http://${name}`)
    ? null
    : new URL(`http://${name}`).hostname.replace(/\.$/, '');
}

const addressIn = (name: string): string => name.replace(/^\[|\]$/g, '');

function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const address = addressIn(name);
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether a server answers for what a request names as its host: a name of this machine itself, the address at which the request arrived, or
 * one of `names`, of which `*.example.com` is every name below `example.com`.
 */
export function ownHosts(names: readonly string[]): (host: string, arrivedAt?: string) => boolean {
  const exact = new Set(names);
  const endings = names.filter((name) => name.startsWith('*.')).map((name) => name.slice(1));
  return (host, arrivedAt) => {
    const name = nameIn(host);
    if (name === null) return false;
    const isArrival = arrivedAt !== undefined && addressIn(name) === arrivedAt.replace(/^::ffff:/i, '');
    return isLoopback(name) || isArrival || exact.has(name) || endings.some((ending) => name.endsWith(ending));
  };
}

/**
 * Refuses a request for a host that is not the deployment's, before anything is rendered with it: whoever owns the name could otherwise have
 * pages, links and languages of ours made for it (DNS rebinding, poisoned caches). Both the header and the address of the request count.
 */
export function refuseOtherHosts({
  settings,
  log,
  now,
}: Pick<Deps, 'settings' | 'log' | 'now'>): MiddlewareHandler<Env> {
  const isOwn = ownHosts(hostNamesOf(settings));
  let toldAt = Number.NEGATIVE_INFINITY;
  return async (context, next) => {
    const arrivedAt = context.env?.incoming?.socket.localAddress;
    const named = [new URL(context.req.url).host, context.req.header('host')].filter((host) => host !== undefined);
    const other = named.find((host) => !isOwn(host, arrivedAt));
    if (other === undefined) return next();
    const at = now().getTime();
    if (Math.abs(at - toldAt) >= tellEveryMs) {
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
