import { sign, verify } from 'node:crypto';
import { z } from 'zod/mini';
import type { AlipaySettings } from '../../modules/payments/settings.ts';
import type { WebhookRequest } from '../../wire/webhook.ts';
import { type KeyPair, type KnownPayment, keyPairOf, paidAt } from './keyPairs.ts';
import { type StubAnswer, type StubRequest, type StubServer, startStubServer } from './stubServer.ts';

const content = z.looseObject({ out_trade_no: z.string(), total_amount: z.optional(z.string()) });

export interface AlipayNotificationChanges {
  readonly by?: KeyPair;
  /** Replace parameters of the trade; null leaves one out. */
  readonly parameters?: Readonly<Record<string, string | null>>;
}

/** Accepts only signed requests, and signs its answers. */
export interface AlipayStandIn {
  readonly settings: AlipaySettings;
  readonly server: StubServer;
  readonly payments: Map<string, KnownPayment>;
  readonly opened: unknown[];
  /** If not null, all answers are about this payment. */
  readonly speaks: { of: string | null };
  /** Scans the code or opens the page: only then the trade exists. */
  readonly scan: (paymentId: string, minor: number) => void;
  readonly notify: (paymentId: string, differing?: AlipayNotificationChanges) => WebhookRequest;
  readonly isSigned: (address: string) => boolean;
}

const signedTextOf = (parameters: URLSearchParams, ...without: readonly string[]): string =>
  [...parameters]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');

const tradeStatusByState = {
  waiting: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  closed: 'TRADE_CLOSED',
  declined: 'TRADE_CLOSED',
} as const;
const yuanText = (minor: number): string => (minor / 100).toFixed(2);
/** In China's time zone. */
const paidText = new Date(paidAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export async function alipayStandIn(): Promise<AlipayStandIn> {
  const [application, platform] = [keyPairOf('merchant'), keyPairOf('platform')];
  const payments = new Map<string, KnownPayment>();
  const opened: unknown[] = [];
  const speaks: AlipayStandIn['speaks'] = { of: null };
  const server = await startStubServer(answer);
  const settings: AlipaySettings = {
    url: `${server.url}/gateway.do`,
    app_id: '2021000000000001',
    seller_id: '2088000000000001',
    private_key: application.privateKey,
    public_keys: [platform.publicKey],
  };

  const isByApplication = (parameters: URLSearchParams): boolean =>
    parameters.get('app_id') === settings.app_id &&
    parameters.get('sign_type') === 'RSA2' &&
    verify(
      'RSA-SHA256',
      Buffer.from(signedTextOf(parameters, 'sign')),
      application.publicKey,
      Buffer.from(parameters.get('sign') ?? '', 'base64'),
    );

  function answer({ body }: StubRequest): StubAnswer {
    const parameters = new URLSearchParams(body);
    const method = parameters.get('method') ?? '';
    const asked = content.parse(JSON.parse(parameters.get('biz_content') ?? 'null'));
    const said = isByApplication(parameters) ? done(method, asked) : failedAnswer('isv.invalid-signature');
    // With an escaped slash, and a brace inside of a string: the signature covers the text exactly as sent.
    const text = JSON.stringify({ ...said, msg: 'a } "brace"' }).replaceAll('/', '\\/');
    const signature = sign('RSA-SHA256', Buffer.from(text), platform.privateKey).toString('base64');
    const name = `${method.replaceAll('.', '_')}_response`;
    return { status: 200, body: `{"${name}":${text},"sign":"${signature}"}` };
  }

  function done(method: string, asked: z.infer<typeof content>): Record<string, unknown> {
    const { out_trade_no } = asked;
    if (method === 'alipay.trade.precreate') {
      opened.push(asked);
      return { code: '10000', out_trade_no, qr_code: `https://qr.alipay.com/${out_trade_no}` };
    }
    const payment = payments.get(out_trade_no);
    if (payment === undefined) return failedAnswer('ACQ.TRADE_NOT_EXIST');
    if (method === 'alipay.trade.query') return { code: '10000', ...tradeOf(out_trade_no, payment) };
    if (payment.state !== 'waiting') return failedAnswer('ACQ.TRADE_STATUS_ERROR');
    payment.state = 'closed';
    return { code: '10000', out_trade_no, trade_no: payment.transaction_id };
  }

  const tradeOf = (asked: string, { state, minor, transaction_id }: KnownPayment) => ({
    out_trade_no: speaks.of ?? asked,
    trade_no: transaction_id,
    trade_status: tradeStatusByState[state],
    total_amount: yuanText(minor),
    ...(state === 'paid' && { send_pay_date: paidText }),
  });

  function notify(
    paymentId: string,
    { by = platform, parameters = {} }: AlipayNotificationChanges = {},
  ): WebhookRequest {
    const payment = payments.get(paymentId);
    if (payment === undefined) throw new Error('the stand-in knows no such payment');
    const { send_pay_date: gmt_payment = null, ...trade } = {
      send_pay_date: undefined,
      ...tradeOf(paymentId, payment),
    };
    const given = {
      app_id: settings.app_id,
      seller_id: settings.seller_id,
      notify_type: 'trade_status_sync',
      subject: '版本 & 服务 + 100%',
      gmt_payment,
      ...trade,
      ...parameters,
      sign_type: 'RSA2',
    };
    const told = new URLSearchParams();
    for (const [name, value] of Object.entries(given)) if (value !== null) told.set(name, value);
    const text = Buffer.from(signedTextOf(told, 'sign', 'sign_type'));
    told.set('sign', sign('RSA-SHA256', text, by.privateKey).toString('base64'));
    return {
      headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' }),
      body: new TextEncoder().encode(told.toString()),
    };
  }

  return {
    settings,
    server,
    payments,
    opened,
    speaks,
    notify,
    isSigned: (address) => isByApplication(new URL(address).searchParams),
    scan: (paymentId, minor) => {
      payments.set(paymentId, { state: 'waiting', minor, transaction_id: `2026-${paymentId}` });
    },
  };
}

const failedAnswer = (sub_code: string) => ({ code: '40004', sub_code });
