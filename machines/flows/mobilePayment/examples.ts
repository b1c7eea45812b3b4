import type { MobilePayment, PaymentView } from '#contract/entities/payment.ts';
import {
  commonFaults,
  type Examples,
  receiptRunExamples,
  refusalWithMessage,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import { cny, examplePayable } from '../../parts/orderExamples.ts';
import {
  closedView,
  foundAnswer,
  paidTwiceView,
  paidView,
  unmatchedMoneyView,
  unpaidView,
} from '../../parts/paymentExamples.ts';
import type { MobileEvent, MobilePorts } from './types.ts';

const paymentWithCode: MobilePayment = {
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

const viewWithPayment = (payment: Partial<MobilePayment> = {}): PaymentView => ({
  ...unpaidView,
  order: {
    ...examplePayable,
    payment_status: payment.status === 'unknown' ? 'unknown' : 'processing',
    can: { pay: false },
  },
  revision: 2,
  mobile: { ...unpaidView.mobile, payment: { ...paymentWithCode, ...payment } },
});
const viewOnPhone = viewWithPayment({
  payment_id: 'mobile-2',
  provider: 'alipay',
  code_url: null,
  wallet_url: 'https://wallet.example/pay',
});
const viewOfSandboxPayment = viewWithPayment({ code_url: '/cashier/abc' });
const viewWithoutCode = viewWithPayment(noCode);
const viewOfUnknownPayment = viewWithPayment({ ...noCode, status: 'unknown' });

const viewOfEndedPayment = (status: 'failed' | 'expired' | 'closed'): PaymentView => ({
  ...unpaidView,
  order: { ...examplePayable, payment_status: status === 'closed' ? 'none' : status },
  revision: 3,
  mobile: { ...unpaidView.mobile, payment: { ...paymentWithCode, ...noCode, status } },
});

const viewOfPaidOrder: PaymentView = {
  ...paidView('wechat', null),
  mobile: { ...unpaidView.mobile, payment: { ...paymentWithCode, ...noCode, status: 'paid' } },
};
const viewWithOffers = (offers: PaymentView['mobile']['offers']): PaymentView => ({
  ...unpaidView,
  mobile: { ...unpaidView.mobile, offers },
});
const viewWithTooLargeAmount = viewWithOffers([
  { provider: 'wechat', reason: 'amount_out_of_range' },
  { provider: 'alipay', reason: 'amount_out_of_range' },
]);
const otherCurrency = viewWithOffers([
  { provider: 'wechat', reason: 'currency_not_taken' },
  { provider: 'alipay', reason: 'currency_not_taken' },
]);
const alipayOnly = viewWithOffers([
  { provider: 'wechat', reason: 'currency_not_taken' },
  { provider: 'alipay', reason: null },
]);

const updatedOutcome = (payment: PaymentView) => ({ kind: 'updated', payment }) as const;
const staleDataOutcomes = [
  { name: 'paid meanwhile', output: { kind: 'refused', refusal: { code: 'order_state_refuses' } } },
  { name: 'a proof is being checked', output: { kind: 'refused', refusal: { code: 'payment_unsettled' } } },
  { name: 'no such order', output: { kind: 'refused', refusal: { code: 'order_not_found' } } },
] as const;
const refusedCheckOutcomes = [
  { name: 'no such order', output: { kind: 'refused', refusal: { code: 'order_not_found' } } },
  { name: 'no such payment', output: { kind: 'refused', refusal: refusalWithMessage('not_found') } },
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
      { name: 'unpaid', output: foundAnswer(unpaidView) },
      { name: 'only Alipay takes it', output: foundAnswer(alipayOnly) },
      { name: 'more than can be paid', output: foundAnswer(viewWithTooLargeAmount) },
      { name: 'another currency', output: foundAnswer(otherCurrency) },
      { name: 'no provider is set up', output: foundAnswer(viewWithOffers([])) },
      { name: 'a code is open', output: foundAnswer(viewWithPayment()) },
      { name: 'a code of the sandbox is open', output: foundAnswer(viewOfSandboxPayment) },
      { name: 'a wallet can be opened', output: foundAnswer(viewOnPhone) },
      { name: 'being prepared', output: foundAnswer(viewWithoutCode) },
      { name: 'maybe paid', output: foundAnswer(viewOfUnknownPayment) },
      { name: 'declined', output: foundAnswer(viewOfEndedPayment('failed')) },
      { name: 'expired', output: foundAnswer(viewOfEndedPayment('expired')) },
      { name: 'given up', output: foundAnswer(viewOfEndedPayment('closed')) },
      { name: 'paid', output: foundAnswer(viewOfPaidOrder) },
      { name: 'paid twice', output: foundAnswer(paidTwiceView(viewOfPaidOrder)) },
      { name: 'in use, with other money', output: foundAnswer(unmatchedMoneyView(viewOfPaidOrder)) },
      {
        name: 'a proof is being checked',
        output: foundAnswer(closedView({ status: 'unpaid', payment_status: 'proof_submitted' })),
      },
      { name: 'cancelled', output: foundAnswer(closedView({ status: 'cancelled', payment_status: 'none' })) },
      { name: 'the term is over', output: foundAnswer(closedView({ status: 'expired', payment_status: 'none' })) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      unknownCodeFault,
    ],
    beginPayment: [
      { name: 'a code', output: updatedOutcome(viewWithPayment()) },
      { name: 'a wallet', output: updatedOutcome(viewOnPhone) },
      { name: 'no certain answer', output: updatedOutcome(viewOfUnknownPayment) },
      { name: 'declined', output: updatedOutcome(viewOfEndedPayment('failed')) },
      ...staleDataOutcomes,
      {
        name: 'an amount out of range',
        output: { kind: 'refused', refusal: refusalWithMessage('payment_amount_out_of_range') },
      },
      {
        name: 'a currency that is not taken',
        output: { kind: 'refused', refusal: { code: 'payment_currency_not_taken' } },
      },
      { name: 'a provider that is not set up', output: { kind: 'refused', refusal: { code: 'not_offered' } } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'a code is open', output: foundAnswer(viewWithPayment()) },
      { name: 'still unpaid', output: foundAnswer(unpaidView) },
      { name: 'maybe paid', output: foundAnswer(viewOfUnknownPayment) },
      {
        name: 'a proof is being checked',
        output: foundAnswer(closedView({ status: 'unpaid', payment_status: 'proof_submitted' })),
      },
      { name: 'paid', output: foundAnswer(viewOfPaidOrder) },
      { name: 'none', output: { kind: 'none' } },
    ],
    watchPayment: [
      { name: 'a code is open', output: foundAnswer(viewWithPayment()) },
      { name: 'maybe paid', output: foundAnswer(viewOfUnknownPayment) },
      { name: 'declined', output: foundAnswer(viewOfEndedPayment('failed')) },
      { name: 'expired', output: foundAnswer(viewOfEndedPayment('expired')) },
      { name: 'paid', output: foundAnswer(viewOfPaidOrder) },
      { name: 'none', output: { kind: 'none' } },
    ],
    checkPayment: [
      { name: 'not paid yet', output: updatedOutcome(viewWithPayment()) },
      { name: 'no certain answer', output: updatedOutcome(viewOfUnknownPayment) },
      { name: 'declined', output: updatedOutcome(viewOfEndedPayment('failed')) },
      { name: 'expired', output: updatedOutcome(viewOfEndedPayment('expired')) },
      { name: 'paid', output: updatedOutcome(viewOfPaidOrder) },
      ...refusedCheckOutcomes,
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    closePayment: [
      { name: 'closed', output: updatedOutcome(viewOfEndedPayment('closed')) },
      { name: 'no certain answer', output: updatedOutcome(viewOfUnknownPayment) },
      { name: 'paid meanwhile', output: updatedOutcome(viewOfPaidOrder) },
      ...refusedCheckOutcomes,
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    untilExpiry: [
      { name: 'its time is over', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<MobileEvent, MobilePorts>;
