import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubRequest {
  readonly method: string;
  /** With the query. */
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly bytes: Uint8Array;
}

export interface StubAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** After the request was executed: no answer, half of it, or a changed one. */
export type StubFailure = 'silent' | 'truncated' | { readonly change: (answer: StubAnswer) => StubAnswer };

/** `spoil` breaks its answers. */
export interface StubServer {
  readonly url: string;
  spoil: StubFailure | null;
  readonly close: () => Promise<void>;
}

export async function startStubServer(answer: (asked: StubRequest) => StubAnswer): Promise<StubServer> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', url: target = '', headers } = request;
    const bytes = Buffer.concat(parts);
    const right = answer({ method, target, headers, body: bytes.toString('utf8'), bytes });
    const { spoil } = standIn;
    if (spoil === 'silent') return;
    const given = spoil !== null && spoil !== 'truncated' ? spoil.change(right) : right;
    const length = given.status === 204 ? {} : { 'content-length': String(Buffer.byteLength(given.body)) };
    response.writeHead(given.status, { ...given.headers, ...length });
    if (spoil === 'truncated') {
      response.write(given.body.slice(0, -1));
      response.socket?.end();
    } else response.end(given.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port }: Pick<AddressInfo, 'port'> = addressOf(server.address());
  const standIn: StubServer = {
    url: `http://127.0.0.1:${port}`,
    spoil: null,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('a stand-in listens nowhere');
  return address;
}
