import { afterEach, expect, it } from 'vitest';
import { type StubRequest, type StubServer, startStubServer } from '../../testing/providers/stubServer.ts';
import { gatewaySender } from './gateway.ts';

let server: StubServer;
afterEach(() => server.close());

/** A gateway that answers with a status and records its requests. */
async function gateway(status: number) {
  const told: { readonly headers: StubRequest['headers']; readonly body: unknown }[] = [];
  server = await startStubServer(({ headers, body }) => {
    told.push({ headers, body: JSON.parse(body) });
    return { status, headers: { location: '/elsewhere' }, body: '{"to":"+8613800138000"}' };
  });
  return { told, send: gatewaySender({ url: `${server.url}/messages`, token: 'token-of-the-gateway' }) };
}

const message = {
  message_id: 'message-1',
  address: '+8613800138000',
  language: 'zh-CN',
  subject: '',
  body: '【Mallflow】验证码 204816',
} as const;

it('a text message is sent to the gateway with its message id as idempotency key [OUT-01]', async () => {
  const { told, send } = await gateway(202);
  await send(message);
  expect(told).toMatchObject([
    {
      headers: { authorization: 'Bearer token-of-the-gateway', 'idempotency-key': 'message-1' },
      body: { id: 'message-1', to: '+8613800138000', text: '【Mallflow】验证码 204816' },
    },
  ]);
});

it.each([400, 503])(
  'a text message that the gateway answers with %i is rejected with that status and without its number [OUT-02]',
  async (status) => {
    const { send } = await gateway(status);
    const cause = await send(message).catch((error: unknown) => error);
    expect(cause).toMatchObject({ code: `HTTP${status}` });
    expect(String(cause)).not.toContain('13800138000');
  },
);

it('the gateway sender follows no redirect, so that its token reaches one host only [OUT-02]', async () => {
  const { told, send } = await gateway(307);
  await expect(send(message)).rejects.toThrow();
  expect(told).toHaveLength(1);
});
