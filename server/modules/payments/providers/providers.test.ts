import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MobileProvider } from '#contract/entities/payment.ts';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { ProviderFault } from '../../../providers/requestProvider.ts';
import type { SandboxMessage } from '../../../providers/sandbox.ts';
import { alipayStandIn } from '../../../testing/providers/alipayStandIn.ts';
import { type KnownPayment, keyPairOf } from '../../../testing/providers/keyPairs.ts';
import { type StubFailure, type StubServer, startStubServer } from '../../../testing/providers/stubServer.ts';
import { wechatStandIn } from '../../../testing/providers/wechatStandIn.ts';
import { createTestApp } from '../../../testing/testApp.ts';
import type { WebhookRequest } from '../../../wire/webhook.ts';
import { sandboxPayments } from '../sandbox/tables.ts';
import { alipayProvider } from './alipay.ts';
import type { NewPayment, PaymentProvider } from './provider.ts';
import { wechatProvider } from './wechat.ts';

interface ProviderSetup {
  readonly provider: PaymentProvider;
  /** The same with a timeout of 20 ms. */
  readonly impatient: PaymentProvider;
  readonly scan: (payment: NewPayment) => Promise<void>;
  /** Answers the provider's notification. */
  readonly pay: (payment: NewPayment) => Promise<WebhookRequest>;
  /** Null if the provider is not reached over a network. */
  readonly server: StubServer | null;
  readonly close: () => Promise<void>;
}

const now = () => new Date('2026-03-02T08:00:00.000Z');
const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');
const parts: AdapterDeps = { now, secret, public_url: 'https://api.mall.example', timeout_ms: 60_000 };
/** Gives up on a silent provider after 20 ms. */
const shortTimeoutDeps: AdapterDeps = { ...parts, timeout_ms: 20 };

const markPaid = (payments: Map<string, KnownPayment>, { payment_id }: NewPayment): void => {
  const payment = payments.get(payment_id);
  if (payment?.state === 'waiting') payment.state = 'paid';
};

async function setUpWechat(): Promise<ProviderSetup> {
  const standIn = await wechatStandIn(now);
  const { settings, server, payments, notify } = standIn;
  return {
    provider: wechatProvider(settings, parts),
    impatient: wechatProvider(settings, shortTimeoutDeps),
    scan: async () => undefined,
    pay: async (payment) => {
      markPaid(payments, payment);
      return notify(payment.payment_id);
    },
    server,
    close: server.close,
  };
}

async function setUpAlipay(): Promise<ProviderSetup> {
  const { settings, server, payments, notify, scan } = await alipayStandIn();
  return {
    provider: alipayProvider(settings, parts),
    impatient: alipayProvider(settings, shortTimeoutDeps),
    scan: async ({ payment_id, amount }) => scan(payment_id, amount.minor),
    pay: async (payment) => {
      markPaid(payments, payment);
      return notify(payment.payment_id);
    },
    server,
    close: server.close,
  };
}

async function setUpSandbox(): Promise<ProviderSetup> {
  const test = await createTestApp();
  const { wechat } = test.deps.providers;
  if (wechat === undefined) throw new Error('the sandbox stands in for nothing');
  return {
    provider: wechat,
    impatient: wechat,
    scan: async () => undefined,
    pay: async ({ payment_id }) => {
      const ofPayment = eq(sandboxPayments.payment_id, payment_id);
      const [row] = await test.deps.db.select().from(sandboxPayments).where(ofPayment);
      const [message] = (await test.deps.sandbox?.act(row?.secret ?? '', 'pay')) ?? [];
      return webhookRequestOf(message);
    },
    server: null,
    close: test.close,
  };
}

const webhookRequestOf = (message: SandboxMessage | undefined): WebhookRequest => ({
  headers: new Headers(message?.headers),
  body: new TextEncoder().encode(message?.body ?? ''),
});

