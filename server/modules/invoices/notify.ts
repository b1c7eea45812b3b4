import type {
  ApplicationField,
  Carrier,
  InvoiceKind,
  InvoiceRefusal,
  InvoiceRefusalCode,
} from '#contract/entities/invoice.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publicPagesRoot } from '../../pagesRoot.ts';
import { type Message, msg } from '../../texts/msg.ts';
import { joinSentences, labelledMessage, textIn } from '../../texts/textIn.ts';
import { type NotifiedOrder, notifyReaders } from '../orders/index.ts';

export type InvoiceNotification =
  | { readonly kind: 'issued'; readonly invoice_kind: InvoiceKind; readonly number: string }
  | { readonly kind: 'mailed'; readonly carrier: Carrier; readonly tracking_number: string }
  | { readonly kind: 'refused'; readonly refusal: InvoiceRefusal };

/** `{order}` is the number of the order. */
const invoiceMessages = {
  digest: {
    issued: msg('We’ve issued your invoice for order {order}'),
    mailed: msg('Your invoice for order {order} is on its way'),
    refused: msg('Your invoice request for order {order} needs correction'),
  },
  issued: msg('We’ve issued your invoice for order {order}. Invoice number: {number}.'),
  next: {
    electronic: msg('You can download it from the invoice page.'),
    paper: msg('We’ll post it to you and send you the tracking number.'),
  } satisfies Record<InvoiceKind, Message>,
  mailed: msg('We’ve sent your invoice for order {order} with {carrier}. Tracking number: {number}.'),
  carriers: {
    sf: msg('SF Express'),
    ems: msg('EMS'),
    zto: msg('ZTO Express'),
    hk_post: msg('Hongkong Post'),
    tw_post: msg('Chunghwa Post'),
    jp_post: msg('Japan Post'),
    yamato: msg('Yamato Transport'),
  } satisfies Record<Carrier, Message>,
  refused: msg('We couldn’t issue your invoice for order {order}. {reason}'),
  codes: {
    taxpayer_id_mismatch: msg('The taxpayer ID doesn’t belong to the company.'),
    bank_account_mismatch: msg('The bank or account doesn’t belong to the company.'),
    notice_letter_unreadable: msg('We can’t read the notice letter.'),
    address_incomplete: msg('The address is incomplete.'),
    other: msg('Some details need correction.'),
  } satisfies Record<InvoiceRefusalCode, Message>,
  fields: {
    company_name: msg('Company name'),
    taxpayer_id: msg('Taxpayer ID'),
    registered_address: msg('Registered address'),
    registration_phone: msg('Registered phone'),
    bank: msg('Bank'),
    bank_account: msg('Bank account'),
    notice_letter: msg('General taxpayer notice letter'),
    email: msg('Email'),
    recipient: msg('Recipient'),
    telephone: msg('Telephone'),
    area: msg('Area'),
    detailed_address: msg('Street address'),
  } satisfies Record<ApplicationField, Message>,
  again: msg('Edit your request and submit it again. Your other entries are saved.'),
  page: msg('Invoice'),
};

/** Notifies the readers of an order. Call it in the transaction that changes the invoice. */
export function notifyOfInvoice(
  tx: Database,
  { order, telling }: { readonly order: NotifiedOrder; readonly telling: InvoiceNotification },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const { order_no, order_id } = order;
  const page = `/order/detail/${order_id}/invoice`;
  const message = {
    page,
    digest: (language: Language) => textIn(language)(invoiceMessages.digest[telling.kind], { order: order_no }),
    line: (language: Language) => joinSentences(language, paragraphsIn(language, telling, order_no)),
    paragraphs: (language: Language) => {
      const text = textIn(language);
      const link = text(labelledMessage, {
        name: text(invoiceMessages.page),
        value: `${publicPagesRoot(deps.settings)}${page}`,
      });
      return [...paragraphsIn(language, telling, order_no), link];
    },
  };
  return notifyReaders(tx, order, message, deps);
}

function paragraphsIn(language: Language, telling: InvoiceNotification, order: string): readonly string[] {
  const text = textIn(language);
  switch (telling.kind) {
    case 'issued':
      return [
        text(invoiceMessages.issued, { order, number: telling.number }),
        text(invoiceMessages.next[telling.invoice_kind]),
      ];
    case 'mailed': {
      const carrier = text(invoiceMessages.carriers[telling.carrier]);
      return [text(invoiceMessages.mailed, { order, carrier, number: telling.tracking_number })];
    }
    case 'refused': {
      const { code, fields } = telling.refusal;
      return [
        text(invoiceMessages.refused, { order, reason: text(invoiceMessages.codes[code]) }),
        fields
          .map(({ field, words }) => text(labelledMessage, { name: text(invoiceMessages.fields[field]), value: words }))
          .join('\n'),
        text(invoiceMessages.again),
      ];
    }
  }
}
