import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { currency } from '#contract/money.ts';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { chinaTime } from '../../../providers/moments.ts';
import {
  issuePaths,
  ProviderFault,
  type ProviderResponse,
  parseProviderJson,
} from '../../../providers/requestProvider.ts';
import type { WebhookRequest } from '../../../wire/webhook.ts';
import type { WechatSettings } from '../settings.ts';
import { yuanCurrencies } from './acceptedCurrencies.ts';
import type { NewPayment, OpenedPayment, PaymentProvider, ProviderNotification, ProviderStatus } from './provider.ts';
import { wechatChannel } from './wechatChannel.ts';

/** In fen. WeChat Pay may omit the currency, as merchants of mainland China are paid in yuan. */
const amountPaid = z.object({ total: z.int().check(z.minimum(1)), currency: z._default(currency, 'CNY') });

const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string().check(z.regex(/^[0-9A-Za-z]{1,32}$/)),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  amount: z.optional(z.unknown()),
});
type WechatTransaction = z.infer<typeof transaction>;

const paid = z.object({ transaction_id: z.string().check(z.minLength(1), z.maxLength(64)), amount: amountPaid });

/** `amount` has the paid total and the amount of this refund. */
const refund = z.object({
  mchid: z.string(),
  out_trade_no: transaction.shape.out_trade_no,
  refund_status: z.string(),
});
const refundMade = z.object({
  transaction_id: paid.shape.transaction_id,
  refund_id: z.string().check(z.minLength(1), z.maxLength(64)),
  amount: z.extend(amountPaid, { refund: z.int().check(z.minimum(1)) }),
});

const failure = z.object({ code: z.string() });
/** Any other code is no certain answer. */
const statusByErrorCode: Readonly<Record<string, ProviderStatus>> = {
  ORDER_NOT_EXIST: { kind: 'absent' },
  ORDERNOTEXIST: { kind: 'absent' },
  RESOURCE_NOT_EXISTS: { kind: 'absent' },
  ORDER_CLOSED: { kind: 'closed' },
  ORDERCLOSED: { kind: 'closed' },
  USERPAYING: { kind: 'waiting' },
};
/** After these error codes WeChat Pay will never open the payment. */
const finalErrorCodes: ReadonlySet<string> = new Set(['PARAM_ERROR', 'NO_AUTH', 'APPID_MCHID_NOT_MATCH']);

const kindByTradeState: Readonly<Record<string, ProviderStatus['kind']>> = {
  SUCCESS: 'paid',
  // It was paid before it was refunded.
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  ACCEPT: 'waiting',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'declined',
};

/** The state of a transaction, or the names of unreadable fields. */
function transactionStatusOf(of: WechatTransaction): ProviderStatus | readonly string[] {
  const kind = kindByTradeState[of.trade_state];
  if (kind === undefined) return ['trade_state'];
  if (kind !== 'paid') return { kind };
  const read = paid.safeParse(of);
  if (!read.success) return issuePaths(read.error);
  const { transaction_id, amount } = read.data;
  const { total: minor, currency } = amount;
  // All or a part: only the notification of the refund states the amount.
  const refunds = of.trade_state === 'REFUND' ? 'unknown' : [];
  return { kind, transaction: { transaction_id, amount: { minor, currency }, refunds } };
}

/** Notifications of payments have no `refund_status`. */
const isRefund = (content: unknown): boolean => z.object({ refund_status: z.string() }).safeParse(content).success;

function refundOf(content: unknown, mchId: string): ProviderNotification {
  const read = refund.safeParse(content);
  if (!read.success) return { kind: 'malformed', fields: issuePaths(read.error) };
  const { mchid, out_trade_no: payment_id, refund_status } = read.data;
  if (mchid !== mchId) return { kind: 'forged' };
  if (refund_status === 'CLOSED' || refund_status === 'ABNORMAL') return { kind: 'refund_failed', payment_id };
  if (refund_status !== 'SUCCESS') return { kind: 'malformed', fields: ['refund_status'] };
  const made = refundMade.safeParse(content);
  if (!made.success) return { kind: 'malformed', fields: issuePaths(made.error) };
  const { transaction_id, refund_id: reference, amount } = made.data;
  const { total: minor, currency, refund: refunded } = amount;
  const refunds = [{ reference, minor: refunded }];
  return {
    kind: 'about',
    payment_id,
    standing: { kind: 'paid', transaction: { transaction_id, amount: { minor, currency }, refunds } },
  };
}

