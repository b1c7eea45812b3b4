import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { alipayStandIn } from '../../../testing/providers/alipayStandIn.ts';
import { keyPairOf } from '../../../testing/providers/keyPairs.ts';
import { wechatStandIn } from '../../../testing/providers/wechatStandIn.ts';
import { readNotification, signNotification } from '../sandbox/messages.ts';
import { alipayProvider } from './alipay.ts';
import type { NewPayment, ProviderRefunds } from './provider.ts';
import { wechatProvider } from './wechat.ts';

const now = () => new Date('2026-03-02T08:00:00.000Z');
const secret = (bits: number) => randomBytes(bits / 8).toString('base64url');
const parts: AdapterDeps = { now, secret, public_url: 'https://api.mall.example', timeout_ms: 60_000 };

const newPayment = (): NewPayment => ({
  payment_id: randomBytes(12).toString('hex'),
  order_no: 'MF-20260302-000018',
  description: '新购 商务版 MF-20260302-000018',
  amount: { minor: 500_000, currency: 'CNY' },
  expires_at: new Date(now().getTime() + 15 * 60_000),
  device: 'computer',
  return_to: 'https://mall.example/mall/payment/success',
  network: '192.0.2.1',
});

/** A payment of 5,000 yuan. */
const paid = (payment_id: string, transaction_id: string, refunds: ProviderRefunds = []) => ({
  kind: 'about',
  payment_id,
  standing: {
    kind: 'paid',
    transaction: { transaction_id, amount: { minor: 500_000, currency: 'CNY' }, refunds },
  },
});
const malformed = (...fields: readonly string[]) => ({ kind: 'malformed', fields });

describe('WeChat Pay notifications', () => {
  const open = async () => {
    const standIn = await wechatStandIn(now);
    const provider = wechatProvider(standIn.settings, parts);
    const payment = newPayment();
    await provider.create(payment);
    const known = standIn.payments.get(payment.payment_id);
    if (known === undefined) throw new Error('the stand-in has opened nothing');
    known.state = 'paid';
    const { payment_id } = payment;
    const read = (fields: Readonly<Record<string, unknown>>) =>
      provider.readNotification(standIn.notify(payment_id, { fields }));
    return { ...standIn, provider, payment_id, transaction_id: `42-${payment_id}`, read };
  };

  it.each([
    ['the currency', { amount: { total: 500_000, payer_total: 500_000 } }],
    ['the moment of payment', { success_time: undefined }],
  ])('a WeChat Pay notification without %s is read as paid in CNY [PAY-60]', async (_, fields) => {
    const { payment_id, transaction_id, read, server } = await open();
    expect(read(fields)).toEqual(paid(payment_id, transaction_id));
    await server.close();
  });

  it.each([
    ['the amount', { amount: undefined }, ['amount']],
    ['the total', { amount: { currency: 'CNY' } }, ['amount.total']],
    ['the transaction', { transaction_id: undefined }, ['transaction_id']],
    ['the state', { trade_state: undefined }, ['trade_state']],
    ['a total above zero', { amount: { total: 0 } }, ['amount.total']],
    ['a state that is known', { trade_state: 'SOMETHING_NEW' }, ['trade_state']],
  ])('a WeChat Pay notification that lacks %s is malformed and names the fields [PAY-60]', async (_, fields, named) => {
    const { read, server } = await open();
    expect(read(fields)).toEqual(malformed(...named));
    await server.close();
  });

  it('a WeChat Pay notification with the state REFUND reports an unknown refund [PAY-61]', async () => {
    const { payment_id, transaction_id, read, server } = await open();
    expect(read({ trade_state: 'REFUND' })).toEqual(paid(payment_id, transaction_id, 'unknown'));
    await server.close();
  });

  it('a WeChat Pay refund notification reports its payment and refund, or that the refund failed [PAY-61]', async () => {
    const { payment_id, transaction_id, read, server } = await open();
    const about = (refund: object) => read({ appid: undefined, trade_state: undefined, ...refund });
    const amount = { total: 500_000, refund: 120_000, payer_total: 500_000, payer_refund: 120_000 };
    const refund = { refund_id: 'refund-1', refund_status: 'SUCCESS', amount };
    expect(about(refund)).toEqual(paid(payment_id, transaction_id, [{ reference: 'refund-1', minor: 120_000 }]));
    expect(about({ ...refund, refund_status: 'ABNORMAL' })).toEqual({ kind: 'refund_failed', payment_id });
    expect(about({ ...refund, refund_status: 'CLOSED' })).toEqual({ kind: 'refund_failed', payment_id });
    expect(about({ ...refund, refund_status: 'NEW' })).toEqual(malformed('refund_status'));
    expect(about({ ...refund, amount: { total: 500_000 } })).toEqual(malformed('amount.refund'));
    expect(about({ ...refund, mchid: '1900000009' })).toEqual({ kind: 'forged' });
    await server.close();
  });

  it('a WeChat Pay notification is accepted with the current and the next platform key only [PAY-62]', async () => {
    const { settings, notify, payment_id, server } = await open();
    const next = { id: 'PUB_KEY_ID_0002', public_key: keyPairOf('stranger').publicKey };
    const provider = wechatProvider({ ...settings, platform_keys: [settings.platform_keys[0], next] }, parts);
    const by = keyPairOf('stranger');
    const kinds = [{}, { by, serial: next.id }, { by }, { serial: next.id }, { by, serial: 'PUB_KEY_ID_0003' }].map(
      (differing) => provider.readNotification(notify(payment_id, differing)).kind,
    );
    expect(kinds).toEqual(['about', 'about', 'forged', 'forged', 'forged']);
    await server.close();
  });
});

