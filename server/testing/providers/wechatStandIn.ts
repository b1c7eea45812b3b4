import { createCipheriv, randomBytes, sign, verify } from 'node:crypto';
import { z } from 'zod/mini';
import type { WechatSettings } from '../../modules/payments/settings.ts';
import type { WebhookRequest } from '../../wire/webhook.ts';
import { type KeyPair, type KnownPayment, keyPairOf, paidAt } from './keyPairs.ts';
import { type StubAnswer, type StubRequest, type StubServer, startStubServer } from './stubServer.ts';

const body = z.looseObject({
  out_trade_no: z.string(),
  amount: z.object({ total: z.int(), currency: z.literal('CNY') }),
});

export interface WechatNotificationChanges {
  readonly app_id?: string;
  readonly serial?: string;
  readonly by?: KeyPair;
  readonly at?: Date;
  readonly state?: string;
  readonly total?: number;
  /** Replace fields of the transaction; undefined leaves one out. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly api_key?: string;
}

/** Accepts only signed requests, and signs its answers. */
export interface WechatStandIn {
  readonly settings: WechatSettings;
  readonly server: StubServer;
  readonly payments: Map<string, KnownPayment>;
  readonly opened: unknown[];
  readonly notify: (paymentId: string, differing?: WechatNotificationChanges) => WebhookRequest;
  /** Signs an answer again after a test has changed it. */
  readonly signed: (answer: StubAnswer, by?: KeyPair) => StubAnswer;
}

const tradeStateByState = { waiting: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED', declined: 'PAYERROR' } as const;

export async function wechatStandIn(now: () => Date): Promise<WechatStandIn> {
  const [merchant, platform] = [keyPairOf('merchant'), keyPairOf('platform')];
  const payments = new Map<string, KnownPayment>();
  const opened: unknown[] = [];
  const server = await startStubServer((asked) =>
    signed(isSigned(asked) ? answer(asked) : failedAnswer(401, 'SIGN_ERROR')),
  );
  const settings: WechatSettings = {
    url: server.url,
    mch_id: '1900000001',
    app_id: 'wx-mallflow',
    serial: 'MERCHANT0001',
    private_key: merchant.privateKey,
    api_key: '0123456789abcdef0123456789abcdef',
    platform_keys: [{ id: 'PUB_KEY_ID_0001', public_key: platform.publicKey }],
  };

  function isSigned({ method, target, headers, body: content }: StubRequest): boolean {
    const [scheme = '', token = ''] = (headers.authorization ?? '').split(' ');
    const said = Object.fromEntries([...token.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const message = `${method}\n${target}\n${said.timestamp}\n${said.nonce_str}\n${content}\n`;
    const isMerchant = said.mchid === settings.mch_id && said.serial_no === settings.serial;
    const signature = Buffer.from(said.signature ?? '', 'base64');
    return (
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      isMerchant &&
      verify('RSA-SHA256', Buffer.from(message), merchant.publicKey, signature)
    );
  }

  function signed({ status, body: content }: StubAnswer, by = platform): StubAnswer {
    return {
      status,
      body: content,
      headers: headersFor(content, { by, at: now(), serial: settings.platform_keys[0].id }),
    };
  }

  function answer({ method, target, body: content }: StubRequest): StubAnswer {
    const { pathname } = new URL(target, server.url);
    const [, opening] = /^\/v3\/pay\/transactions\/(native|h5)$/.exec(pathname) ?? [];
    if (opening !== undefined) return open(opening, JSON.parse(content));
    const [, paymentId = '', closing] = /out-trade-no\/(\w+)(\/close)?$/.exec(pathname) ?? [];
    const payment = payments.get(paymentId);
    if (payment === undefined) return failedAnswer(404, 'ORDER_NOT_EXIST');
    if (method === 'GET') return { status: 200, body: JSON.stringify(transactionOf(paymentId, payment)) };
    if (closing === undefined || payment.state === 'paid') return failedAnswer(400, 'ORDERPAID');
    payment.state = 'closed';
    return { status: 204, body: '' };
  }

  function open(way: string, given: unknown): StubAnswer {
    const { out_trade_no, amount } = body.parse(given);
    opened.push(given);
    const known = payments.get(out_trade_no);
    if (known?.state === 'paid') return failedAnswer(400, 'ORDERPAID');
    payments.set(
      out_trade_no,
      known ?? { state: 'waiting', minor: amount.total, transaction_id: `42-${out_trade_no}` },
    );
    const answered =
      way === 'native'
        ? { code_url: `weixin://wxpay/bizpayurl?pr=${out_trade_no}` }
        : { h5_url: `https://wx.tenpay.com/h5?prepay_id=${out_trade_no}` };
    return { status: 200, body: JSON.stringify(answered) };
  }

  const transactionOf = (out_trade_no: string, { state, minor, transaction_id }: KnownPayment) => ({
    mchid: settings.mch_id,
    appid: settings.app_id,
    out_trade_no,
    trade_state: tradeStateByState[state],
    ...(state === 'paid' && {
      transaction_id,
      success_time: paidAt.toISOString().replace('.000Z', '+00:00'),
      amount: { total: minor, payer_total: minor, currency: 'CNY', payer_currency: 'CNY' },
    }),
  });

  function notify(paymentId: string, differing: WechatNotificationChanges = {}): WebhookRequest {
    const payment = payments.get(paymentId);
    if (payment === undefined) throw new Error('the stand-in knows no such payment');
    const minor = differing.total ?? payment.minor;
    const told = {
      ...transactionOf(paymentId, { ...payment, minor }),
      ...(differing.app_id !== undefined && { appid: differing.app_id }),
      ...(differing.state !== undefined && { trade_state: differing.state }),
      ...differing.fields,
    };
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv(
      'aes-256-gcm',
      Buffer.from(differing.api_key ?? settings.api_key),
      Buffer.from(nonce),
    );
    cipher.setAAD(Buffer.from('transaction'));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(told)), cipher.final(), cipher.getAuthTag()]);
    const content = JSON.stringify({
      id: randomBytes(8).toString('hex'),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        associated_data: 'transaction',
        nonce,
        original_type: 'transaction',
      },
    });
    const { by = platform, at = now(), serial = settings.platform_keys[0].id } = differing;
    return { headers: new Headers(headersFor(content, { by, at, serial })), body: new TextEncoder().encode(content) };
  }

  return { settings, server, payments, opened, notify, signed };
}

const failedAnswer = (status: number, code: string): StubAnswer => ({
  status,
  body: JSON.stringify({ code, message: code }),
});

function headersFor(
  content: string,
  { by, at, serial }: { by: KeyPair; at: Date; serial: string },
): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), randomBytes(8).toString('hex')];
  const message = Buffer.from(`${timestamp}\n${nonce}\n${content}\n`);
  return {
    'content-type': 'application/json',
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': sign('RSA-SHA256', message, by.privateKey).toString('base64'),
  };
}
