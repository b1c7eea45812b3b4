import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { currency } from '#contract/money.ts';
import type { WechatSettings } from '../../../paymentSettings.ts';
import type { Told } from '../../../wire/told.ts';
import { type Exchanged, jsonFrom } from './exchange.ts';
import { chinaTime } from './moments.ts';
import {
  type AdapterParts,
  type NewPayment,
  type Notification,
  type Opened,
  type Provider,
  ProviderFault,
  type Standing,
} from './provider.ts';
import { wechatChannel } from './wechatChannel.ts';

const amountPaid = z.object({ total: z.int().check(z.minimum(0)), currency });

const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string().check(z.regex(/^[0-9A-Za-z]{1,32}$/)),
  trade_state: z.string(),
  transaction_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  success_time: z.optional(z.iso.datetime({ offset: true })),
  amount: z.optional(z.partial(amountPaid)),
});
type WechatTransaction = z.infer<typeof transaction>;

const failure = z.object({ code: z.string() });
/** What certain refusals say of a payment. All else is no certain answer. */
const refusals: Readonly<Record<string, Standing>> = {
  ORDER_NOT_EXIST: { kind: 'absent' },
  ORDERNOTEXIST: { kind: 'absent' },
  RESOURCE_NOT_EXISTS: { kind: 'absent' },
  ORDER_CLOSED: { kind: 'closed' },
  ORDERCLOSED: { kind: 'closed' },
  USERPAYING: { kind: 'waiting' },
};
/** It will never open a payment that it refuses so. */
const neverOpened: ReadonlySet<string> = new Set(['PARAM_ERROR', 'NO_AUTH', 'APPID_MCHID_NOT_MATCH']);

const states: Readonly<Record<string, Standing['kind']>> = {
  SUCCESS: 'paid',
  // It was paid before it was given back.
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  ACCEPT: 'waiting',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'declined',
};

/** How a transaction stands, or null where it does not say. */
function standingOf({ trade_state, transaction_id, success_time, amount }: WechatTransaction): Standing | null {
  const kind = states[trade_state];
  if (kind === undefined) return null;
  if (kind !== 'paid') return { kind };
  const paid = amountPaid.safeParse(amount);
  if (!paid.success || transaction_id === undefined || success_time === undefined) return null;
  const { total: minor, currency } = paid.data;
  return {
    kind: 'paid',
    transaction: { transaction_id, amount: { minor, currency }, paid_at: new Date(success_time) },
  };
}

/** WeChat Pay, API v3: a code for computers (Native), and a page that opens the wallet on phones (H5). */
export function wechatProvider(settings: WechatSettings, parts: AdapterParts): Provider {
  const { mch_id, app_id } = settings;
  const { ask, isSigned, unsealed } = wechatChannel(settings, parts);
  const { host, path } = calls.wechatNotify;
  const notify_url = `${parts.public_url}/${host}${path}`;

  const isOurs = ({ mchid, appid }: WechatTransaction): boolean => mchid === mch_id && appid === app_id;
  const codeOf = ({ text }: Exchanged): string => failure.safeParse(jsonFrom(text)).data?.code ?? '';

  const query = async (paymentId: string): Promise<Standing> => {
    const answer = await ask('GET', `/v3/pay/transactions/out-trade-no/${paymentId}?mchid=${mch_id}`);
    if (answer.status !== 200) return refusedAs(answer);
    const read = transaction.safeParse(jsonFrom(answer.text));
    const isAsked = read.success && isOurs(read.data) && read.data.out_trade_no === paymentId;
    const standing = isAsked ? standingOf(read.data) : null;
    if (standing === null) throw new ProviderFault('the answer is about something else');
    return standing;
  };

  const refusedAs = (answer: Exchanged): Standing => {
    const standing = answer.status < 500 ? refusals[codeOf(answer)] : undefined;
    if (standing === undefined) throw new ProviderFault(`it answered ${answer.status}`);
    return standing;
  };

  const create = async (payment: NewPayment): ReturnType<Provider['create']> => {
    const { payment_id, amount, device } = payment;
    const way = device === 'computer' ? 'native' : 'h5';
    const scene = {
      scene_info: { payer_client_ip: payment.network.replace(/\/\d+$/, ''), h5_info: { type: 'Wap' } },
    };
    const answer = await ask('POST', `/v3/pay/transactions/${way}`, {
      appid: app_id,
      mchid: mch_id,
      description: payment.description.slice(0, 40),
      out_trade_no: payment_id,
      time_expire: `${chinaTime(payment.expires_at)}+08:00`,
      attach: payment.order_no,
      notify_url,
      amount: { total: amount.minor, currency: amount.currency },
      ...(device === 'phone' && scene),
    });
    if (answer.status === 200) return opened(jsonFrom(answer.text), payment);
    if (answer.status < 500 && neverOpened.has(codeOf(answer))) return { kind: 'refused' };
    throw new ProviderFault(`it answered ${answer.status}`);
  };

  const close = async (paymentId: string): Promise<Standing> => {
    const target = `/v3/pay/transactions/out-trade-no/${paymentId}/close`;
    const answer = await ask('POST', target, { mchid: mch_id });
    if (answer.status === 204) return { kind: 'closed' };
    if (['ORDERPAID', 'ORDER_PAID'].includes(codeOf(answer))) return query(paymentId);
    return refusedAs(answer);
  };

  const readNotification = ({ headers, body }: Told): Notification => {
    if (!isSigned(headers, body)) return { kind: 'forged' };
    const read = transaction.safeParse(unsealed(body));
    if (!read.success) return { kind: 'malformed' };
    if (!isOurs(read.data)) return { kind: 'forged' };
    const standing = standingOf(read.data);
    return standing === null ? { kind: 'other' } : { kind: 'about', payment_id: read.data.out_trade_no, standing };
  };

  return {
    name: 'wechat',
    currencies: ['CNY'],
    create,
    query,
    close,
    readNotification,
    answers: {
      taken: { status: 200, type: 'application/json', body: '{"code":"SUCCESS","message":""}' },
      refused: { status: 401, type: 'application/json', body: '{"code":"FAIL","message":"refused"}' },
    },
  };
}

const nativeAnswer = z.object({ code_url: z.string().check(z.minLength(1), z.maxLength(2048)) });
const h5Answer = z.object({ h5_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2048)) });

function opened(answer: unknown, { device, return_to }: NewPayment): Opened {
  const code = device === 'computer' ? nativeAnswer.safeParse(answer).data?.code_url : undefined;
  if (code !== undefined) return { kind: 'opened', code_url: code, wallet_url: null };
  const h5 = device === 'phone' ? h5Answer.safeParse(answer).data?.h5_url : undefined;
  if (h5 === undefined) throw new ProviderFault('the answer names no address');
  const address = new URL(h5);
  address.searchParams.set('redirect_url', return_to);
  return { kind: 'opened', code_url: null, wallet_url: address.href };
}
