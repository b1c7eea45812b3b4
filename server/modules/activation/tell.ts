import type { Language } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { momentIn } from '../notices/moments.ts';
import { tellReaders } from '../notices/tellReaders.ts';
import type { OrderRow } from '../orders/present.ts';
import { type ActivationTelling, activationWords } from './words.ts';

interface Told {
  readonly order: Pick<OrderRow, 'order_id' | 'order_no' | 'client_id' | 'user_id'>;
  readonly telling: ActivationTelling;
}

/** Tells a client what has become of the activation of an order. To be called in the transaction of what is told. */
export const tellOfActivation = (
  tx: Database,
  { order, telling }: Told,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> => {
  const line = (language: Language, zone: string): string => {
    const words = activationWords[language];
    if (telling.kind === 'signing_rejected') return words.rejected(order.order_no, telling.document);
    return words.activated(order.order_no, telling.until && momentIn(language, telling.until, zone));
  };
  const told = {
    digest: (language: Language) => activationWords[language].digest[telling.kind](order.order_no),
    detail: line,
    mail: (language: Language, zone: string, root: string) => [
      line(language, zone),
      `${activationWords[language].orderPage}${language === 'en' ? ': ' : '：'}${root}/order/detail/${order.order_id}`,
    ],
  };
  return tellReaders(tx, order, told, deps);
};
