import type { Language } from '#contract/languages.ts';
import type { CashierPayment, SandboxAction } from '../modules/payments/index.ts';
import type { SandboxTexts } from './sandboxPages.ts';

/** What the cashier of the sandbox says. */
export interface CashierTexts extends SandboxTexts<SandboxAction> {
  readonly providers: Readonly<Record<CashierPayment['row']['provider'], string>>;
  readonly amount: string;
  readonly order: string;
  readonly until: string;
  readonly statuses: Readonly<Record<CashierPayment['status'], string>>;
  readonly leave: string;
}

export const cashierTexts = {
  en: {
    title: 'Sandbox cashier',
    intro: 'No money moves here. Choose what is to happen, and see what the mall makes of it.',
    providers: { wechat: 'WeChat Pay', alipay: 'Alipay' },
    amount: 'Amount',
    order: 'Order number',
    until: 'Can be paid until',
    statuses: {
      waiting: 'This payment is waiting to be paid.',
      paid: 'This payment has been paid.',
      closed: 'This payment is closed: its time is over, or it was given up.',
      declined: 'This payment was declined.',
    },
    actions: {
      pay: { name: 'Pay', about: 'The mall is notified at once.' },
      pay_twice: { name: 'Pay twice', about: 'Money is taken two times, and the mall is notified of both.' },
      pay_unheard: {
        name: 'Pay, and lose the notification',
        about: 'The mall finds out by asking, within a minute or two.',
      },
      decline: { name: 'Decline', about: 'As for lack of money.' },
      end: { name: 'Let the time run out', about: 'Afterwards this page lets you pay late.' },
      pay_late: { name: 'Pay late', about: 'Money arrives for a payment that is over.' },
      refund: { name: 'Refund', about: 'All that was paid is refunded at the provider, and the mall is notified.' },
    },
    leave: 'Walk away without paying',
    back: 'Back to the mall',
    unknown: 'There is no such payment.',
    foreign: 'This form was sent from another site. Please choose here.',
    language: 'Language',
  },
  'zh-CN': {
    title: '沙箱收银台',
    intro: '此处不会发生真实扣款。请选择要模拟的情形，查看商城如何处理。',
    providers: { wechat: '微信支付', alipay: '支付宝' },
    amount: '金额',
    order: '订单号',
    until: '付款截止时间',
    statuses: {
      waiting: '该笔付款等待支付。',
      paid: '该笔付款已支付。',
      closed: '该笔付款已关闭：已超时或已放弃。',
      declined: '该笔付款被拒绝。',
    },
    actions: {
      pay: { name: '付款', about: '立即通知商城。' },
      pay_twice: { name: '重复付款', about: '扣款两次，两次均通知商城。' },
      pay_unheard: { name: '付款但丢失通知', about: '商城将在一两分钟内主动查询得知。' },
      decline: { name: '拒绝付款', about: '例如余额不足。' },
      end: { name: '让付款超时', about: '之后可在本页模拟逾期付款。' },
      pay_late: { name: '逾期付款', about: '为已结束的付款入账。' },
      refund: { name: '退款', about: '在支付机构侧全额退款，并通知商城。' },
    },
    leave: '不付款，直接离开',
    back: '返回商城',
    unknown: '没有这笔付款。',
    foreign: '该请求来自其他网站，请在此处选择。',
    language: '语言',
  },
  'zh-TW': {
    title: '沙箱收銀台',
    intro: '此處不會實際扣款。請選擇要模擬的情境，查看商城如何處理。',
    providers: { wechat: '微信支付', alipay: '支付寶' },
    amount: '金額',
    order: '訂單編號',
    until: '付款期限',
    statuses: {
      waiting: '此筆付款等待支付。',
      paid: '此筆付款已支付。',
      closed: '此筆付款已關閉：已逾時或已放棄。',
      declined: '此筆付款遭拒。',
    },
    actions: {
      pay: { name: '付款', about: '立即通知商城。' },
      pay_twice: { name: '重複付款', about: '扣款兩次，兩次皆通知商城。' },
      pay_unheard: { name: '付款但遺失通知', about: '商城會在一兩分鐘內主動查詢得知。' },
      decline: { name: '拒絕付款', about: '例如餘額不足。' },
      end: { name: '讓付款逾時', about: '之後可在本頁模擬逾期付款。' },
      pay_late: { name: '逾期付款', about: '款項入帳時，此筆付款已結束。' },
      refund: { name: '退款', about: '由支付業者全額退款，並通知商城。' },
    },
    leave: '不付款，直接離開',
    back: '返回商城',
    unknown: '沒有這筆付款。',
    foreign: '此請求來自其他網站，請在此處選擇。',
    language: '語言',
  },
  ja: {
    title: 'サンドボックスのお支払い画面',
    intro: '実際の請求は発生しません。起こることを選び、ストアの動作をご確認ください。',
    providers: { wechat: 'WeChat Pay', alipay: 'Alipay' },
    amount: '金額',
    order: 'ご注文番号',
    until: 'お支払い期限',
    statuses: {
      waiting: 'お支払いをお待ちしています。',
      paid: 'お支払い済みです。',
      closed: '期限切れ、または取りやめのため、このお支払いは終了しました。',
      declined: 'お支払いは承認されませんでした。',
    },
    actions: {
      pay: { name: '支払う', about: 'すぐにストアへ通知されます。' },
      pay_twice: { name: '二重に支払う', about: '2回引き落とされ、どちらもストアへ通知されます。' },
      pay_unheard: { name: '支払い、通知を失う', about: 'ストアは1、2分以内に照会して知ります。' },
      decline: { name: '拒否する', about: '残高不足などの場合です。' },
      end: { name: '期限切れにする', about: 'その後、この画面から期限後に支払えます。' },
      pay_late: { name: '期限後に支払う', about: '終了したお支払いに入金されます。' },
      refund: { name: '返金する', about: '決済事業者側で全額が返金され、ストアへ通知されます。' },
    },
    leave: '支払わずに離れる',
    back: 'ストアに戻る',
    unknown: 'このお支払いは見つかりません。',
    foreign: '別のサイトから送信されました。こちらで選び直してください。',
    language: '言語',
  },
} as const satisfies Record<Language, CashierTexts>;
