import type { MobilePayment, PaymentView } from '#contract/entities/payment.ts';
import {
  commonFaults,
  type Examples,
  newRefusal,
  newRefusalFault,
  receiptRunExamples,
  worded,
} from '../../kit/examples.ts';
import { cny, examplePayable } from '../../parts/orderExamples.ts';
import { closedAs, found, paidBy, paidTwice, unpaid, withOtherMoney } from '../../parts/paymentExamples.ts';
import type { MobileEvent, MobilePorts } from './types.ts';

const code: MobilePayment = {
  payment_id: 'mobile-1',
  provider: 'wechat',
  status: 'open',
  amount: cny(1_280_000),
  code_url: 'weixin://wxpay/bizpayurl?pr=abc',
  wallet_url: null,
  begun_at: '2026-11-21T10:06:00+00:00',
  expires_at: '2026-11-21T10:21:00+00:00',
};
const noCode = { code_url: null, wallet_url: null };

const begun = (payment: Partial<MobilePayment> = {}): PaymentView => ({
  ...unpaid,
  order: {
    ...examplePayable,
    payment_status: payment.status === 'unknown' ? 'unknown' : 'processing',
    can: { pay: false },
  },
  revision: 2,
  mobile: { ...unpaid.mobile, payment: { ...code, ...payment } },
});
const onPhone = begun({
  payment_id: 'mobile-2',
  provider: 'alipay',
  code_url: null,
  wallet_url: 'https://wallet.example/pay',
});
const ofSandbox = begun({ code_url: '/cashier/abc' });
const preparing = begun(noCode);
const unknown = begun({ ...noCode, status: 'unknown' });

const ended = (status: 'failed' | 'expired' | 'closed'): PaymentView => ({
  ...unpaid,
  order: { ...examplePayable, payment_status: status === 'closed' ? 'none' : status },
  revision: 3,
  mobile: { ...unpaid.mobile, payment: { ...code, ...noCode, status } },
});

const paid: PaymentView = {
  ...paidBy('wechat', null),
  mobile: { ...unpaid.mobile, payment: { ...code, ...noCode, status: 'paid' } },
};
const offering = (offers: PaymentView['mobile']['offers']): PaymentView => ({
  ...unpaid,
  mobile: { ...unpaid.mobile, offers },
});
const tooMuch = offering([
  { provider: 'wechat', reason: 'amount_out_of_range' },
  { provider: 'alipay', reason: 'amount_out_of_range' },
]);
const otherCurrency = offering([
  { provider: 'wechat', reason: 'currency_not_taken' },
  { provider: 'alipay', reason: 'currency_not_taken' },
]);
const alipayOnly = offering([
  { provider: 'wechat', reason: 'currency_not_taken' },
  { provider: 'alipay', reason: null },
]);

const told = (payment: PaymentView) => ({ kind: 'told', payment }) as const;
const stale = [
  { name: 'paid meanwhile', output: { kind: 'refused', refusal: { code: 'order_state_refuses' } } },
  { name: 'a proof is being checked', output: { kind: 'refused', refusal: { code: 'payment_unsettled' } } },
  { name: 'no such order', output: { kind: 'refused', refusal: { code: 'order_not_found' } } },
] as const;
const refusedAsked = [
  { name: 'no such order', output: { kind: 'refused', refusal: { code: 'order_not_found' } } },
  { name: 'no such payment', output: { kind: 'refused', refusal: worded('not_found') } },
] as const;

