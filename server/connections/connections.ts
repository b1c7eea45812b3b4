import type { ServerOptions } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { Deps } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';
import { holderOfNetwork, networkReader, trustedBy } from '../wire/network.ts';

/** How often it is looked whether a connection is waited on for too long: no sooner is one closed for it. */
const lookEveryMs = 5000;
/** How often the log is told at most that connections are refused. */
const tellEveryMs = 60_000;

/** What an HTTP server is created with: how long it waits on its connections. */
export const serverOptionsOf = ({ waits }: Pick<Settings, 'waits'>): ServerOptions => ({
  headersTimeout: waits.head_ms,
  requestTimeout: waits.request_ms,
  keepAliveTimeout: waits.idle_ms,
  connectionsCheckingInterval: lookEveryMs,
});

/**
 * Bounds the connections of a server: one that is too many, in all or for its network, is closed before anything is read on it. All
 * networks of a site count as one, as they are given out for nothing. A trusted proxy brings everybody, and is bounded by all alone.
 */
export function boundConnections(server: Server, { settings, log, now }: Pick<Deps, 'settings' | 'log' | 'now'>): void {
  const { all, network: most } = settings.connections;
  const isTrusted = trustedBy(settings.trusted_proxies);
  const networkOf = networkReader([]);
  const held = new Map<string, number>();
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (bound: 'all' | 'network') => {
    const at = now().getTime();
    if (Math.abs(at - toldAt) < tellEveryMs) return;
    toldAt = at;
    log('connections-refused', { bound });
  };
  server.maxConnections = all;
  server.on('drop', () => tell('all'));
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (isTrusted(remoteAddress)) return;
    const holder = holderOfNetwork(networkOf(remoteAddress, undefined));
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
