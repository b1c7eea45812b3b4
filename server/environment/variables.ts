import { z } from 'zod/mini';
import { withValuesText } from './setting.ts';

export const flag = z.pipe(
  z._default(z.enum(['0', '1', 'false', 'true']), '0'),
  z.transform((text) => text === '1' || text === 'true'),
);

/** Comma-separated. */
export const listOf = <Item extends z.ZodMiniType<string, string>>(item: Item) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
    ),
    z.array(item),
  );

export const wholeNumber = (fallback: number, limits: { min: number; max: number }) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(limits.min), z.maximum(limits.max)), fallback);

export const webAddress = withValuesText('an address with http or https', z.url({ protocol: /^https?$/ }));

export const anyText = z.string().check(z.minLength(1));

export const providerName = z.optional(
  withValuesText('1 to 64 letters, digits, `_` and `-`', z.string().check(z.regex(/^[\w-]{1,64}$/))),
);

export const jsonText = z.pipe(
  z.string(),
  z.transform((text, context) => {
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch {
      context.issues.push({ code: 'custom', message: 'has to be JSON', input: text });
      return z.NEVER;
    }
  }),
);