/** API v3: a code for computers (Native), and a page that opens the wallet on phones (H5). */
export function wechatProvider(settings: WechatSettings, parts: AdapterDeps): PaymentProvider {
  const { mch_id, app_id } = settings;
  const { ask, isSigned, unsealed } = wechatChannel(settings, parts);
  const { host, path } = calls.wechatNotify;
  const notify_url = `${parts.public_url}/${host}${path}`;

  const isOurs = ({ mchid, appid }: WechatTransaction): boolean => mchid === mch_id && appid === app_id;
  const codeOf = ({ text }: ProviderResponse): string => failure.safeParse(parseProviderJson(text)).data?.code ?? '';

  const query = async (paymentId: string): Promise<ProviderStatus> => {
    const answer = await ask('GET', `/v3/pay/transactions/out-trade-no/${paymentId}?mchid=${mch_id}`);
    if (answer.status !== 200) return refusedAs(answer);
    const read = transaction.safeParse(parseProviderJson(answer.text));
    const isAsked = read.success && isOurs(read.data) && read.data.out_trade_no === paymentId;
    const standing = isAsked ? transactionStatusOf(read.data) : [];
    if (!('kind' in standing)) throw new ProviderFault('the answer is about something else');
    return standing;
  };

  const refusedAs = (answer: ProviderResponse): ProviderStatus => {
    const standing = answer.status < 500 ? statusByErrorCode[codeOf(answer)] : undefined;
    if (standing === undefined) throw new ProviderFault(`it answered ${answer.status}`);
    return standing;
  };

  const create = async (payment: NewPayment): ReturnType<PaymentProvider['create']> => {
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
    if (answer.status === 200) return openedPaymentOf(parseProviderJson(answer.text), payment);
    if (answer.status < 500 && finalErrorCodes.has(codeOf(answer))) return { kind: 'refused' };
    throw new ProviderFault(`it answered ${answer.status}`);
  };

  const close = async (paymentId: string): Promise<ProviderStatus> => {
    const target = `/v3/pay/transactions/out-trade-no/${paymentId}/close`;
    const answer = await ask('POST', target, { mchid: mch_id });
    if (answer.status === 204) return { kind: 'closed' };
    if (['ORDERPAID', 'ORDER_PAID'].includes(codeOf(answer))) return query(paymentId);
    return refusedAs(answer);
  };

  const readNotification = ({ headers, body }: WebhookRequest): ProviderNotification => {
    if (!isSigned(headers, body)) return { kind: 'forged' };
    const content = unsealed(body);
    if (isRefund(content)) return refundOf(content, mch_id);
    const read = transaction.safeParse(content);
    if (!read.success) return { kind: 'malformed', fields: issuePaths(read.error) };
    if (!isOurs(read.data)) return { kind: 'forged' };
    const standing = transactionStatusOf(read.data);
    if (!('kind' in standing)) return { kind: 'malformed', fields: standing };
    return { kind: 'about', payment_id: read.data.out_trade_no, standing };
  };

  return {
    name: 'wechat',
    currencies: yuanCurrencies,
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

function openedPaymentOf(answer: unknown, { device, return_to }: NewPayment): OpenedPayment {
  const code = device === 'computer' ? nativeAnswer.safeParse(answer).data?.code_url : undefined;
  if (code !== undefined) return { kind: 'opened', code_url: code, wallet_url: null };
  const h5 = device === 'phone' ? h5Answer.safeParse(answer).data?.h5_url : undefined;
  if (h5 === undefined) throw new ProviderFault('the answer names no address');
  const address = new URL(h5);
  address.searchParams.set('redirect_url', return_to);
  return { kind: 'opened', code_url: null, wallet_url: address.href };
}
