/** Signs that begin a formula, also in the full-width and small forms that some programs normalise. */
const sign = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]';
/** Blanks that some programs trim. */
const blanks = '[\\s\\u200B\\uFEFF]*';

const formula = new RegExp(`^${blanks}${sign}|^[\\t\\r\\n]`, 'u');

/** A formula after another separator than the comma: Excel's separator depends on the region. */
const formulaAfterSeparator = new RegExp(`([;\\t]"*${blanks})(?=${sign})`, 'gu');

/** An international number in groups: no spreadsheet can compute it, and other programs need it unchanged. */
const telephone = /^\+\d{1,3}( \d+)+$/;

/** Whether a spreadsheet might compute the text as a formula when the file is opened. */
export const isFormula = (text: string): boolean => formula.test(text) && !telephone.test(text);

/** Puts an apostrophe before whatever could begin a formula (OWASP, CSV injection). */
export const withoutFormulas = (text: string): string =>
  (isFormula(text) ? `'${text}` : text).replace(formulaAfterSeparator, "$1'");
