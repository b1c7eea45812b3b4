import { type Language, linkLanguage } from '#contract/languages.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pagesRoot } from '../../pagesRoot.ts';
import { type ToldOrder, tellReaders, tokenOf } from '../orders/index.ts';
import { paymentWords } from './words/index.ts';
import type { Telling } from './words/telling.ts';
import { tellingText } from './words/tellingText.ts';

/** Whether what is told is of use to whoever pays for somebody else. */
const leadsToPayment = (telling: Telling): boolean =>
  telling.kind === 'placed' || (telling.kind === 'proof_refused' && telling.by_link && telling.until !== null);

/** Tells the readers of an order what has become of its payment. To be called in the transaction of what is told. */
export function tellClient(
  tx: Database,
  { order, telling }: { readonly order: ToldOrder; readonly telling: Telling },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const textIn = (language: Language, zone: string) => tellingText(language, telling, { order, zone });
  /** A mail leads to where the client goes on. */
  const linksIn = (language: Language): readonly string[] => {
    const words = paymentWords[language];
    const root = pagesRoot(deps.settings);
    const page = words.part(words.orderPage, `${root}/order/detail/${order.order_id}`);
    const { order_id } = order;
    const payer = orderLinkOf({ order_id, token: tokenOf(deps, order) }, { [linkLanguage]: language });
    const link = words.part(words.paymentPage, `${root}/payment${payer}`);
    return [...(leadsToPayment(telling) ? [link] : []), page];
  };
  const message = {
    page: `/order/detail/${order.order_id}`,
    digest: (language: Language) => paymentWords[language].digest[telling.kind](order.order_no),
    line: (language: Language, zone: string) => textIn(language, zone).line,
    paragraphs: (language: Language, zone: string) => [...textIn(language, zone).paragraphs, ...linksIn(language)],
  };
  return tellReaders(tx, order, message, deps);
}
