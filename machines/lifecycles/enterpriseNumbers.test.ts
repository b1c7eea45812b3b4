import { describe, expect, it } from 'vitest';
import { zones } from '#contract/entities/client.ts';
import { enterpriseNumberProblem, normaliseEnterpriseNumber } from './enterpriseNumbers.ts';

const problemsOf = (zone: (typeof zones)[number], numbers: readonly string[]) =>
  numbers.map((number) => [number, enterpriseNumberProblem(zone, number)]);

describe('enterprise numbers', () => {
  it('an enterprise number of mainland China is wrong if its last character does not check the others [INV-05]', () => {
    expect(
      problemsOf('CN', [
        '91350100M000100Y43',
        '91350100m000100y43',
        '91350100M000100Y44',
        '91350100M000100Y4',
        '91350100I000100Y43',
        '91350100M000100Y434',
        '',
      ]),
    ).toEqual([
      ['91350100M000100Y43', null],
      ['91350100m000100y43', null],
      ['91350100M000100Y44', 'wrong'],
      ['91350100M000100Y4', 'wrong'],
      ['91350100I000100Y43', 'wrong'],
      ['91350100M000100Y434', 'wrong'],
      ['', 'wrong'],
    ]);
  });

  it('an enterprise number of Taiwan with a wrong check digit is doubtful; a seventh digit 7 allows one more [INV-05]', () => {
    expect(
      problemsOf('TW', ['00501508', '00000074', '62140097', '00501509', '00000073', '0050150', '0050150A']),
    ).toEqual([
      ['00501508', null],
      ['00000074', null],
      ['62140097', null],
      ['00501509', 'doubtful'],
      ['00000073', 'doubtful'],
      ['0050150', 'wrong'],
      ['0050150A', 'wrong'],
    ]);
  });

  it('an enterprise number of Japan with a wrong check digit is doubtful, and with a wrong length wrong [INV-05]', () => {
    expect(
      problemsOf('JP', ['7000012050002', 'T7000012050002', '6000012050002', '700001205000', '70000120500022']),
    ).toEqual([
      ['7000012050002', null],
      ['T7000012050002', null],
      ['6000012050002', 'doubtful'],
      ['700001205000', 'wrong'],
      ['70000120500022', 'wrong'],
    ]);
  });

  it('an enterprise number of Hong Kong is checked for its format only, and of other zones not at all [INV-05]', () => {
    expect(
      problemsOf('HK', [
        '12345678',
        'F1234567',
        '12345678-000-10-23-A',
        '1234567(8)',
        '1234567',
        '123456789',
        'F123456',
        '-1234567',
      ]),
    ).toEqual([
      ['12345678', null],
      ['F1234567', null],
      ['12345678-000-10-23-A', null],
      ['1234567(8)', null],
      ['1234567', 'wrong'],
      ['123456789', 'wrong'],
      ['F123456', 'wrong'],
      ['-1234567', 'wrong'],
    ]);
    expect(problemsOf('other', ['DE-123'])).toEqual([['DE-123', null]]);
  });

  it('hyphens within an enterprise number are ignored [INV-05]', () => {
    expect([
      normaliseEnterpriseNumber('CN', '91350100-M000100Y43'),
      normaliseEnterpriseNumber('TW', '0050-1508'),
      normaliseEnterpriseNumber('JP', 'T7-0000-1205-0002'),
    ]).toEqual(['91350100M000100Y43', '00501508', '7000012050002']);
  });

  it('an enterprise number is stored in capitals without blanks, and in Japan without its leading T', () => {
    expect(zones.map((zone) => normaliseEnterpriseNumber(zone, ' t7000012050002 '))).toEqual([
      'T7000012050002',
      'T7000012050002',
      'T7000012050002',
      '7000012050002',
      'T7000012050002',
    ]);
  });
});

it('an enterprise number of Taiwan has exactly eight digits; only a seventh digit 7 allows a second checksum', () => {
  const problems = ['000000000', '00000004', '00000074', '00000000'].map((number) =>
    enterpriseNumberProblem('TW', number),
  );
  expect(problems).toEqual(['wrong', 'doubtful', null, null]);
});

it('a T within an enterprise number of Japan is not removed', () => {
  expect(normaliseEnterpriseNumber('JP', '7000T12050002')).toBe('7000T12050002');
});

it('an enterprise number of Hong Kong is left unchanged unless it matches the certificate format as a whole', () => {
  const printed = ['X12345678-000-10-23-A', '12345678-000-10-23-AB', '91234567(8)', '1234567(8)9'];
  expect(printed.map((number) => normaliseEnterpriseNumber('HK', number))).toEqual(printed);
});
