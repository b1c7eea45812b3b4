import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pagesRoot } from '../../pagesRoot.ts';
import { type ToldOrder, tellReaders } from '../orders/index.ts';
import { invoiceWords } from './words/index.ts';
import type { InvoiceTelling, InvoiceWords } from './words/telling.ts';

/** Tells the readers of an order what has become of its invoice. To be called in the transaction of what is told. */
export function tellOfInvoice(
  tx: Database,
  { order, telling }: { readonly order: ToldOrder; readonly telling: InvoiceTelling },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const { order_no, order_id } = order;
  const page = `/order/detail/${order_id}/invoice`;
  const message = {
    page,
    digest: (language: Language) => invoiceWords[language].digest[telling.kind](order_no),
    line: (language: Language) => paragraphsIn(invoiceWords[language], telling, order_no).join(gapIn(language)),
    paragraphs: (language: Language) => {
      const words = invoiceWords[language];
      return [...paragraphsIn(words, telling, order_no), words.pair(words.page, `${pagesRoot(deps.settings)}${page}`)];
    },
  };
  return tellReaders(tx, order, message, deps);
}

const gapIn = (language: Language): string => (language === 'en' ? ' ' : '');

function paragraphsIn(words: InvoiceWords, telling: InvoiceTelling, order_no: string): readonly string[] {
  switch (telling.kind) {
    case 'issued':
      return [words.issued(order_no, telling.number), words.next[telling.invoice_kind]];
    case 'mailed':
      return [words.mailed(order_no, words.carriers[telling.carrier], telling.tracking_number)];
    case 'refused':
      return [
        words.refused(order_no, words.codes[telling.refusal.code]),
        telling.refusal.fields.map(({ field, words: said }) => words.pair(words.fields[field], said)).join('\n'),
        words.again,
      ];
  }
}
