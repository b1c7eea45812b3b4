import type { Carrier, InvoiceKind, InvoiceRefusal } from '#contract/entities/invoice.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pagesRoot } from '../../pagesRoot.ts';
import { joinSentences, labelled, textIn } from '../../texts/textIn.ts';
import { type ToldOrder, tellReaders } from '../orders/index.ts';
import { invoiceMessages as messages } from './messages.ts';

/** What has become of the invoice of an order. */
export type InvoiceNotification =
  | { readonly kind: 'issued'; readonly invoice_kind: InvoiceKind; readonly number: string }
  | { readonly kind: 'mailed'; readonly carrier: Carrier; readonly tracking_number: string }
  | { readonly kind: 'refused'; readonly refusal: InvoiceRefusal };

/** Notifies the readers of an order about its invoice. To be called in the transaction that changes it. */
export function tellOfInvoice(
  tx: Database,
  { order, telling }: { readonly order: ToldOrder; readonly telling: InvoiceNotification },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const { order_no, order_id } = order;
  const page = `/order/detail/${order_id}/invoice`;
  const message = {
    page,
    digest: (language: Language) => textIn(language)(messages.digest[telling.kind], { order: order_no }),
    line: (language: Language) => joinSentences(language, paragraphsIn(language, telling, order_no)),
    paragraphs: (language: Language) => {
      const text = textIn(language);
      const link = text(labelled, { name: text(messages.page), value: `${pagesRoot(deps.settings)}${page}` });
      return [...paragraphsIn(language, telling, order_no), link];
    },
  };
  return tellReaders(tx, order, message, deps);
}

function paragraphsIn(language: Language, telling: InvoiceNotification, order: string): readonly string[] {
  const text = textIn(language);
  switch (telling.kind) {
    case 'issued':
      return [text(messages.issued, { order, number: telling.number }), text(messages.next[telling.invoice_kind])];
    case 'mailed': {
      const carrier = text(messages.carriers[telling.carrier]);
      return [text(messages.mailed, { order, carrier, number: telling.tracking_number })];
    }
    case 'refused': {
      const { code, fields } = telling.refusal;
      return [
        text(messages.refused, { order, reason: text(messages.codes[code]) }),
        fields
          .map(({ field, words }) => text(labelled, { name: text(messages.fields[field]), value: words }))
          .join('\n'),
        text(messages.again),
      ];
    }
  }
}
