import { z } from 'zod/mini';

export interface Quantity {
  readonly id: string;
  readonly quantity: number;
}

/** An enum of all values but one, so that new values are included automatically. */
export const enumWithout = <const Value extends string, Left extends Value>(values: readonly Value[], left: Left) =>
  z.enum(values.filter((value): value is Exclude<Value, Left> => value !== left));

/**
 * Ids of catalogue items, vouchers and ad accounts: without colon, comma and blank, so that lists of them can be
 * encoded as text.
 */
export const itemId = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const integerText = (limits: { min: number; max: number }) =>
  z.codec(z.string().check(z.regex(/^-?\d{1,15}$/)), z.int().check(z.minimum(limits.min), z.maximum(limits.max)), {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  });

/** Ids encoded as `a,b,c` in a query. At most 50. */
export const idListText = z.codec(
  z.string().check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,49}$/)),
  z.array(itemId).check(z.maxLength(50)),
  {
    decode: (text) => text.split(','),
    encode: (ids) => ids.join(','),
  },
);

/** Quantities encoded as `name:2,other:1` in a query. At most 50; each quantity 1 to 9999. */
export const quantityListText = z.codec(
  z.string().check(z.regex(/^[\w-]{1,64}:[1-9]\d{0,3}(,[\w-]{1,64}:[1-9]\d{0,3}){0,49}$/)),
  z
    .array(z.strictObject({ id: itemId, quantity: z.int().check(z.minimum(1), z.maximum(9999)) }))
    .check(z.maxLength(50)),
  {
    decode: (text) =>
      text.split(',').map((part) => {
        const at = part.lastIndexOf(':');
        return { id: part.slice(0, at), quantity: Number(part.slice(at + 1)) };
      }),
    encode: (list) => list.map(({ id, quantity }) => `${id}:${quantity}`).join(','),
  },
);

/** ISO 8601 with an offset. */
export const instant = z.iso.datetime({ offset: true });

/** ISO 8601, years 1000 to 9999: databases have no year 0. */
export const day = z.iso.date().check(z.refine((text) => text >= '1000-01-01'));
