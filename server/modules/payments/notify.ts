import { type Language, languageParameter } from '#contract/languages.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publicPagesRoot } from '../../pagesRoot.ts';
import { labelledMessage, textIn } from '../../texts/textIn.ts';
import { type NotifiedOrder, notifyReaders, tokenOf } from '../orders/index.ts';
import { paymentMessages as messages } from './messages.ts';
import { notificationText, type PaymentNotification } from './notification.ts';

/** Whether the client may want to pass the payment link on. */
const leadsToPayment = (telling: PaymentNotification): boolean =>
  telling.kind === 'placed' || (telling.kind === 'proof_refused' && telling.by_link && telling.until !== null);

/** Call it in the transaction that changes the payment. */
export function notifyOfPayment(
  tx: Database,
  { order, telling }: { readonly order: NotifiedOrder; readonly telling: PaymentNotification },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const saidIn = (language: Language, zone: string) => notificationText(language, telling, { order, zone });
  const linksIn = (language: Language): readonly string[] => {
    const text = textIn(language);
    const root = publicPagesRoot(deps.settings);
    const page = text(labelledMessage, {
      name: text(messages.orderPage),
      value: `${root}/order/detail/${order.order_id}`,
    });
    const { order_id } = order;
    const payer = orderLinkOf({ order_id, token: tokenOf(deps, order) }, { [languageParameter]: language });
    const link = text(labelledMessage, { name: text(messages.paymentPage), value: `${root}/payment${payer}` });
    return [...(leadsToPayment(telling) ? [link] : []), page];
  };
  const message = {
    page: `/order/detail/${order.order_id}`,
    digest: (language: Language) => textIn(language)(messages.digest[telling.kind], { order: order.order_no }),
    line: (language: Language, zone: string) => saidIn(language, zone).line,
    paragraphs: (language: Language, zone: string) => [...saidIn(language, zone).paragraphs, ...linksIn(language)],
  };
  return notifyReaders(tx, order, message, deps);
}
