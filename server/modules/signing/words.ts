import type { DocumentKind } from '#contract/entities/document.ts';
import type { Language } from '#contract/languages.ts';

/** The words of one language. `order` is the number of the order. */
interface SigningWords {
  readonly digest: (order: string) => string;
  readonly rejected: (order: string, document: DocumentKind) => string;
  readonly orderPage: (address: string) => string;
}

/** What clients learn of a document that was not signed, in every language. */
export const signingWords: Readonly<Record<Language, SigningWords>> = {
  en: {
    digest: (order) => `The document of order ${order} was not signed`,
    rejected: (order, document) =>
      `${document === 'contract' ? 'The contract' : 'The proof of payment by others'} of order ${order} was rejected where it was to be signed. You can have it signed again on the page of the order.`,
    orderPage: (address) => `Your order: ${address}`,
  },
  'zh-CN': {
    digest: (order) => `订单 ${order} 的文件被拒签`,
    rejected: (order, document) =>
      `订单 ${order} 的${document === 'contract' ? '合同' : '代付证明'}在签署时被拒签。您可以在订单页面重新发起签署。`,
    orderPage: (address) => `查看订单：${address}`,
  },
  'zh-TW': {
    digest: (order) => `訂單 ${order} 的文件遭拒簽`,
    rejected: (order, document) =>
      `訂單 ${order} 的${document === 'contract' ? '合約' : '代付證明'}在簽署時遭拒簽。您可以在訂單頁面重新發起簽署。`,
    orderPage: (address) => `查看訂單：${address}`,
  },
  ja: {
    digest: (order) => `ご注文${order}の書類が署名されませんでした`,
    rejected: (order, document) =>
      `ご注文${order}の${document === 'contract' ? '契約書' : '代理支払いの証明書'}は、署名の際に拒否されました。ご注文のページから、あらためて署名の手続きを行えます。`,
    orderPage: (address) => `ご注文の詳細：${address}`,
  },
};
