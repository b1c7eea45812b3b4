import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pagesRoot } from '../../pagesRoot.ts';
import { amountIn, momentIn } from '../notices/index.ts';
import { type ToldOrder, tellReaders } from '../orders/index.ts';
import { type ActivationTelling, activationWords } from './words.ts';

/** Notifies the readers of an order that it was activated. To be called in the transaction that activates it. */
export function tellOfActivation(
  tx: Database,
  { order, telling }: { readonly order: ToldOrder; readonly telling: ActivationTelling },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const line = (language: Language, zone: string): string => {
    const words = activationWords[language];
    return words.activated(order.order_no, telling.until && momentIn(language, telling.until, zone));
  };
  const page = (language: Language): string =>
    activationWords[language].orderPage(`${pagesRoot(deps.settings)}/order/detail/${order.order_id}`);
  /** What was issued for the remaining credit, and where it is. */
  const credited = (language: Language, zone: string): readonly string[] => {
    if (telling.credit === null) return [];
    const words = activationWords[language];
    const { amount, until } = telling.credit;
    return [
      words.credited(amountIn(language, amount), momentIn(language, until, zone)),
      words.vouchersPage(`${pagesRoot(deps.settings)}/voucher`),
    ];
  };
  const message = {
    page: `/order/detail/${order.order_id}`,
    digest: (language: Language) => activationWords[language].digest(order.order_no),
    line,
    paragraphs: (language: Language, zone: string) => [
      line(language, zone),
      ...credited(language, zone),
      page(language),
    ],
  };
  return tellReaders(tx, order, message, deps);
}
