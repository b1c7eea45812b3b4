import type { DocumentKind } from '#contract/entities/document.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pagesRoot } from '../../pagesRoot.ts';
import { type ToldOrder, tellReaders } from '../orders/index.ts';
import { signingWords } from './words.ts';

/** Notifies the readers of an order that its document was not signed. To be called in the transaction that writes it down. */
export function tellRejected(
  tx: Database,
  { order, document }: { readonly order: ToldOrder; readonly document: DocumentKind },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const path = `/order/detail/${order.order_id}`;
  const line = (language: Language): string => signingWords[language].rejected(order.order_no, document);
  const message = {
    page: path,
    digest: (language: Language) => signingWords[language].digest(order.order_no),
    line,
    paragraphs: (language: Language) => [
      line(language),
      signingWords[language].orderPage(`${pagesRoot(deps.settings)}${path}`),
    ],
  };
  return tellReaders(tx, order, message, deps);
}
