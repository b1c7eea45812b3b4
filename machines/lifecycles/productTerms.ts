import type { OrderDetail } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';

const dayMs = 86_400_000;

/** Rounds, because a change of the clocks within the term must not add or remove a day. */
export const wholeDays = (starts: Date, ends: Date): number => Math.round((ends.getTime() - starts.getTime()) / dayMs);

/** The day in progress counts as not elapsed. */
export function termDaysAt(term: { starts: Date; ends: Date }, now: Date): { whole: number; elapsed: number } {
  const whole = Math.max(1, wholeDays(term.starts, term.ends));
  const elapsed = Math.floor((now.getTime() - term.starts.getTime()) / dayMs);
  return { whole, elapsed: Math.min(whole, Math.max(0, elapsed)) };
}

/** 29 February becomes 28 February. */
export function addYears(from: Date, years: number): Date {
  const later = new Date(from);
  later.setUTCFullYear(from.getUTCFullYear() + years);
  if (later.getUTCMonth() !== from.getUTCMonth()) later.setUTCDate(0);
  return later;
}

export type Term =
  /** It has begun, or continues at the end of the current one. */
  | { readonly kind: 'settled'; readonly starts_at: string; readonly ends_at: string }
  /** It begins on activation and ends with the plan that the client has. */
  | { readonly kind: 'until'; readonly ends_at: string }
  /** It begins on activation and has this length. */
  | { readonly kind: 'years'; readonly years: number };

/** The term before its activation. The server computed the period as if it began at `told_at`. */
export function termBeforeActivation(
  order_type: OrderType,
  { starts_at, ends_at }: NonNullable<OrderDetail['period']>,
  told_at: string,
): Term {
  if (Date.parse(starts_at) > Date.parse(told_at)) return { kind: 'settled', starts_at, ends_at };
  if (order_type === 'append' || order_type === 'upgrade') return { kind: 'until', ends_at };
  return { kind: 'years', years: new Date(ends_at).getUTCFullYear() - new Date(starts_at).getUTCFullYear() };
}

/** Null if the order has no term, or it will never begin. */
export function termOf({
  order_type,
  status,
  period,
  created_at,
}: Pick<OrderDetail, 'order_type' | 'status' | 'period' | 'created_at'>): Term | null {
  if (period === null || status === 'cancelled' || status === 'expired') return null;
  return status === 'completed' ? { kind: 'settled', ...period } : termBeforeActivation(order_type, period, created_at);
}
