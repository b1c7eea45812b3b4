import type { Cursor } from './readOrders.ts';

/** A place in the list as text that travels in an address. */
export const cursorText = ({ created_at, order_id }: Cursor): string =>
  Buffer.from(`${created_at.toISOString()} ${order_id}`).toString('base64url');

/** The place that a text names, or null where it names none. */
export function readCursor(text: string): Cursor | null {
  const [time = '', order_id = '', ...rest] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) && !Number.isNaN(Date.parse(time));
  if (!isTime || !/^[\w-]{1,64}$/.test(order_id) || rest.length > 0) return null;
  return { created_at: new Date(time), order_id };
}
