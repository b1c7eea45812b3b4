import { z } from 'zod/mini';

/** Crockford's base 32: no characters that are confused when read out. */
export const supportCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Names a stored trace; short enough to be read out on the phone: `7KQ2-M9XD`. */
export const supportCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));

/** Accepts any case and width, with or without the dash, O for 0 and I or L for 1; null if invalid. */
export function readSupportCode(typed: string): string | null {
  const letters = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return supportCode.safeParse(`${letters.slice(0, 4)}-${letters.slice(4)}`).data ?? null;
}
