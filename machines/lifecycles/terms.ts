import type { OrderDetail } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';

const dayMs = 86_400_000;

/** The days of a term; a change of the clocks within it makes none. */
export const wholeDays = (starts: Date, ends: Date): number => Math.round((ends.getTime() - starts.getTime()) / dayMs);

/** Whole days of a term and how many of them have passed; the day in progress counts as not yet passed. */
export function daysOf(term: { starts: Date; ends: Date }, now: Date): { whole: number; elapsed: number } {
  const whole = Math.max(1, wholeDays(term.starts, term.ends));
  const elapsed = Math.floor((now.getTime() - term.starts.getTime()) / dayMs);
  return { whole, elapsed: Math.min(whole, Math.max(0, elapsed)) };
}

/** The same day and time some years later; 29 February becomes 28 February. */
export function addYears(from: Date, years: number): Date {
  const later = new Date(from);
  later.setUTCFullYear(from.getUTCFullYear() + years);
  if (later.getUTCMonth() !== from.getUTCMonth()) later.setUTCDate(0);
  return later;
}

/** When a term is. */
export type Term =
  /** It has begun, or goes on where the one before ends. */
  | { readonly kind: 'settled'; readonly starts_at: string; readonly ends_at: string }
  /** It begins with the activation, and ends with the plan that is had already. */
  | { readonly kind: 'until'; readonly ends_at: string }
  /** It begins with the activation, and is that long. */
  | { readonly kind: 'years'; readonly years: number };

/** What can be said of a term before its activation, of which it was told at `told_at` as if it began at once. */
export function termAhead(
  order_type: OrderType,
  { starts_at, ends_at }: NonNullable<OrderDetail['period']>,
  told_at: string,
): Term {
  if (Date.parse(starts_at) > Date.parse(told_at)) return { kind: 'settled', starts_at, ends_at };
  if (order_type === 'append' || order_type === 'upgrade') return { kind: 'until', ends_at };
  return { kind: 'years', years: new Date(ends_at).getUTCFullYear() - new Date(starts_at).getUTCFullYear() };
}

/** When the term of an order is, by how the order stands; null for what has none, or will never begin. */
export function termOf({
  order_type,
  status,
  period,
  created_at,
}: Pick<OrderDetail, 'order_type' | 'status' | 'period' | 'created_at'>): Term | null {
  if (period === null || status === 'cancelled' || status === 'expired') return null;
  return status === 'completed' ? { kind: 'settled', ...period } : termAhead(order_type, period, created_at);
}
