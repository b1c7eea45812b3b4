import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { gatewaySender } from './gateway.ts';

let server: Server;
afterEach(() => server.close());

/** A gateway that answers with a status, and keeps what it was told. */
async function gateway(status: number) {
  const told: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[] = [];
  server = createServer(async (request, response) => {
    told.push({ headers: request.headers, body: JSON.parse(await text(request)) });
    response.writeHead(status, { location: '/elsewhere' }).end('{"to":"+8613800138000"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { told, send: gatewaySender({ url: `http://127.0.0.1:${port}/messages`, token: 'token-of-the-gateway' }) };
}

const message = {
  message_id: 'message-1',
  address: '+8613800138000',
  language: 'zh-CN',
  subject: '',
  body: '【Mallflow】验证码 204816',
} as const;

it('hands a text message over with its id, by which a gateway that is told twice sends once [OUT-01]', async () => {
  const { told, send } = await gateway(202);
  await send(message);
  expect(told).toMatchObject([
    {
      headers: { authorization: 'Bearer token-of-the-gateway', 'idempotency-key': 'message-1' },
      body: { id: 'message-1', to: '+8613800138000', text: '【Mallflow】验证码 204816' },
    },
  ]);
});

it.each([400, 503])('rejects with the code %i alone where the gateway does not take it [OUT-02]', async (status) => {
  const { send } = await gateway(status);
  const cause = await send(message).catch((error: unknown) => error);
  expect(cause).toMatchObject({ code: `HTTP${status}` });
  expect(String(cause)).not.toContain('13800138000');
});

it('follows no gateway elsewhere: the token is for one [OUT-02]', async () => {
  const { told, send } = await gateway(307);
  await expect(send(message)).rejects.toThrow();
  expect(told).toHaveLength(1);
});
