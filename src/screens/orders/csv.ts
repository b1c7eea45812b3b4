/** Spreadsheets take the file for UTF-8 by this. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for a formula: the wide forms too, which some of them read like the narrow ones. */
const beginsFormula = /^[\s]*[=+\-@＝＋－＠\t\r]/;

/** A cell as it is read by every spreadsheet, and calculated by none: what looks like a formula stands behind an apostrophe. */
function cell(text: string): string {
  const safe = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as comma-separated values. */
export const csvOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
