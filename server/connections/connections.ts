import type { ServerOptions } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { Deps } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';
import { createTrustCheck, networkReader, siteOrNetworkOf } from '../wire/network.ts';

/** How often Node checks connections: the granularity of `headersTimeout` and `requestTimeout`. */
const checkIntervalMs = 5000;
/** Log refused connections at most this often. */
const logIntervalMs = 60_000;

export const serverOptionsOf = ({ waits }: Pick<Settings, 'waits'>): ServerOptions => ({
  headersTimeout: waits.head_ms,
  requestTimeout: waits.request_ms,
  keepAliveTimeout: waits.idle_ms,
  connectionsCheckingInterval: checkIntervalMs,
});

/**
 * Limits concurrent connections, in all and per network; closes an excess one before reading from it. All networks of
 * an IPv6 site count as one: a site gets its networks for nothing. A trusted proxy carries the connections of many
 * users, so that only the total limits it.
 */
export function limitConnections(server: Server, { settings, log, now }: Pick<Deps, 'settings' | 'log' | 'now'>): void {
  const { all, network: most } = settings.connections;
  const isTrusted = createTrustCheck(settings.trusted_proxies);
  const networkOf = networkReader([]);
  const held = new Map<string, number>();
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (bound: 'all' | 'network') => {
    const at = now().getTime();
    if (Math.abs(at - toldAt) < logIntervalMs) return;
    toldAt = at;
    log('connections-refused', { bound });
  };
  server.maxConnections = all;
  server.on('drop', () => tell('all'));
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (isTrusted(remoteAddress)) return;
    const holder = siteOrNetworkOf(networkOf(remoteAddress, undefined));
    const many = held.get(holder) ?? 0;
    if (many >= most) {
      tell('network');
      socket.destroy();
      return;
    }
    held.set(holder, many + 1);
    socket.once('close', () => {
      const left = (held.get(holder) ?? 1) - 1;
      if (left === 0) held.delete(holder);
      else held.set(holder, left);
    });
  });
}
