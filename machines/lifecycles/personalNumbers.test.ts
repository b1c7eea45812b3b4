import { describe, expect, it } from 'vitest';
import { isPersonalNumber, maskedName, maskedNumber, normalisePersonalNumber } from './personalNumbers.ts';

describe('personal document numbers', () => {
  it.each([
    ['11010519491231002X', true],
    // A wrong check character, an impossible day, and a digit missing.
    ['110105194912310021', false],
    ['11010519490231002X', false],
    ['11010519491231002', false],
    // A valid number, and the same with an extra digit.
    ['350203198604181217', true],
    ['3502031986041812171', false],
  ])('a resident number is valid by its day of birth, check character and length: %s', (number, isRight) => {
    expect(isPersonalNumber(number)).toBe(isRight);
  });

  it.each(['E12345678', '533380006', '01234567', 'M123A4567', 'H1234567801'])(
    'a permit or passport number is valid with any letters: %s',
    (number) => {
      expect(isPersonalNumber(number)).toBe(true);
    },
  );

  it.each(['E12345678-', '12345', 'ABCDEFGH', 'E1234567890123', '1101 0519'])(
    'a text with a wrong length or character, or without a digit, is no document number: %s',
    (number) => {
      expect(isPersonalNumber(number)).toBe(false);
    },
  );

  it('a document number is stored in capitals without blanks', () => {
    expect(normalisePersonalNumber(' 110105 19491231 002x ')).toBe('11010519491231002X');
  });
});

describe('masked personal data', () => {
  it.each([
    ['11010519491231002X', '1101**********002X'],
    ['E12345678', 'E1*****78'],
  ])('a masked document number shows only its beginning and its end: %s', (number, masked) => {
    expect(maskedNumber(number)).toBe(masked);
  });

  it.each([
    ['林晓', '林*'],
    ['欧阳明日', '欧***'],
    ['Grace Wong', 'G****'],
  ])('a masked name shows only its first character: %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});

describe('bounds of personal document numbers', () => {
  const right = (numbers: readonly string[]) => numbers.filter(isPersonalNumber);

  it('a resident number requires a day of birth that exists, even when its check character fits', () => {
    // 29 February 1948 existed; 29 February 1949, 30 and 31 February and a 13th month did not.
    expect(
      right([
        '110105194802290021',
        '110105194902290029',
        '110105194902310026',
        '110105194913310021',
        '110105194902300012',
      ]),
    ).toEqual(['110105194802290021']);
  });

  it('a resident number allows nothing before or after it, and its check character is a digit or X', () => {
    expect(right(['11010519491231002X', '111010519491231002X', '11010519491231002XX', '11010519491231002A'])).toEqual([
      '11010519491231002X',
    ]);
  });

  it('another document number has 6 to 12 characters, at least one of them a digit at any position', () => {
    expect(
      right(['AB1234', 'ABCDE1', '1ABCDE', 'AB123', 'ABCDEFGHIJK1', 'ABCDEFGHIJK12', 'AB12-4', 'ab1234', '-AB1234']),
    ).toEqual(['AB1234', 'ABCDE1', '1ABCDE', 'ABCDEFGHIJK1']);
  });

  it('a masked number of up to eleven characters shows two at each end, and an empty name is masked as one asterisk', () => {
    expect([maskedNumber('H1234567801'), maskedNumber('H12345678012'), maskedNumber('AB'), maskedName('')]).toEqual([
      'H1*******01',
      'H123****8012',
      'AB*AB',
      '*',
    ]);
  });
});
