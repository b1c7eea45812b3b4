import { z } from 'zod/mini';

/** Digits and letters that are not taken for each other when they are read out (Crockford's base 32). */
export const supportCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The name of a stored trace, short enough to be read out on the phone: `7KQ2-M9XD`. */
export const supportCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));

/** The code in what somebody typed: in any case or width, with or without its dash, O for 0 and I or L for 1. */
export function readSupportCode(typed: string): string | null {
  const letters = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return supportCode.safeParse(`${letters.slice(0, 4)}-${letters.slice(4)}`).data ?? null;
}
