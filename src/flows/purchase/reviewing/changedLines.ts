import type { PriceLine, Quote } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';

/** A line of a price that is not as it was: its amount before and now, null where it was or is not there. */
export interface ChangedLine {
  readonly key: string;
  readonly name: PriceLine['name'];
  readonly before: Money | null;
  readonly now: Money | null;
}

/** The lines in which two prices differ, in the order of the new one; what fell away comes last. */
export function changedLines(before: Pick<Quote, 'lines'>, now: Pick<Quote, 'lines'>): readonly ChangedLine[] {
  const lines = new Map([...now.lines, ...before.lines].map((line) => [keyOf(line), line]));
  return [...lines]
    .map(([key, { name }]) => ({ key, name, before: amountOf(before, key), now: amountOf(now, key) }))
    .filter((line) => line.before?.minor !== line.now?.minor);
}

const keyOf = ({ kind, ref }: PriceLine): string => `${kind}:${ref}`;

const amountOf = ({ lines }: Pick<Quote, 'lines'>, key: string): Money | null =>
  lines.find((line) => keyOf(line) === key)?.amount ?? null;
