import type { VerificationContext, Voucher } from '#machines/flows/verification/types.ts';
import type { Applicant, NumberName } from './applicants.ts';

/** How the verification stands. */
export type Stands =
  /** Nothing was handed in. */
  | 'none'
  /** The same, and the main account is none any more. */
  | 'child'
  | 'pending'
  /** It was refused before. */
  | 'pending again'
  | 'passed'
  /** All of it was refused. */
  | 'refused'
  | 'license refused'
  | 'names refused'
  /** A new number is still to come. */
  | 'for now'
  /** The legal person's number was refused, and the power of attorney; or the name. */
  | 'person refused'
  | 'person name refused';

/** What was handed in last: as the page has sent it, or somebody in another window. */
export interface HandedInLast {
  readonly name: 'typed' | 'elsewhere';
  readonly mobile: 'typed' | 'elsewhere';
  readonly number: NumberName;
  readonly vouched_by: Voucher;
}

/** What the server's answers to a verification depend on. */
export interface Environment {
  readonly stands: Stands;
  /** Null before anything was. */
  readonly last: HandedInLast | null;
  /** Which number stands in the form. */
  readonly number: NumberName;
  /** Whether it was looked up. */
  readonly is_checked: boolean;
  /** Whose name stands there. */
  readonly name: 'typed' | 'of before';
  readonly vouched_by: Voucher;
  /** Whether a licence has been uploaded that was not handed in. */
  readonly has_license: boolean;
  /** Whether another client's enterprise has the number that is listed. */
  readonly is_taken: boolean;
  /** Which code was entered that nobody has handed in with success. */
  readonly code: 'none' | 'right' | 'wrong';
  /** Whether a wrong one was handed in. */
  readonly was_tried: boolean;
  /** What the legal person has said at the provider of signatures. */
  readonly authorisation: 'none' | 'refused' | 'authorized' | 'identified';
}

export const atFirst: Environment = {
  stands: 'none',
  last: null,
  number: 'none',
  is_checked: false,
  name: 'of before',
  vouched_by: 'authorisation',
  has_license: false,
  is_taken: false,
  code: 'none',
  was_tried: false,
  authorisation: 'none',
};

export const isAuthorised = ({ authorisation }: Environment): boolean =>
  authorisation === 'authorized' || authorisation === 'identified';

/** What of the environment stands on the page. */
export const settledFor =
  (applicant: Applicant) =>
  (environment: Environment, { entered, code, number_found }: VerificationContext): Partial<Environment> => ({
    number: applicant.numberNamed(entered.credit_code),
    is_checked: number_found?.number === entered.credit_code,
    name: entered.company_name === applicant.typed.company_name ? 'typed' : 'of before',
    vouched_by: entered.vouched_by,
    has_license: entered.business_license !== null,
    code: code === null ? 'none' : environment.code,
  });
