import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBrowser } from './openBrowser.ts';
import { openPeople, type People } from './people.ts';

/** An address on this machine, and a browser for the people who come to it. */
export interface Endpoint {
  readonly port: number;
  readonly origin: string;
  readonly people: People;
  /** Answers the requests from now on. */
  readonly answer: (listener: RequestListener) => void;
  /** Ends what is open here, and this endpoint's use by a world. */
  readonly release: () => Promise<void>;
}

/** Opens an endpoint that ends with its release. */
export async function openEndpoint(): Promise<Endpoint> {
  const { close, ...endpoint } = await open();
  return { ...endpoint, release: close };
}

type Kept = Omit<Endpoint, 'release'> & {
  readonly isUsable: () => boolean;
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const free: Kept[] = [];

/**
 * Takes an endpoint that an earlier test file of this worker has released, or opens one. Its browser has read and compiled the scripts
 * of the pages by then, which costs more than to open a page with them. The endpoints of a worker end with it.
 */
export async function takeEndpoint(): Promise<Endpoint> {
  const kept = free.pop() ?? (await open());
  return {
    ...kept,
    release: async () => {
      await kept.clear();
      if (kept.isUsable()) free.push(kept);
      else await kept.close();
    },
  };
}

async function open(): Promise<Kept> {
  const { server, port } = await listen();
  const browser = await openBrowser();
  const origin = `http://127.0.0.1:${port}`;
  const people = openPeople(browser, origin);
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
 * A server on a port of its own that answers nothing yet. Each request has a connection of its own: where one breaks that had carried
 * another before, a browser sends the request again by itself, and the server would have it twice.
 */
export async function listen(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer({ keepAliveTimeout: 0 });
  server.maxRequestsPerSocket = 1;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port };
}