export const mobilePaymentExamples = {
  events: {
    'provider.choose': [
      { name: 'Alipay', event: { type: 'provider.choose', provider: 'alipay' } },
      { name: 'WeChat Pay', event: { type: 'provider.choose', provider: 'wechat' } },
    ],
    'device.choose': [
      { name: 'this phone', event: { type: 'device.choose', device: 'phone' } },
      { name: 'another device', event: { type: 'device.choose', device: 'computer' } },
    ],
    'payment.begin': [{ name: 'asked', event: { type: 'payment.begin' } }],
    'payment.check': [{ name: 'asked', event: { type: 'payment.check' } }],
    'payment.close': [{ name: 'asked', event: { type: 'payment.close' } }],
    ...receiptRunExamples,
  },
  ports: {
    readPayment: [
      { name: 'unpaid', output: found(unpaid) },
      { name: 'only Alipay takes it', output: found(alipayOnly) },
      { name: 'more than can be paid', output: found(tooMuch) },
      { name: 'another currency', output: found(otherCurrency) },
      { name: 'no provider is set up', output: found(offering([])) },
      { name: 'a code is open', output: found(begun()) },
      { name: 'a code of the sandbox is open', output: found(ofSandbox) },
      { name: 'a wallet can be opened', output: found(onPhone) },
      { name: 'being prepared', output: found(preparing) },
      { name: 'maybe paid', output: found(unknown) },
      { name: 'declined', output: found(ended('failed')) },
      { name: 'expired', output: found(ended('expired')) },
      { name: 'given up', output: found(ended('closed')) },
      { name: 'paid', output: found(paid) },
      { name: 'paid twice', output: found(paidTwice(paid)) },
      { name: 'in use, with other money', output: found(withOtherMoney(paid)) },
      {
        name: 'a proof is being checked',
        output: found(closedAs({ status: 'unpaid', payment_status: 'proof_submitted' })),
      },
      { name: 'cancelled', output: found(closedAs({ status: 'cancelled', payment_status: 'none' })) },
      { name: 'the term is over', output: found(closedAs({ status: 'expired', payment_status: 'none' })) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      newRefusalFault,
    ],
    beginPayment: [
      { name: 'a code', output: told(begun()) },
      { name: 'a wallet', output: told(onPhone) },
      { name: 'no certain answer', output: told(unknown) },
      { name: 'declined', output: told(ended('failed')) },
      ...stale,
      { name: 'an amount out of range', output: { kind: 'refused', refusal: worded('payment_amount_out_of_range') } },
      {
        name: 'a currency that is not taken',
        output: { kind: 'refused', refusal: { code: 'payment_currency_not_taken' } },
      },
      { name: 'a provider that is not set up', output: { kind: 'refused', refusal: { code: 'not_offered' } } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: newRefusal } },
      ...commonFaults,
    ],
    lookUp: [
      { name: 'a code is open', output: found(begun()) },
      { name: 'still unpaid', output: found(unpaid) },
      { name: 'maybe paid', output: found(unknown) },
      {
        name: 'a proof is being checked',
        output: found(closedAs({ status: 'unpaid', payment_status: 'proof_submitted' })),
      },
      { name: 'paid', output: found(paid) },
      { name: 'none', output: { kind: 'none' } },
    ],
    watchPayment: [
      { name: 'a code is open', output: found(begun()) },
      { name: 'maybe paid', output: found(unknown) },
      { name: 'declined', output: found(ended('failed')) },
      { name: 'expired', output: found(ended('expired')) },
      { name: 'paid', output: found(paid) },
      { name: 'none', output: { kind: 'none' } },
    ],
    checkPayment: [
      { name: 'not paid yet', output: told(begun()) },
      { name: 'no certain answer', output: told(unknown) },
      { name: 'declined', output: told(ended('failed')) },
      { name: 'expired', output: told(ended('expired')) },
      { name: 'paid', output: told(paid) },
      ...refusedAsked,
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: newRefusal } },
      ...commonFaults,
    ],
    closePayment: [
      { name: 'closed', output: told(ended('closed')) },
      { name: 'no certain answer', output: told(unknown) },
      { name: 'paid meanwhile', output: told(paid) },
      ...refusedAsked,
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: newRefusal } },
      ...commonFaults,
    ],
    untilExpiry: [
      { name: 'its time is over', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<MobileEvent, MobilePorts>;
