import type { LocalizedText } from '#contract/languages.ts';

/** The name of the voucher that holds the remaining credit of an order. */
export const creditName = (order_no: string): LocalizedText => ({
  en: `Remaining credit of order ${order_no}`,
  'zh-CN': `订单 ${order_no} 剩余抵扣额`,
  'zh-TW': `訂單 ${order_no} 剩餘折抵金額`,
  ja: `ご注文${order_no}の差引残額`,
});
