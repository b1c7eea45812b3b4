import type { DocumentKind } from '#contract/entities/document.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publicPagesRoot } from '../../pagesRoot.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';
import { type NotifiedOrder, notifyReaders } from '../orders/index.ts';

const messages = {
  digest: msg('The document for order {order} wasn’t signed'),
  rejected: {
    contract: msg('The contract for order {order} was rejected at signing. You can restart signing on the order page.'),
    payment_by_others: msg(
      'The proof of payment by others for order {order} was rejected at signing. You can restart signing on the order page.',
    ),
  },
  orderPage: msg('Your order: {address}'),
};

/** Call it in the transaction that stores the rejection. */
export function notifyOfRejection(
  tx: Database,
  { order, document }: { readonly order: NotifiedOrder; readonly document: DocumentKind },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const path = `/order/detail/${order.order_id}`;
  const { order_no } = order;
  const line = (language: Language): string => textIn(language)(messages.rejected[document], { order: order_no });
  const message = {
    page: path,
    digest: (language: Language) => textIn(language)(messages.digest, { order: order_no }),
    line,
    paragraphs: (language: Language) => [
      line(language),
      textIn(language)(messages.orderPage, { address: `${publicPagesRoot(deps.settings)}${path}` }),
    ],
  };
  return notifyReaders(tx, order, message, deps);
}