const newPayment = (device: NewPayment['device'] = 'computer'): NewPayment => ({
  payment_id: randomBytes(12).toString('hex'),
  order_no: 'MF-20260302-000018',
  description: '新购 商务版 MF-20260302-000018',
  amount: { minor: 1_234_505, currency: 'CNY' },
  expires_at: new Date(now().getTime() + 15 * 60_000),
  device,
  return_to: 'https://mall.example/mall/payment?order_id=1&token=2',
  network: '192.0.2.1',
});

const setups: readonly (readonly [string, MobileProvider, () => Promise<ProviderSetup>])[] = [
  ['WeChat Pay', 'wechat', setUpWechat],
  ['Alipay', 'alipay', setUpAlipay],
  ['the sandbox', 'wechat', setUpSandbox],
];

describe.each(setups)('payment provider %s [PAY-14]', (_, name, open) => {
  let world: ProviderSetup;
  beforeAll(async () => {
    world = await open();
  });
  beforeEach(() => {
    if (world.server !== null) world.server.spoil = null;
  });
  afterAll(() => world.close());

  async function scanned(): Promise<NewPayment> {
    const payment = newPayment();
    await world.provider.create(payment);
    await world.scan(payment);
    return payment;
  }

  const transactionOf = ({ amount }: NewPayment) => ({
    transaction_id: expect.stringMatching(/^[\w-]{8,64}$/),
    amount,
    refunds: [],
  });

  it('a provider has its name and accepts CNY', () => {
    expect(world.provider.name).toBe(name);
    expect(world.provider.currencies).toContain('CNY');
  });

  it('a provider returns a code URL for a computer and a wallet URL for a phone', async () => {
    const { create } = world.provider;
    const address = expect.stringMatching(/^(\/|https?:\/\/|weixin:\/\/)\S+$/);
    expect(await create(newPayment('computer'))).toEqual({ kind: 'opened', code_url: address, wallet_url: null });
    expect(await create(newPayment('phone'))).toEqual({ kind: 'opened', code_url: null, wallet_url: address });
  });

  it('a provider creates a payment once, however often create is called', async () => {
    const payment = newPayment();
    const { create, query } = world.provider;
    const opened = [await create(payment), await create(payment)];
    expect(opened[1]).toEqual(opened[0]);
    await world.scan(payment);
    await world.pay(payment);
    expect(await query(payment.payment_id)).toEqual({ kind: 'paid', transaction: transactionOf(payment) });
  });

  it('a provider query reports a payment as absent, then waiting, then paid for good', async () => {
    const { query } = world.provider;
    expect(await query(newPayment().payment_id)).toEqual({ kind: 'absent' });
    const payment = await scanned();
    expect(await query(payment.payment_id)).toEqual({ kind: 'waiting' });
    await world.pay(payment);
    const paid = await query(payment.payment_id);
    expect(paid).toEqual({ kind: 'paid', transaction: transactionOf(payment) });
    expect(await query(payment.payment_id)).toEqual(paid);
  });

  it('a provider closes a waiting payment repeatedly, and reports a paid one as paid instead', async () => {
    const { close, query } = world.provider;
    const [waiting, paid] = [await scanned(), await scanned()];
    await world.pay(paid);
    expect(await close(waiting.payment_id)).toEqual({ kind: 'closed' });
    expect(await close(waiting.payment_id)).toEqual({ kind: 'closed' });
    expect(await query(waiting.payment_id)).toEqual({ kind: 'closed' });
    expect(await close(paid.payment_id)).toEqual({ kind: 'paid', transaction: transactionOf(paid) });
    expect(await close(newPayment().payment_id)).toEqual({ kind: 'absent' });
  });

  it('a provider notification reports the same status as a query', async () => {
    const payment = await scanned();
    const told = await world.pay(payment);
    const { readNotification, query } = world.provider;
    const { payment_id } = payment;
    expect(readNotification(told)).toEqual({ kind: 'about', payment_id, standing: await query(payment_id) });
  });

  it('a notification that was changed, truncated or not signed is forged [PAY-10]', async () => {
    const { headers, body } = await world.pay(await scanned());
    const { readNotification } = world.provider;
    for (const at of [0, 20, Math.floor(body.length / 2)]) {
      const changed = body.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(readNotification({ headers, body: changed })).toEqual({ kind: 'forged' });
    }
    const none = new TextEncoder().encode('');
    const bodies = [body.slice(0, -10), body.slice(0, 40), none, new TextEncoder().encode('{"a":')];
    for (const cut of bodies) expect(readNotification({ headers, body: cut })).toEqual({ kind: 'forged' });
    expect(readNotification({ headers: new Headers(), body: none })).toEqual({ kind: 'forged' });
  });

  it('paying one payment leaves another payment of the provider waiting', async () => {
    const [one, other] = [await scanned(), await scanned()];
    await world.pay(one);
    expect(await world.provider.query(other.payment_id)).toEqual({ kind: 'waiting' });
  });
});

