import type { Language } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';

/** What a client is told of the activation of an order. */
export interface ActivationTelling {
  /** Until when the product is in use; null where it has no end. */
  readonly until: Date | null;
  /** The voucher that was issued for the remaining credit. */
  readonly credit: { readonly amount: Money; readonly until: Date } | null;
}

/** The words of one language. `order` is the number of the order. */
interface ActivationWords {
  readonly digest: (order: string) => string;
  readonly activated: (order: string, until: string | null) => string;
  readonly credited: (amount: string, until: string) => string;
  readonly vouchersPage: (address: string) => string;
  readonly orderPage: (address: string) => string;
}

/** What clients are told of activations, in every language. */
export const activationWords: Readonly<Record<Language, ActivationWords>> = {
  en: {
    digest: (order) => `Order ${order} has been activated`,
    activated: (order, until) =>
      until === null
        ? `What you ordered with order ${order} is in use.`
        : `What you ordered with order ${order} is in use until ${until}.`,
    credited: (amount, until) =>
      `Your remaining credit of ${amount} is now among your vouchers. You can spend it in parts until ${until}.`,
    vouchersPage: (address) => `Your vouchers: ${address}`,
    orderPage: (address) => `Your order: ${address}`,
  },
  'zh-CN': {
    digest: (order) => `订单 ${order} 已激活`,
    activated: (order, until) =>
      until === null ? `订单 ${order} 的产品已开通。` : `订单 ${order} 的产品已开通，有效期至 ${until}。`,
    credited: (amount, until) =>
      `未用完的抵扣额 ${amount} 已作为优惠券放入“我的优惠券”，可分次使用，有效期至 ${until}。`,
    vouchersPage: (address) => `查看优惠券：${address}`,
    orderPage: (address) => `查看订单：${address}`,
  },
  'zh-TW': {
    digest: (order) => `訂單 ${order} 已啟用`,
    activated: (order, until) =>
      until === null ? `訂單 ${order} 的產品已開通。` : `訂單 ${order} 的產品已開通，有效期至 ${until}。`,
    credited: (amount, until) =>
      `未用完的折抵金額 ${amount} 已作為折價券放入「我的折價券」，可分次使用，有效期限至 ${until}。`,
    vouchersPage: (address) => `查看折價券：${address}`,
    orderPage: (address) => `查看訂單：${address}`,
  },
  ja: {
    digest: (order) => `ご注文${order}のご利用が始まりました`,
    activated: (order, until) =>
      until === null
        ? `ご注文${order}の製品をご利用いただけるようになりました。`
        : `ご注文${order}の製品をご利用いただけるようになりました。ご利用期限は${until}です。`,
    credited: (amount, until) =>
      `差し引ききれなかった残額${amount}をクーポンとして発行いたしました。${until}まで、数回に分けてご利用いただけます。`,
    vouchersPage: (address) => `クーポン一覧：${address}`,
    orderPage: (address) => `ご注文の詳細：${address}`,
  },
};
