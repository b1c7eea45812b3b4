/**
 * How a text begins that a spreadsheet takes for a formula: also in the full-width forms that some turn into the others, and behind
 * blanks, which some take away.
 */
const formula = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A telephone number with its country, in groups: no spreadsheet can compute it, and other programs have to read it as it is. */
const telephone = /^\+\d{1,3}( \d+)+$/;

/** Whether a spreadsheet might take a text for a formula and compute it for whoever opens the file. */
export const isFormula = (text: string): boolean => formula.test(text) && !telephone.test(text);
