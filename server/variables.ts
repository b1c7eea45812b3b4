import { z } from 'zod';

/** A setting that is on or off. */
export const flag = z
  .enum(['', '0', '1', 'false', 'true'])
  .default('')
  .transform((text) => text === '1' || text === 'true');

/** A setting that names several, parted by commas. */
export const listOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));

/** A setting that is a whole number within limits. */
export const whole = (fallback: number, limits: { min: number; max: number }) =>
  z.coerce.number().int().min(limits.min).max(limits.max).default(fallback);
