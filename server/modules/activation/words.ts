import type { DocumentKind } from '#contract/entities/document.ts';
import type { Language } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';

/** What a client is told of the activation of an order. */
export type ActivationTelling =
  /** Until when the product is in use, null where it has no end; and the voucher that was issued for the remaining credit. */
  | {
      readonly kind: 'activated';
      readonly until: Date | null;
      readonly credit: { readonly amount: Money; readonly until: Date } | null;
    }
  | { readonly kind: 'signing_rejected'; readonly document: DocumentKind };

/** The words of one language. `order` is the number of the order. */
interface ActivationWords {
  readonly digest: Readonly<Record<ActivationTelling['kind'], (order: string) => string>>;
  readonly activated: (order: string, until: string | null) => string;
  readonly credited: (amount: string, until: string) => string;
  readonly vouchersPage: (address: string) => string;
  readonly rejected: (order: string, document: DocumentKind) => string;
  readonly orderPage: (address: string) => string;
}

/** What clients are told of activations, in every language. */
export const activationWords: Readonly<Record<Language, ActivationWords>> = {
  en: {
    digest: {
      activated: (order) => `Order ${order} has been activated`,
      signing_rejected: (order) => `The document of order ${order} was not signed`,
    },
    activated: (order, until) =>
      until === null
        ? `What you ordered with order ${order} is in use.`
        : `What you ordered with order ${order} is in use until ${until}.`,
    credited: (amount, until) =>
      `Your remaining credit of ${amount} is now among your vouchers. You can spend it in parts until ${until}.`,
    vouchersPage: (address) => `Your vouchers: ${address}`,
    rejected: (order, document) =>
      `${document === 'contract' ? 'The contract' : 'The proof of payment by others'} of order ${order} was rejected where it was to be signed. You can have it signed again on the page of the order.`,
    orderPage: (address) => `Your order: ${address}`,
  },
  'zh-CN': {
    digest: {
      activated: (order) => `订单 ${order} 已激活`,
      signing_rejected: (order) => `订单 ${order} 的文件被拒签`,
    },
    activated: (order, until) =>
      until === null ? `订单 ${order} 的产品已开通。` : `订单 ${order} 的产品已开通，有效期至 ${until}。`,
    credited: (amount, until) =>
      `未用完的抵扣额 ${amount} 已作为优惠券放入“我的优惠券”，可分次使用，有效期至 ${until}。`,
    vouchersPage: (address) => `查看优惠券：${address}`,
    rejected: (order, document) =>
      `订单 ${order} 的${document === 'contract' ? '合同' : '代付证明'}在签署时被拒签。您可以在订单页面重新发起签署。`,
    orderPage: (address) => `查看订单：${address}`,
  },
  'zh-TW': {
    digest: {
      activated: (order) => `訂單 ${order} 已啟用`,
      signing_rejected: (order) => `訂單 ${order} 的文件遭拒簽`,
    },
    activated: (order, until) =>
      until === null ? `訂單 ${order} 的產品已開通。` : `訂單 ${order} 的產品已開通，有效期至 ${until}。`,
    credited: (amount, until) =>
      `未用完的折抵金額 ${amount} 已作為折價券放入「我的折價券」，可分次使用，有效期限至 ${until}。`,
    vouchersPage: (address) => `查看折價券：${address}`,
    rejected: (order, document) =>
      `訂單 ${order} 的${document === 'contract' ? '合約' : '代付證明'}在簽署時遭拒簽。您可以在訂單頁面重新發起簽署。`,
    orderPage: (address) => `查看訂單：${address}`,
  },
  ja: {
    digest: {
      activated: (order) => `ご注文${order}のご利用が始まりました`,
      signing_rejected: (order) => `ご注文${order}の書類が署名されませんでした`,
    },
    activated: (order, until) =>
      until === null
        ? `ご注文${order}の製品をご利用いただけるようになりました。`
        : `ご注文${order}の製品をご利用いただけるようになりました。ご利用期限は${until}です。`,
    credited: (amount, until) =>
      `差し引ききれなかった残額${amount}をクーポンとして発行いたしました。${until}まで、数回に分けてご利用いただけます。`,
    vouchersPage: (address) => `クーポン一覧：${address}`,
    rejected: (order, document) =>
      `ご注文${order}の${document === 'contract' ? '契約書' : '代理支払いの証明書'}は、署名の際に拒否されました。ご注文のページから、あらためて署名の手続きを行えます。`,
    orderPage: (address) => `ご注文の詳細：${address}`,
  },
};
