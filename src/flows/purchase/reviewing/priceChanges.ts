import type { PriceLine, Quote } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';

/** `before` is null for a new line or credit, `now` for a removed one. */
export type PriceChange = { readonly key: string; readonly before: Money | null; readonly now: Money | null } & (
  | { readonly kind: 'line'; readonly name: PriceLine['name'] }
  | { readonly kind: 'remaining_credit' }
);

type Compared = Pick<Quote, 'lines' | 'remaining_credit'>;

/** Lines in the order of the new price, then removed lines, then the remaining credit. */
export function priceChanges(before: Compared, now: Compared): readonly PriceChange[] {
  const lines = new Map([...now.lines, ...before.lines].map((line) => [keyOf(line), line]));
  const changes: readonly PriceChange[] = [
    ...[...lines].map(
      ([key, { name }]): PriceChange => ({
        kind: 'line',
        key,
        name,
        before: amountOf(before, key),
        now: amountOf(now, key),
      }),
    ),
    {
      kind: 'remaining_credit',
      key: 'remaining_credit',
      before: before.remaining_credit,
      now: now.remaining_credit,
    },
  ];
  return changes.filter((change) => change.before?.minor !== change.now?.minor);
}

const keyOf = ({ kind, ref }: PriceLine): string => `${kind}:${ref}`;

const amountOf = ({ lines }: Compared, key: string): Money | null =>
  lines.find((line) => keyOf(line) === key)?.amount ?? null;
