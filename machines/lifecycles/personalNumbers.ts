/**
 * Weights of the first 17 digits of a resident identity number, and its check characters by remainder (ISO 7064, MOD
 * 11-2).
 */
const weights = Array.from({ length: 17 }, (_, index) => 2 ** (17 - index) % 11);
const checkCharacters = '10X98765432';

/** A resident identity number of mainland China: 17 digits with a valid day of birth, and a check character. */
function isResidentNumber(number: string): boolean {
  if (!/^\d{17}[\dX]$/.test(number)) return false;
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  const at = new Date(`${born}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== born) return false;
  const sum = [...number.slice(0, 17)].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index] ?? 0),
    0,
  );
  return checkCharacters[sum % 11] === number[17];
}

/** Expects upper case without blanks. Permits and passports share no rule: only length and characters are checked. */
export const isPersonalNumber = (number: string): boolean =>
  number.length > 12 ? isResidentNumber(number) : /^(?=.*\d)[A-Z0-9]{6,12}$/.test(number);

/** The stored form. */
export const normalisePersonalNumber = (number: string): string => number.replace(/\s/g, '').toUpperCase();

export function maskedNumber(number: string): string {
  const [head, tail] = number.length > 11 ? [4, 4] : [2, 2];
  return `${number.slice(0, head)}${'*'.repeat(Math.max(1, number.length - head - tail))}${number.slice(-tail)}`;
}

/** Shows only the first character. */
export const maskedName = (name: string): string => {
  const [first = ''] = name;
  return `${first}${'*'.repeat(Math.min(4, Math.max(1, [...name].length - 1)))}`;
};
