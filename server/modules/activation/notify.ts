import type { Language } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publicPagesRoot } from '../../pagesRoot.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';
import { amountIn, momentIn } from '../notices/index.ts';
import { type NotifiedOrder, notifyReaders } from '../orders/index.ts';

/** `{order}` is the order number. */
const activationMessages = {
  digest: msg('Order {order} activated'),
  activated: msg('Everything in order {order} is now active.'),
  activatedUntil: msg('Everything in order {order} is now active and runs until {until}.'),
  credited: msg(
    'We’ve issued your remaining credit of {amount} as a voucher. You can spend it in parts until {until}.',
  ),
  vouchersPage: msg('Your vouchers: {address}'),
  orderPage: msg('Your order: {address}'),
};

interface ActivationNotification {
  /** End of the product's term; null if it has none. */
  readonly until: Date | null;
  /** The voucher for the remaining credit; null if none was issued. */
  readonly credit: { readonly amount: Money; readonly until: Date } | null;
}

/** Notifies the readers of an order; call it in the transaction that activates the order. */
export function notifyOfActivation(
  tx: Database,
  { order, telling }: { readonly order: NotifiedOrder; readonly telling: ActivationNotification },
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const { order_no, order_id } = order;
  const root = publicPagesRoot(deps.settings);
  const line = (language: Language, zone: string): string => {
    const text = textIn(language);
    if (telling.until === null) return text(activationMessages.activated, { order: order_no });
    return text(activationMessages.activatedUntil, { order: order_no, until: momentIn(language, telling.until, zone) });
  };
  const credited = (language: Language, zone: string): readonly string[] => {
    if (telling.credit === null) return [];
    const text = textIn(language);
    const amount = amountIn(language, telling.credit.amount);
    const until = momentIn(language, telling.credit.until, zone);
    return [
      text(activationMessages.credited, { amount, until }),
      text(activationMessages.vouchersPage, { address: `${root}/voucher` }),
    ];
  };
  const message = {
    page: `/order/detail/${order_id}`,
    digest: (language: Language) => textIn(language)(activationMessages.digest, { order: order_no }),
    line,
    paragraphs: (language: Language, zone: string) => [
      line(language, zone),
      ...credited(language, zone),
      textIn(language)(activationMessages.orderPage, { address: `${root}/order/detail/${order_id}` }),
    ],
  };
  return notifyReaders(tx, order, message, deps);
}
