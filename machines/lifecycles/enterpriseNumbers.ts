import type { Zone } from '#contract/entities/client.ts';

/**
 * `wrong`: no authority issues such a number. `doubtful`: the check digit is wrong, but official registers contain such
 * numbers.
 */
export type NumberProblem = 'wrong' | 'doubtful';

const remainder = (digits: readonly number[], weights: readonly number[], modulus: number): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % modulus;

const digitsOf = (number: string): number[] => [...number].map(Number);

/** The characters of a unified social credit code, ordered by value. */
const creditCodeCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditCodeWeights = Array.from({ length: 17 }, (_, index) => 3 ** index % 31);

function creditCodeProblem(code: string): NumberProblem | null {
  const values = [...code].map((character) => creditCodeCharacters.indexOf(character));
  if (values.length !== 18 || values.includes(-1)) return 'wrong';
  const check = (31 - remainder(values.slice(0, 17), creditCodeWeights, 31)) % 31;
  return values[17] === check ? null : 'wrong';
}

const businessNumberWeights = [1, 2, 1, 2, 1, 2, 4, 1];

/**
 * The digits of each product are added. The seventh, 7 × 4 = 28, adds up to 10, which may count as 1 or 0. Taiwan's
 * company register lists numbers that fail this check.
 */
function businessNumberProblem(number: string): NumberProblem | null {
  if (!/^\d{8}$/.test(number)) return 'wrong';
  const sum = digitsOf(number)
    .map((digit, index) => digit * (businessNumberWeights[index] ?? 0))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  const fits = sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0);
  return fits ? null : 'doubtful';
}

/** The first digit is the check digit of the other twelve; from the right, every second one is doubled. */
const corporateNumberWeights = [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1];

function corporateNumberProblem(number: string): NumberProblem | null {
  if (!/^\d{13}$/.test(number)) return 'wrong';
  const [first, ...others] = digitsOf(number);
  return first === 9 - remainder(others, corporateNumberWeights, 9) ? null : 'doubtful';
}

const problemByZone = {
  CN: creditCodeProblem,
  TW: businessNumberProblem,
  HK: (number) => (/^(\d{8}|[A-Z][0-9A-Z]{7,})$/.test(number) ? null : 'wrong'),
  JP: corporateNumberProblem,
  other: () => null,
} as const satisfies Record<Zone, (number: string) => NumberProblem | null>;

/** Accepts the number as typed; null if it is valid. */
export const enterpriseNumberProblem = (zone: Zone, number: string): NumberProblem | null =>
  problemByZone[zone](normaliseEnterpriseNumber(zone, number));

/** As printed on a certificate of business registration: number, branch, month and year of expiry, letter. */
const certificatePattern = /^(\d{8})-\d{3}-\d{2}-\d{2}-[0-9A-Z]$/;

/** A company number with its check digit in brackets. */
const companyNumberPattern = /^(\d{7})\((\d)\)$/;

const withoutHyphens = (number: string): string => number.replaceAll('-', '');

const normalisers: Readonly<Partial<Record<Zone, (number: string) => string>>> = {
  CN: withoutHyphens,
  TW: withoutHyphens,
  // Issuers of qualified invoices write a T before it.
  JP: (number) => withoutHyphens(number.replace(/^T/, '')),
  HK: (number) => number.replace(certificatePattern, '$1').replace(companyNumberPattern, '$1$2'),
};

/** The stored form: upper case, without separators and what a certificate prints around the number. */
export function normaliseEnterpriseNumber(zone: Zone, number: string): string {
  const plain = number.trim().toUpperCase();
  return normalisers[zone]?.(plain) ?? plain;
}
