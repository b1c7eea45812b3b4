import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { AdapterDeps } from '../../../providers/adapterDeps.ts';
import { chinaTime } from '../../../providers/moments.ts';
import { issuePaths, ProviderFault } from '../../../providers/requestProvider.ts';
import type { WebhookRequest } from '../../../wire/webhook.ts';
import type { AlipaySettings } from '../settings.ts';
import { yuanCurrencies } from './acceptedCurrencies.ts';
import { type AlipayAnswer, alipayChannel } from './alipayChannel.ts';
import type { NewPayment, PaymentProvider, ProviderNotification, ProviderStatus } from './provider.ts';

/** Yuan with at most two decimals, parsed as text: floating point is not exact. */
const fen = z.pipe(
  z.string().check(z.regex(/^\d{1,11}(\.\d{1,2})?$/)),
  z.transform((text) => {
    const [whole = '', part = ''] = text.split('.');
    return Number(whole) * 100 + Number(part.padEnd(2, '0'));
  }),
);

const yuanText = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

const paymentName = z.string().check(z.regex(/^\w{1,64}$/));
const trade = z.object({
  out_trade_no: paymentName,
  trade_no: z.string().check(z.minLength(1), z.maxLength(64)),
  trade_status: z.string(),
});

/** Named differently in answers and notifications; a missing field means the same as an empty one. */
interface AlipayAmounts {
  readonly total_amount?: unknown;
  /** Only its presence matters. */
  readonly paid_at?: unknown;
  /** The total refunded so far. */
  readonly refund_fee?: unknown;
  readonly gmt_refund?: unknown;
}

const amounts = z.object({
  total_amount: fen.check(z.minimum(1)),
  refund_fee: z._default(fen, 0),
});

const kindByTradeStatus: Readonly<Record<string, ProviderStatus['kind']>> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_CLOSED: 'closed',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
};

/**
 * The state of a trade, or the names of unreadable fields. `TRADE_CLOSED` has two meanings: never paid, or paid and
 * refunded in full (Alipay, "trade_status"). Refund amounts are totals, so they count as one refund that grows.
 */
function tradeStatusOf(
  { trade_status, trade_no }: z.infer<typeof trade>,
  given: AlipayAmounts,
): ProviderStatus | readonly string[] {
  const kind = kindByTradeStatus[trade_status];
  if (kind === undefined) return ['trade_status'];
  const isGiven = (field: unknown) => field !== undefined && field !== '';
  const isRefunded = isGiven(given.gmt_refund) || isGiven(given.refund_fee);
  if (kind !== 'paid' && !(kind === 'closed' && (isRefunded || isGiven(given.paid_at)))) return { kind };
  const fields = { total_amount: given.total_amount, refund_fee: given.refund_fee || undefined };
  const read = amounts.safeParse(fields);
  if (!read.success) return issuePaths(read.error);
  const { total_amount: minor, refund_fee } = read.data;
  const total = refund_fee === 0 && kind === 'closed' ? minor : refund_fee;
  const refunds = total === 0 ? [] : [{ reference: 'total', minor: total }];
  return {
    kind: 'paid',
    transaction: {
      transaction_id: trade_no,
      amount: { minor, currency: 'CNY' },
      refunds: isGiven(given.gmt_refund) && refunds.length === 0 ? 'unknown' : refunds,
    },
  };
}

const successCode = '10000';
const businessFailedCode = '40004';
/** After these error codes Alipay will never open the payment. */
const finalErrorCodes: ReadonlySet<string> = new Set(['ACQ.INVALID_PARAMETER', 'ACQ.ACCESS_FORBIDDEN']);

const isRefusedWith = ({ code, sub_code = '' }: AlipayAnswer, ...subCodes: readonly string[]): boolean =>
  code === businessFailedCode && subCodes.includes(sub_code);

const answerFault = ({ code, sub_code }: AlipayAnswer) => new ProviderFault(`it answered ${code} ${sub_code ?? ''}`);

