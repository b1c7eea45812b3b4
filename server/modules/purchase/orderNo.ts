import { sql } from 'drizzle-orm';
import { mallTimeZone } from '#contract/entities/client.ts';
import type { Database } from '../../db/database.ts';

/** Users read it out and type it, hence the check digit. */
export async function nextOrderNo(db: Database, now: Date): Promise<string> {
  const [row] = await db
    .select({ next: sql<number>`next.number`.mapWith(Number) })
    .from(sql`(select nextval('order_numbers') as number) as next`);
  if (row === undefined) throw new Error('the sequence of order numbers gave none');
  return formatOrderNo(now, row.next);
}

const mallDateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: mallTimeZone });

/** `MF-20261121-000123`: the last digit is a Luhn check digit. */
export function formatOrderNo(now: Date, running: number): string {
  const date = mallDateFormat.format(now).replaceAll('-', '');
  const number = String(running).padStart(5, '0');
  return `MF-${date}-${number}${checkDigit(date + number)}`;
}

function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
