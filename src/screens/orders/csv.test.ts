import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('is read by every spreadsheet, and calculated by none [ORD-12]', () => {
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
