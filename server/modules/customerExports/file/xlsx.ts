import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { isFormula } from './formula.ts';

export interface Sheet {
  readonly name: string;
  readonly headings: readonly string[];
  /** Per column: whether its cells are moments, as `2026-11-23 10:05`. */
  readonly moments: readonly boolean[];
  readonly batches: AsyncIterable<Iterable<readonly string[]>>;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const mediaTypePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indices into `cellXfs` of `styles.xml`. `literal` stays text in Excel even when the cell is edited. */
const formats = { text: 0, heading: 1, moment: 2, literal: 3 } as const;

/** Excel's limit per cell. */
const maxCellCharacters = 32_767;

/** Characters that XML cannot represent, not even as references, and lone surrogates. */
const invalidXmlCharacters = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const xmlText = (text: string): string =>
  text.replace(invalidXmlCharacters, '').replace(/[&<>"\r]/g, (character) => entities[character] ?? '');

/** `B3`. An export has fewer than 26 columns. */
const cellReference = (at: number, row: number): string => `${String.fromCharCode(65 + at)}${row}`;

const textCell = (place: string, text: string, format: number): string => {
  const short = text.length > maxCellCharacters ? text.slice(0, maxCellCharacters) : text;
  return `<c r="${place}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${xmlText(short)}</t></is></c>`;
};

/** Days since 1899-12-30, the unit of sheets. */
const serialOf = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`) / 86_400_000 + 25_569;

function cell(place: string, text: string, isMoment: boolean): string {
  if (text === '') return '';
  if (isMoment) return `<c r="${place}" s="${formats.moment}"><v>${serialOf(text)}</v></c>`;
  return textCell(place, text, isFormula(text) ? formats.literal : formats.text);
}

const rowOf = (row: number, cells: readonly string[]): string => `<row r="${row}">${cells.join('')}</row>`;

/** Never writes a formula, whatever a cell's text is. */
async function* sheetParts({ headings, moments, batches }: Sheet): AsyncGenerator<Buffer> {
  const columns = headings.map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="22" customWidth="1"/>`).join('');
  const heading = rowOf(
    1,
    headings.map((text, at) => textCell(cellReference(at, 1), text, formats.heading)),
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
      `<cols>${columns}</cols><sheetData>${heading}`,
  );
  let row = 1;
  for await (const rows of batches) {
    const written = Array.from(rows, (cells) => {
      row += 1;
      return rowOf(
        row,
        cells.map((text, at) => cell(cellReference(at, row), text, moments[at] === true)),
      );
    });
    yield Buffer.from(written.join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

const workbook = (name: string): string =>
  `<workbook xmlns="${mainNamespace}" xmlns:r="${relationsNamespace}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const font = (inside: string): string => `<font>${inside}<sz val="11"/><name val="Calibri"/></font>`;
const styles =
  `<styleSheet xmlns="${mainNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  `<fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill>` +
  `<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>` +
  `<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="49" applyNumberFormat="1"/>` +
  `<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/>` +
  `<xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`;

const contentTypes =
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${mediaTypePrefix}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mediaTypePrefix}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${mediaTypePrefix}.styles+xml"/></Types>`;

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${relationsNamespace}/${type}" Target="${target}"/>`;
const relationships = (...inside: string[]): string =>
  `<Relationships xmlns="${packageRelationsNamespace}">${inside.join('')}</Relationships>`;

/** Streams a workbook with one sheet: only what is being compressed is in memory. Throws the error of `batches`. */
export async function* xlsxFile(sheet: Sheet, made_at: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const packed = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (cause) => packed.destroy(cause instanceof Error ? cause : new Error(String(cause))));
  const options = { mtime: made_at };
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(declaration + text), path, options);
  add('[Content_Types].xml', contentTypes);
  add('_rels/.rels', relationships(relation(1, 'officeDocument', 'xl/workbook.xml')));
  add('xl/workbook.xml', workbook(sheet.name));
  const ofWorkbook = [relation(1, 'worksheet', 'worksheets/sheet1.xml'), relation(2, 'styles', 'styles.xml')];
  add('xl/_rels/workbook.xml.rels', relationships(...ofWorkbook));
  add('xl/styles.xml', styles);
  const rows = Readable.from(sheetParts(sheet), { objectMode: false });
  rows.on('error', (cause) => packed.destroy(cause));
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', options);
  zip.end();
  try {
    yield* packed;
  } finally {
    rows.destroy();
  }
}
