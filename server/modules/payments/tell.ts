import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { tellReaders } from '../notices/tellReaders.ts';
import type { OrderRow } from '../orders/present.ts';
import { paymentWords } from './words/index.ts';
import type { Telling } from './words/telling.ts';
import { tellingText } from './words/tellingText.ts';

/** Who is told of an order, and of what. */
interface Told {
  readonly order: Pick<OrderRow, 'order_id' | 'order_no' | 'client_id' | 'user_id' | 'token'>;
  readonly telling: Telling;
}

/** Tells a client what has become of the payment of an order. To be called in the transaction of what is told. */
export const tellClient = (
  tx: Database,
  { order, telling }: Told,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> =>
  tellReaders(
    tx,
    order,
    {
      digest: (language) => paymentWords[language].digest[telling.kind](order.order_no),
      detail: (language, zone) => tellingText(language, telling, { order, zone }).line,
      // A mail says it paragraph by paragraph, and leads to where the client goes on.
      mail: (language, zone, root) => {
        const words = paymentWords[language];
        const { paragraphs } = tellingText(language, telling, { order, zone });
        const page = words.part(words.orderPage, `${root}/order/detail/${order.order_id}`);
        const token = new URLSearchParams({ order_id: order.order_id, token: order.token });
        const link = words.part(words.paymentPage, `${root}/payment?${token}`);
        const passedOn = telling.kind === 'proof_refused' && telling.by_link && telling.until !== null;
        return [...paragraphs, ...(passedOn ? [link] : []), page];
      },
    },
    deps,
  );