/** A code for computers (precreate), and a page that opens the wallet on phones (WAP). */
export function alipayProvider(settings: AlipaySettings, parts: AdapterDeps): PaymentProvider {
  const { ask, pageOf, told } = alipayChannel(settings, parts);
  const { host, path } = calls.alipayNotify;
  const notify_url = `${parts.public_url}/${host}${path}`;

  const query = async (paymentId: string): Promise<ProviderStatus> => {
    const answer = await ask('alipay.trade.query', { out_trade_no: paymentId });
    // Alipay creates the trade only when the code is scanned.
    if (isRefusedWith(answer, 'ACQ.TRADE_NOT_EXIST')) return { kind: 'absent' };
    if (answer.code !== successCode) throw answerFault(answer);
    const read = trade.safeParse(answer);
    const isAsked = read.success && read.data.out_trade_no === paymentId;
    const standing = isAsked ? tradeStatusOf(read.data, { ...answer, paid_at: answer.send_pay_date }) : [];
    if (!('kind' in standing)) throw new ProviderFault('the answer is about something else');
    return standing;
  };

  const create = async (payment: NewPayment): ReturnType<PaymentProvider['create']> => {
    const { payment_id, amount, description, device, return_to } = payment;
    const content = {
      out_trade_no: payment_id,
      total_amount: yuanText(amount.minor),
      subject: description.slice(0, 128),
      seller_id: settings.seller_id,
      time_expire: chinaTime(payment.expires_at).replace('T', ' '),
    };
    if (device === 'phone') {
      const wap = { ...content, product_code: 'QUICK_WAP_WAY', quit_url: return_to };
      const wallet_url = pageOf('alipay.trade.wap.pay', wap, { notify_url, return_url: return_to });
      return { kind: 'opened', code_url: null, wallet_url };
    }
    const answer = await ask('alipay.trade.precreate', content, { notify_url });
    if (isRefusedWith(answer, ...finalErrorCodes)) return { kind: 'refused' };
    const opened = z
      .object({ out_trade_no: paymentName, qr_code: z.string().check(z.minLength(1), z.maxLength(2048)) })
      .safeParse(answer);
    if (answer.code !== successCode || !opened.success || opened.data.out_trade_no !== payment_id)
      throw answerFault(answer);
    return { kind: 'opened', code_url: opened.data.qr_code, wallet_url: null };
  };

  const close = async (paymentId: string): Promise<ProviderStatus> => {
    const answer = await ask('alipay.trade.close', { out_trade_no: paymentId });
    if (answer.code === successCode) return { kind: 'closed' };
    if (isRefusedWith(answer, 'ACQ.TRADE_NOT_EXIST')) return { kind: 'absent' };
    // It was paid or closed before.
    if (isRefusedWith(answer, 'ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID')) return query(paymentId);
    throw answerFault(answer);
  };

  const readNotification = ({ body }: WebhookRequest): ProviderNotification => {
    const parameters = told(body);
    if (parameters === null) return { kind: 'forged' };
    // A notification may omit the seller: the application has only one.
    const { app_id, seller_id = settings.seller_id } = parameters;
    if (app_id !== settings.app_id || seller_id !== settings.seller_id) return { kind: 'forged' };
    const read = trade.safeParse(parameters);
    if (!read.success) return { kind: 'malformed', fields: issuePaths(read.error) };
    const standing = tradeStatusOf(read.data, { ...parameters, paid_at: parameters.gmt_payment });
    if (!('kind' in standing)) return { kind: 'malformed', fields: standing };
    return { kind: 'about', payment_id: read.data.out_trade_no, standing };
  };

  return {
    name: 'alipay',
    currencies: yuanCurrencies,
    create,
    query,
    close,
    readNotification,
    answers: {
      taken: { status: 200, type: 'text/plain', body: 'success' },
      refused: { status: 400, type: 'text/plain', body: 'fail' },
    },
  };
}
