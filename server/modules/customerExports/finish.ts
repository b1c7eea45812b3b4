import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import { nextExportStatus } from '#machines/lifecycles/customerExport.ts';
import { type ExportWork, extendLease, storeBytes } from './exportWork.ts';
import { csvFile } from './file/csv.ts';
import { xlsxFile } from './file/xlsx.ts';
import { cellTexts, headingsOf, isMoment, sheetNameOf } from './fileTexts.ts';
import { LeaseLost } from './lease.ts';
import { customerExports, type ExportPart, type ExportRow, rowCountOf } from './tables.ts';

/** Makes the file from all parts, then removes the parts. */
export async function finishExport(working: ExportWork, parts: readonly ExportPart[]): Promise<void> {
  const { db, files, lease, now } = working;
  const status = nextExportStatus(lease.row.status, 'file.finish');
  if (status === null) throw new Error('an export is finished that was not under way');
  let size = 0;
  const counted = async function* () {
    for await (const bytes of fileBytesOf(lease.row, readRows(working, parts))) {
      size += bytes.byteLength;
      yield bytes;
    }
  };
  await storeBytes(working, counted(), async (file_id) => {
    const rows = rowCountOf(parts);
    const counts = { rows_total: rows, rows_read: rows, rows_written: rows };
    const ended = { file_id, file_size: size, writing: null, due_at: null, ended_at: now() };
    // The row names the parts until they are removed, so that the purge finds them after a crash in between.
    if (!(await lease.release({ status, ...counts, ...ended }))) throw new LeaseLost('an export is not ours');
  });
  for (const { name } of parts) await files.remove(name);
  await db.update(customerExports).set({ parts: [] }).where(eq(customerExports.export_id, lease.row.export_id));
}

type Batches = AsyncIterable<Iterable<readonly string[]>>;

function fileBytesOf(row: ExportRow, batches: Batches): AsyncIterable<Uint8Array> {
  const headings = headingsOf(row);
  if (row.request.format === 'csv') return csvFile(headings, batches);
  const name = sheetNameOf(row.language);
  return xlsxFile({ name, headings, moments: row.request.columns.map(isMoment), batches }, row.created_at);
}

const cells = z.array(z.nullable(z.string()));

const cellsOf = (line: string): string[] => cells.parse(JSON.parse(line)).map((cell) => cell ?? '');

/** Complete lines of a part, chunk by chunk. */
async function* readPart(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const some of bytes) {
    const text = rest + decoder.decode(some, { stream: true });
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    if (end > 0) yield text.slice(0, end);
  }
  if (rest !== '') throw new Error('a part of an export ends within a line');
}

/** The rows of the file, as texts. A batch is parsed as it is written: as arrays, promises would keep it in memory. */
async function* readRows(working: ExportWork, parts: readonly ExportPart[]): AsyncGenerator<Iterable<string[]>> {
  const { files, lease } = working;
  const { request, language } = lease.row;
  const texts = request.columns.map((column) => cellTexts(language, column));
  let rows = 0;
  let said = 0;
  const rowsIn = function* (lines: string) {
    for (let from = 0, end = 0; from < lines.length; from = end + 1) {
      end = lines.indexOf('\n', from);
      rows += 1;
      yield cellsOf(lines.slice(from, end)).map((cell, at) => texts[at]?.(cell) ?? cell);
    }
  };
  for (const { name } of parts) {
    const bytes = await files.read(name);
    if (bytes === null) throw new Error('a part of an export is gone');
    for await (const lines of readPart(bytes)) {
      yield rowsIn(lines);
      if (rows - said < working.portions.page_rows) continue;
      said = rows;
      await extendLease(working, { rows_written: rows });
    }
  }
}
