import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { day, idListText, integerText, quantityListText } from './codecs.ts';

const id = fc.stringMatching(/^[\w-]{1,64}$/);
const quantities = fc.array(fc.record({ id, quantity: fc.integer({ min: 1, max: 9999 }) }), {
  minLength: 1,
  maxLength: 50,
});

describe('query codecs', () => {
  it('a list of quantities is unchanged after encoding and decoding as query text', () => {
    fc.assert(
      fc.property(quantities, (list) => {
        expect(z.decode(quantityListText, z.encode(quantityListText, list))).toEqual(list);
      }),
    );
  });

  it('a list of ids is unchanged after encoding and decoding as query text', () => {
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength: 50 }), (list) => {
        expect(z.decode(idListText, z.encode(idListText, list))).toEqual(list);
      }),
    );
  });

  it('an integer is unchanged after encoding and decoding as query text', () => {
    const codec = integerText({ min: -1000, max: 1e12 });
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1e12 }), (value) => {
        expect(z.decode(codec, z.encode(codec, value))).toBe(value);
      }),
    );
  });

  it.each(['', 'a', 'a:0', 'a:-1', 'a:1.5', 'a:10000', 'a:1,', ',a:1', 'a:1;b:2', 'a b:1', 'a:01'])(
    'the query text %j is rejected as a list of quantities',
    (text) => {
      expect(quantityListText.safeParse(text).success).toBe(false);
    },
  );

  it.each(['', ',', 'a,', 'a,,b', 'a b', Array.from({ length: 51 }, () => 'a').join(',')])(
    'the query text %j is rejected as a list of ids',
    (text) => {
      expect(idListText.safeParse(text).success).toBe(false);
    },
  );

  it.each(['', ' 1', '1e3', '0x10', '1.0', '4', '-1', '9'.repeat(16)])(
    'the query text %j is rejected as an integer from 0 to 3',
    (text) => {
      expect(integerText({ min: 0, max: 3 }).safeParse(text).success).toBe(false);
    },
  );
});

describe('days', () => {
  it.each(['1000-01-01', '2028-02-29', '9999-12-31'])('%s is accepted as a day', (text) => {
    expect(day.safeParse(text).data).toBe(text);
  });

  it.each(['0000-02-29', '0999-12-31', '2026-02-29', '2026-2-1', '10000-01-01', ''])(
    '%j is rejected as a day',
    (text) => {
      expect(day.safeParse(text).success).toBe(false);
    },
  );
});
