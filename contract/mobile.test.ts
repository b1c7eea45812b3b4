import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { displayedMobile, localMobile, readMobileNumber, typedMobile } from './mobile.ts';

describe('mobile numbers', () => {
  it.each([
    ['CN', '138 0013 8000', '+8613800138000'],
    ['CN', '+86 138-0013-8000', '+8613800138000'],
    ['CN', '０086 13800138000', '+8613800138000'],
    ['CN', '１３８００１３８０００', '+8613800138000'],
    ['TW', '0912-345-678', '+886912345678'],
    ['TW', '+886 0912 345 678', '+886912345678'],
    ['HK', '5123 4567', '+85251234567'],
    ['JP', '090-1234-5678', '+819012345678'],
    ['CN', '(+86) 138 0013 8000', '+8613800138000'],
    ['CN', '（138）0013－8000', '+8613800138000'],
    ['CN', '\u202D+86 138\u20100013\u20108000\u202C', '+8613800138000'],
    ['CN', 'tel:13800138000', '+8613800138000'],
    ['CN', '138ー0013ー8000', '+8613800138000'],
    ['TW', '（＋８８６）0912-345-678', '+886912345678'],
    ['TW', '+886 (0)912 345 678', '+886912345678'],
    ['HK', '5123\u22124567', '+85251234567'],
    ['JP', '(+81)90-1234-5678', '+819012345678'],
    ['JP', '090（1234）5678\u200B', '+819012345678'],
    ['other', '(+65) 8123 4567', '+6581234567'],
    ['other', '+65 8123 4567', '+6581234567'],
    ['other', '+8613800138000', '+8613800138000'],
  ] as const)(
    'a mobile number of %s typed as %s is read as its international number [COD-07]',
    (zone, text, number) => {
      expect(readMobileNumber(zone, text)).toBe(number);
    },
  );

  it.each([
    ['CN', '010 8888 8888'],
    ['CN', '1380013800'],
    ['CN', '+886 912 345 678'],
    ['TW', '02 2345 6789'],
    ['HK', '138 0013 8000'],
    ['JP', '03-1234-5678'],
    ['JP', '+8613800138000'],
    ['other', '138 0013 8000'],
    ['CN', 'call 13800138000'],
    ['CN', '(+86)'],
    ['CN', '(+886) 912 345 678'],
    ['CN', '13800138000 ext. 5'],
    ['CN', ''],
  ] as const)('a mobile number of %s cannot be read from %j [COD-07]', (zone, text) => {
    expect(readMobileNumber(zone, text)).toBeNull();
  });

  it('a mobile number is written in the local format of its zone', () => {
    const written = [
      localMobile('CN', '+8613800138000'),
      localMobile('TW', '+886912345678'),
      localMobile('JP', '+819012345678'),
      localMobile('other', '+6581234567'),
    ];
    expect(written).toEqual(['138 0013 8000', '0912 345 678', '090-1234-5678', '+65 8123 4567']);
  });

  it('a mobile number in a message does not break, and has its country code except for mainland China [COD-07]', () => {
    const told = [
      displayedMobile('CN', '+8613800138000'),
      displayedMobile('HK', '+85251234567'),
      displayedMobile('TW', '+886912345678'),
      displayedMobile('JP', '+819012345678'),
      displayedMobile('other', '+8613800138000'),
      displayedMobile('HK', 'hidden'),
    ];
    expect(told).toEqual([
      '138\u00A00013\u00A08000',
      '+852\u00A05123\u00A04567',
      '+886\u00A0912\u00A0345\u00A0678',
      '+81\u00A090\u00A01234\u00A05678',
      '+86\u00A0138\u00A00013\u00A08000',
      'hidden',
    ]);
  });

  it('a mobile number codec reads the typed text, writes the local format and reports what is missing or invalid', () => {
    const schema = typedMobile('CN', { missing: 'missing' });
    expect(z.decode(schema, '１３８ 00138000')).toBe('+8613800138000');
    expect(z.encode(schema, '+8613800138000')).toBe('138 0013 8000');
    expect(schema.safeParse('').error?.issues).toMatchObject([{ message: 'missing' }]);
    expect(schema.safeParse('12').error?.issues).toMatchObject([{ code: 'invalid_format', format: 'mobile' }]);
  });

  it.each(['+852 5123 4567', '（+81）090-1234-5678'])(
    'the mobile number %s typed for mainland China is reported as a number of another country',
    (text) => {
      expect(typedMobile('CN', { elsewhere: 'elsewhere' }).safeParse(text).error?.issues).toMatchObject([
        { code: 'custom', message: 'elsewhere' },
      ]);
    },
  );
});