describe('Alipay notifications', () => {
  const open = async () => {
    const standIn = await alipayStandIn();
    const provider = alipayProvider(standIn.settings, parts);
    const { payment_id, amount } = newPayment();
    standIn.scan(payment_id, amount.minor);
    const known = standIn.payments.get(payment_id);
    if (known === undefined) throw new Error('the stand-in knows of no trade');
    known.state = 'paid';
    const read = (parameters: Readonly<Record<string, string | null>>) =>
      provider.readNotification(standIn.notify(payment_id, { parameters }));
    return { ...standIn, provider, payment_id, transaction_id: `2026-${payment_id}`, known, read };
  };

  it.each([
    ['the moment of payment', { gmt_payment: null }],
    ['the seller', { seller_id: null }],
  ])('an Alipay notification without %s is read as paid [PAY-60]', async (_, parameters) => {
    const { payment_id, transaction_id, read, server } = await open();
    expect(read(parameters)).toEqual(paid(payment_id, transaction_id));
    await server.close();
  });

  it.each([
    ['the amount', { total_amount: null }, ['total_amount']],
    ['an amount above zero', { total_amount: '0.00' }, ['total_amount']],
    ['the state', { trade_status: null }, ['trade_status']],
    ['a state that is known', { trade_status: 'SOMETHING_NEW' }, ['trade_status']],
    ['an amount of a refund that can be read', { refund_fee: '-1' }, ['refund_fee']],
  ])(
    'an Alipay notification that lacks %s is malformed and names the fields [PAY-60]',
    async (_, parameters, named) => {
      const { read, server } = await open();
      expect(read(parameters)).toEqual(malformed(...named));
      await server.close();
    },
  );

  const whole: ProviderRefunds = [{ reference: 'total', minor: 500_000 }];
  it.each([
    [
      'all, with its amount',
      { trade_status: 'TRADE_CLOSED', refund_fee: '5000.00', gmt_refund: '2026-03-02 17:00:00' },
      whole,
    ],
    [
      'all, by the moment of the refund',
      { trade_status: 'TRADE_CLOSED', gmt_payment: null, gmt_refund: '2026-03-02 17:00:00' },
      whole,
    ],
    ['all, by the moment of payment', { trade_status: 'TRADE_CLOSED' }, whole],
    ['a part', { refund_fee: '12.30', gmt_refund: '2026-03-02 17:00:00' }, [{ reference: 'total', minor: 1230 }]],
    ['nothing', { refund_fee: '' }, []],
    ['something', { gmt_refund: '2026-03-02 17:00:00' }, 'unknown'],
  ] as const)(
    'an Alipay notification reports the payment and that %s was refunded [PAY-61]',
    async (_, parameters, refunds) => {
      const { payment_id, transaction_id, read, server } = await open();
      expect(read(parameters)).toEqual(paid(payment_id, transaction_id, refunds));
      await server.close();
    },
  );

  it('an Alipay notification of a trade closed without payment or refund reports it as closed [PAY-61]', async () => {
    const { payment_id, read, server } = await open();
    const closed = { trade_status: 'TRADE_CLOSED', gmt_payment: null };
    expect(read(closed)).toEqual({ kind: 'about', payment_id, standing: { kind: 'closed' } });
    await server.close();
  });

  it('an Alipay notification is accepted with the current and the next public key only [PAY-62]', async () => {
    const { settings, notify, payment_id, server } = await open();
    const [key = ''] = settings.public_keys;
    const both = alipayProvider({ ...settings, public_keys: [key, keyPairOf('stranger').publicKey] }, parts);
    const one = alipayProvider(settings, parts);
    const of = (provider: typeof one) =>
      [{}, { by: keyPairOf('stranger') }, { by: keyPairOf('merchant') }].map(
        (differing) => provider.readNotification(notify(payment_id, differing)).kind,
      );
    expect([of(both), of(one)]).toEqual([
      ['about', 'about', 'forged'],
      ['about', 'forged', 'forged'],
    ]);
    await server.close();
  });
});

describe('sandbox notifications', () => {
  it.each([0, -500_000])('a sandbox notification with an amount of %i is malformed [PAY-60]', (minor) => {
    const by = { name: 'wechat', signing: 'key of the sandbox', now: now() } as const;
    const transaction = { transaction_id: 'sandbox-1', amount: { minor, currency: 'CNY' }, refunds: [] } as const;
    const { headers, body } = signNotification(
      { payment_id: 'payment-1', standing: { kind: 'paid', transaction } },
      by,
    );
    const told = { headers: new Headers(headers), body: new TextEncoder().encode(body) };
    expect(readNotification(told, by)).toEqual(malformed('standing.transaction.amount'));
  });
});
