import type { Cursor } from './readOrders.ts';

/** A place in the list as text that travels in an address. */
export const cursorText = ({ created_at, order_id }: Cursor): string =>
  Buffer.from(`${created_at.toISOString()} ${order_id}`).toString('base64url');

/** The place that a text names, or null where it names none. */
export function readCursor(text: string): Cursor | null {
  const [time = '', order_id = '', ...rest] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const created_at = instantOf(time);
  if (created_at === null || !/^[\w-]{1,64}$/.test(order_id) || rest.length > 0) return null;
  return { created_at, order_id };
}

/** A moment as `toISOString` writes it. Not of the year 0: PostgreSQL has none. */
function instantOf(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) || text.startsWith('0000')) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
