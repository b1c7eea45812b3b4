import type { Money } from '#contract/money.ts';
import { creditVoucher } from '#machines/lifecycles/credits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { msg } from '../../texts/msg.ts';
import { inEveryLanguage } from '../../texts/textIn.ts';
import { type OrderRow, remainingCreditOf } from '../orders/index.ts';
import { vouchers } from './tables.ts';

const creditName = msg('Remaining credit from order {order}');

/**
 * Call it in the transaction that activates the order. An order issues at most one voucher. Null if no credit is left.
 */
export async function issueCredit(
  tx: Database,
  { order, at }: { readonly order: OrderRow; readonly at: Date },
  { secret }: Pick<Deps, 'secret'>,
): Promise<{ readonly amount: Money; readonly until: Date } | null> {
  const remaining = remainingCreditOf(order);
  if (remaining === null) return null;
  const voucher = creditVoucher(remaining, at);
  const { order_id, order_no, client_id } = order;
  await tx.insert(vouchers).values({
    ...voucher,
    voucher_id: secret(128),
    client_id,
    name: inEveryLanguage((text) => text(creditName, { order: order_no })),
    issued_by_order_id: order_id,
  });
  return { amount: remaining, until: voucher.valid_until };
}
