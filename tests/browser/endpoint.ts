import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBrowser } from './openBrowser.ts';
import { openVisitors, type Visitors } from './visitors.ts';

export interface Endpoint {
  readonly port: number;
  readonly origin: string;
  readonly people: Visitors;
  /** Answers all requests from now on, in place of the previous listener. */
  readonly answer: (listener: RequestListener) => void;
  readonly release: () => Promise<void>;
}

export async function openEndpoint(): Promise<Endpoint> {
  const { close, ...endpoint } = await openPooledEndpoint();
  return { ...endpoint, release: close };
}

type PooledEndpoint = Omit<Endpoint, 'release'> & {
  readonly isUsable: () => boolean;
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const freeEndpoints: PooledEndpoint[] = [];

/**
 * Takes an endpoint that an earlier test file of this worker has released, or opens one. Its browser has already
 * compiled the pages' scripts, which costs more than opening a page. The worker's endpoints end with it.
 */
export async function takeEndpoint(): Promise<Endpoint> {
  const kept = freeEndpoints.pop() ?? (await openPooledEndpoint());
  return {
    ...kept,
    release: async () => {
      await kept.clear();
      if (kept.isUsable()) freeEndpoints.push(kept);
      else await kept.close();
    },
  };
}

async function openPooledEndpoint(): Promise<PooledEndpoint> {
  const { server, port } = await listen();
  const browser = await openBrowser();
  const origin = `http://127.0.0.1:${port}`;
  const people = openVisitors(browser, origin);
  const clear = async () => {
    await people.allLeave();
    server.removeAllListeners('request');
    server.closeAllConnections();
  };
  return {
    port,
    origin,
    people,
    answer: (listener) => {
      server.removeAllListeners('request');
      server.on('request', listener);
    },
    isUsable: () => browser.isConnected(),
    clear,
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * A server without a listener on a free port. One request per connection: when a reused connection breaks, browsers
 * repeat the request by themselves, and the server would get it twice.
 */
export async function listen(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer({ keepAliveTimeout: 0 });
  server.maxRequestsPerSocket = 1;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port };
}