const failures: readonly (readonly [string, StubFailure])[] = [
  ['says nothing', 'silent'],
  ['breaks off', 'truncated'],
  ['has a defect', { change: (answer) => ({ ...answer, status: 500 }) }],
  ['answers no JSON', { change: (answer) => ({ ...answer, status: 200, body: '<html>' }) }],
  ['answers nothing', { change: () => ({ status: 200, body: '' }) }],
  [
    'answers without a signature',
    { change: ({ body }) => ({ status: 200, body: body.replace(/"sign":"[^"]*"/, '"sign":""') }) },
  ],
  [
    'is changed on its way',
    { change: (answer) => ({ ...answer, status: 200, body: answer.body.replace(/\d(?=\D*$)/, 'x') }) },
  ],
  ['talks without an end', { change: (answer) => ({ ...answer, status: 200, body: ' '.repeat(300_000) }) }],
];

describe.each(setups.slice(0, 2))('%s without a certain answer', (_, __, open) => {
  it.each(failures)('query, close and create throw ProviderFault when the provider %s', async (_name, failure) => {
    const world = await open();
    const payment = newPayment();
    await world.provider.create(payment);
    await world.scan(payment);
    const { server } = world;
    const provider = failure === 'silent' ? world.impatient : world.provider;
    if (server === null) throw new Error('this provider cannot fail');
    server.spoil = failure;
    await expect(provider.query(payment.payment_id)).rejects.toThrow(ProviderFault);
    await expect(provider.close(payment.payment_id)).rejects.toThrow(ProviderFault);
    await expect(provider.create(payment)).rejects.toThrow(ProviderFault);
    await world.close();
  });

  it('a query throws ProviderFault when the provider redirects, and no other server is asked', async () => {
    const world = await open();
    const asked: string[] = [];
    const elsewhere = await startStubServer(({ target }) => {
      asked.push(target);
      return { status: 200, body: '{}' };
    });
    if (world.server === null) throw new Error('this provider cannot fail');
    world.server.spoil = { change: () => ({ status: 307, headers: { location: elsewhere.url }, body: '' }) };
    await expect(world.provider.query(newPayment().payment_id)).rejects.toThrow(ProviderFault);
    expect(asked).toEqual([]);
    await Promise.all([world.close(), elsewhere.close()]);
  });

  it('a query throws ProviderFault when the provider is unreachable', async () => {
    const world = await open();
    await world.close();
    await expect(world.provider.query(newPayment().payment_id)).rejects.toThrow(ProviderFault);
  });
});

describe('WeChat Pay', () => {
  const open = async () => {
    const standIn = await wechatStandIn(now);
    const provider = wechatProvider(standIn.settings, parts);
    const payment = newPayment();
    await provider.create(payment);
    markPaid(standIn.payments, payment);
    return { ...standIn, provider, payment };
  };

  it('a WeChat Pay payment is created with app, merchant, description, expiry, notify URL and amount', async () => {
    const { opened, payment, server } = await open();
    expect(opened).toEqual([
      {
        appid: 'wx-mallflow',
        mchid: '1900000001',
        description: payment.description,
        out_trade_no: payment.payment_id,
        time_expire: '2026-03-02T16:15:00+08:00',
        attach: payment.order_no,
        notify_url: 'https://api.mall.example/oss/mall/payment/wechat-notify',
        amount: { total: 1_234_505, currency: 'CNY' },
      },
    ]);
    await server.close();
  });

  it('a WeChat Pay wallet URL contains the return URL, and the phone’s IP address is sent along', async () => {
    const { opened, provider, server } = await open();
    const payment = { ...newPayment('phone'), network: '2001:db8::/64' };
    const { payment_id, return_to } = payment;
    const back = new URLSearchParams({ redirect_url: return_to });
    expect(await provider.create(payment)).toEqual({
      kind: 'opened',
      code_url: null,
      wallet_url: `https://wx.tenpay.com/h5?prepay_id=${payment_id}&${back}`,
    });
    expect(opened.at(-1)).toMatchObject({ scene_info: { payer_client_ip: '2001:db8::', h5_info: { type: 'Wap' } } });
    await server.close();
  });

  it('a WeChat Pay notification with a wrong time, key, serial, app, seal or state is forged or malformed [PAY-10]', async () => {
    const { notify, payment, provider, server } = await open();
    const read = (differing: Parameters<typeof notify>[1]) =>
      provider.readNotification(notify(payment.payment_id, differing)).kind;
    const minutes = (count: number) => ({ at: new Date(now().getTime() + count * 60_000) });
    expect([read({}), read(minutes(-5)), read(minutes(5))]).toEqual(['about', 'about', 'about']);
    expect([read(minutes(-5.1)), read(minutes(5.1))]).toEqual(['forged', 'forged']);
    const by = keyPairOf('stranger');
    expect([read({ by }), read({ serial: 'PUB_KEY_ID_0002' }), read({ app_id: 'wx-other' })]).toEqual([
      'forged',
      'forged',
      'forged',
    ]);
    expect(read({ api_key: 'f'.repeat(32) })).toBe('malformed');
    expect(read({ state: 'SOMETHING_NEW' })).toBe('malformed');
    await server.close();
  });

  it('a WeChat Pay notification reports the amount that was paid, not the one requested', async () => {
    const { notify, payment, provider, server } = await open();
    expect(provider.readNotification(notify(payment.payment_id, { total: 1 }))).toEqual({
      kind: 'about',
      payment_id: payment.payment_id,
      standing: {
        kind: 'paid',
        transaction: {
          transaction_id: `42-${payment.payment_id}`,
          amount: { minor: 1, currency: 'CNY' },
          refunds: [],
        },
      },
    });
    await server.close();
  });

  it.each([
    ['PARAM_ERROR', 400, 'refused'],
    ['NO_AUTH', 403, 'refused'],
    ['SYSTEM_ERROR', 500, 'fault'],
    ['PARAM_ERROR', 500, 'fault'],
    ['FREQUENCY_LIMITED', 429, 'fault'],
    ['ORDERPAID', 400, 'fault'],
  ])('a WeChat Pay answer %s with status %i to a new payment has the result %s', async (code, status, kind) => {
    const { provider, server, signed } = await open();
    server.spoil = { change: () => signed({ status, body: JSON.stringify({ code }) }) };
    const created = await provider.create(newPayment()).catch((cause) => ({
      kind: cause instanceof ProviderFault ? 'fault' : 'defect',
    }));
    expect(created).toEqual({ kind });
    await server.close();
  });

  it('a signed WeChat Pay answer about another payment or merchant, or an incomplete one, is a ProviderFault', async () => {
    const { payment, provider, server, signed } = await open();
    const answers = [
      (body: string) => body.replace(payment.payment_id, 'other'),
      (body: string) => body.replace('1900000001', '1900000002'),
      (body: string) => body.replace('"total":1234505,', ''),
      (body: string) => body.replace('SUCCESS', 'SOMETHING_NEW'),
    ];
    for (const change of answers) {
      server.spoil = { change: ({ body }) => signed({ status: 200, body: change(body) }) };
      await expect(provider.query(payment.payment_id)).rejects.toThrow(ProviderFault);
    }
    await server.close();
  });
});

describe('Alipay', () => {
  const open = async () => {
    const standIn = await alipayStandIn();
    const provider = alipayProvider(standIn.settings, parts);
    const payment = newPayment();
    await provider.create(payment);
    standIn.scan(payment.payment_id, payment.amount.minor);
    markPaid(standIn.payments, payment);
    return { ...standIn, provider, payment };
  };

  it('an Alipay payment is created with its id, amount, subject, seller and expiry', async () => {
    const { opened, payment, server } = await open();
    expect(opened).toEqual([
      {
        out_trade_no: payment.payment_id,
        total_amount: '12345.05',
        subject: payment.description,
        seller_id: '2088000000000001',
        time_expire: '2026-03-02 16:15:00',
      },
    ]);
    await server.close();
  });

  it('an Alipay wallet URL is signed, and contains the notify and return URLs', async () => {
    const { isSigned, provider, server } = await open();
    const opened = await provider.create(newPayment('phone'));
    const address = opened.kind === 'opened' ? (opened.wallet_url ?? '') : '';
    expect(isSigned(address)).toBe(true);
    expect(isSigned(address.replace('12345.05', '1.00'))).toBe(false);
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      method: 'alipay.trade.wap.pay',
      timestamp: '2026-03-02 16:00:00',
      notify_url: 'https://api.mall.example/oss/mall/payment/alipay-notify',
      return_url: 'https://mall.example/mall/payment?order_id=1&token=2',
    });
    await server.close();
  });

  it('an Alipay notification with a wrong key, application, seller, trade or amount is forged or malformed [PAY-10]', async () => {
    const { notify, payment, provider, server } = await open();
    const read = (differing: Parameters<typeof notify>[1]) =>
      provider.readNotification(notify(payment.payment_id, differing)).kind;
    expect(read({})).toBe('about');
    expect(read({ by: keyPairOf('stranger') })).toBe('forged');
    expect(read({ parameters: { app_id: '2021000000000002' } })).toBe('forged');
    expect(read({ parameters: { seller_id: '2088000000000002' } })).toBe('forged');
    expect(read({ parameters: { trade_no: '' } })).toBe('malformed');
    for (const total_amount of ['1e3', '12345.055', '-1.00', '']) {
      expect(read({ parameters: { total_amount } })).toBe('malformed');
    }
    const { headers, body } = notify(payment.payment_id);
    const twice = new TextEncoder().encode(`${new TextDecoder().decode(body)}&total_amount=1.00`);
    expect(provider.readNotification({ headers, body: twice })).toEqual({ kind: 'forged' });
    await server.close();
  });

  it('an Alipay notification reports its own amount, not the one requested', async () => {
    const { notify, payment, provider, server } = await open();
    expect(provider.readNotification(notify(payment.payment_id, { parameters: { total_amount: '0.1' } }))).toEqual({
      kind: 'about',
      payment_id: payment.payment_id,
      standing: {
        kind: 'paid',
        transaction: {
          transaction_id: `2026-${payment.payment_id}`,
          amount: { minor: 10, currency: 'CNY' },
          refunds: [],
        },
      },
    });
    await server.close();
  });

  it('a signed Alipay answer about another payment is a ProviderFault', async () => {
    const { speaks, provider, payment, server } = await open();
    speaks.of = 'other';
    await expect(provider.query(payment.payment_id)).rejects.toThrow(ProviderFault);
    await server.close();
  });

  it('an Alipay query signed with an unknown application key throws ProviderFault', async () => {
    const { settings, provider, payment, server } = await open();
    const other = alipayProvider({ ...settings, private_key: keyPairOf('stranger').privateKey }, parts);
    await expect(other.query(payment.payment_id)).rejects.toThrow(ProviderFault);
    expect((await provider.query(payment.payment_id)).kind).toBe('paid');
    await server.close();
  });
});
