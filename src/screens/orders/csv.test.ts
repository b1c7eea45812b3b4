import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('a CSV file starts with a byte order mark, quotes its values and neutralises formulas [ORD-12]', () => {
  const table = csvOf(
    ['Number', 'Title'],
    [
      ['MF-1', 'plain'],
      ['=1+2', '+44'],
      ['-2', '@sum'],
      ['\t=x', '＝1'],
      ['a "b", c', 'two\nlines'],
      ['1280.00', '订单'],
    ],
  );
  expect(table).toBe(
    [
      '\uFEFFNumber,Title',
      'MF-1,plain',
      `"'=1+2","'+44"`,
      `"'-2","'@sum"`,
      `"'\t=x","'＝1"`,
      '"a ""b"", c","two\nlines"',
      '1280.00,订单',
      '',
    ].join('\r\n'),
  );
});
