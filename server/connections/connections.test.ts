import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { testBegin } from '../testing/providedDatabase.ts';
import { limitConnections, serverOptionsOf } from './connections.ts';

let server: Server;
/** Sockets at the server's end, sockets at the client's end, and what was logged. */
let accepted: Socket[];
let connected: Socket[];
let logged: unknown[];
let time = testBegin.getTime();
afterEach(async () => {
  for (const socket of connected) socket.destroy();
  server.close();
  await once(server, 'close');
});

async function listen(variables: Record<string, string>): Promise<void> {
  [accepted, connected, logged] = [[], [], []];
  const settings = readSettings(variables);
  server = createServer(serverOptionsOf(settings), (_request, response) => response.end('answered'));
  const log = (event: string, facts: object) => void logged.push([event, facts]);
  server.on('connection', (socket) => accepted.push(socket));
  limitConnections(server, { settings, log, now: () => new Date(time) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Sends one request and leaves the connection open. */
async function ask(localAddress = '127.0.0.1'): Promise<'answered' | 'closed'> {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server listens nowhere');
  const socket = connect({ host: '127.0.0.1', port: at.port, localAddress });
  connected.push(socket);
  // The server may close the connection while this writes: that is also an `error`.
  socket.on('error', () => undefined);
  const said = new Promise<'answered' | 'closed'>((done) => {
    socket.once('data', () => done('answered'));
    socket.once('close', () => done('closed'));
  });
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return said;
}

async function askFrom(addresses: readonly string[]) {
  const answers = [];
  for (const address of addresses) answers.push(await ask(address));
  return answers;
}

async function closeConnection(index: number): Promise<void> {
  const [ours, theirs] = [connected[index], accepted[index]];
  if (ours === undefined || theirs === undefined) throw new Error('there is no such connection');
  ours.destroy();
  if (!theirs.destroyed) await once(theirs, 'close');
}

describe('connections [WIR-15]', () => {
  it('concurrent connections of one network are limited, and those of another network are not affected', async () => {
    await listen({ MALLFLOW_NETWORK_CONNECTIONS: '2' });
    const answers = await askFrom(['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2']);
    expect(answers).toEqual(['answered', 'answered', 'closed', 'answered']);
    await closeConnection(0);
    expect(await askFrom(['127.0.0.1', '127.0.0.1'])).toEqual(['answered', 'closed']);
  });

  it('concurrent connections of all networks are limited together', async () => {
    await listen({ MALLFLOW_CONNECTIONS: '2' });
    expect(await askFrom(['127.0.0.1', '127.0.0.2', '127.0.0.3'])).toEqual(['answered', 'answered', 'closed']);
    await closeConnection(1);
    expect(await ask('127.0.0.3')).toBe('answered');
  });

  it('connections of a trusted proxy are limited by the total only, not by the limit per network', async () => {
    await listen({
      MALLFLOW_CONNECTIONS: '3',
      MALLFLOW_NETWORK_CONNECTIONS: '1',
      MALLFLOW_TRUSTED_PROXIES: '127.0.0.8/30',
    });
    const answers = await askFrom(['127.0.0.9', '127.0.0.9', '127.0.0.1', '127.0.0.9']);
    expect(answers).toEqual(['answered', 'answered', 'answered', 'closed']);
  });

  it('refused connections are logged once a minute without an address', async () => {
    await listen({ MALLFLOW_NETWORK_CONNECTIONS: '1' });
    await askFrom(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(logged).toEqual([['connections-refused', { bound: 'network' }]]);
    time += 60_000;
    await ask();
    expect(logged).toHaveLength(2);
  });

  it('the header, request and keep-alive timeouts of the server come from the settings', async () => {
    await listen({ MALLFLOW_HEAD_SECONDS: '7', MALLFLOW_REQUEST_MINUTES: '2', MALLFLOW_IDLE_SECONDS: '9' });
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([7_000, 120_000, 9_000]);
  });
});
