/** What begins a formula: also in the full-width and small forms that some programs turn into the others. */
const sign = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]';
/** Blanks that some programs take away. */
const blanks = '[\\s\\u200B\\uFEFF]*';

/** How a text begins that a spreadsheet takes for a formula. */
const formula = new RegExp(`^${blanks}${sign}|^[\\t\\r\\n]`, 'u');

/** A formula behind what separates cells where a program takes another separator than the comma, as Excel does by its region. */
const separated = new RegExp(`([;\\t]"*${blanks})(?=${sign})`, 'gu');

/** A telephone number with its country, in groups: no spreadsheet can compute it, and other programs have to read it as it is. */
const telephone = /^\+\d{1,3}( \d+)+$/;

/** Whether a spreadsheet might take a text for a formula and compute it for whoever opens the file. */
export const isFormula = (text: string): boolean => formula.test(text) && !telephone.test(text);

/** A text as no spreadsheet computes anything of it: behind an apostrophe whatever could begin a formula, as OWASP has it. */
export const withoutFormulas = (text: string): string =>
  (isFormula(text) ? `'${text}` : text).replace(separated, "$1'");
