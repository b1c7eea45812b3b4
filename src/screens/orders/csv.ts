/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Text that a spreadsheet would evaluate as a formula (CSV injection); some read fullwidth signs like narrow ones. */
const beginsFormula = /^[\s]*[=+\-@＝＋－＠\t\r]/;

/** Quotes a cell where necessary, and prefixes text that looks like a formula with an apostrophe. */
function cell(text: string): string {
  const safe = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
