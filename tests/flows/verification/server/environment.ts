import type { ProofMethod, VerificationContext } from '#machines/flows/verification/types.ts';
import type { Applicant, NumberName } from './applicants.ts';

export type Status =
  /** Nothing was submitted. */
  | 'none'
  /** Nothing was submitted, and the user is no longer the main account. */
  | 'child'
  | 'pending'
  /** It was refused before. */
  | 'pending again'
  | 'passed'
  /** Everything was refused. */
  | 'refused'
  | 'license refused'
  | 'names refused'
  /** Accepted for now; a new number is required. */
  | 'for now'
  /** The legal person's number and the power of attorney were refused; or the name. */
  | 'person refused'
  | 'person name refused';

export interface LastSubmission {
  readonly name: 'typed' | 'elsewhere';
  readonly mobile: 'typed' | 'elsewhere';
  readonly number: NumberName;
  readonly proof_method: ProofMethod;
}

export interface Environment {
  readonly stands: Status;
  /** Null before the first submission. */
  readonly last: LastSubmission | null;
  readonly number: NumberName;
  /** Whether the page has searched for the number. */
  readonly is_checked: boolean;
  /** The names in the form. */
  readonly name: 'typed' | 'of before';
  readonly proof_method: ProofMethod;
  /** Whether a licence is uploaded but not submitted. */
  readonly has_license: boolean;
  /** Whether another client's enterprise has the listed number. */
  readonly is_taken: boolean;
  /** The entered code that no successful submission has used. */
  readonly code: 'none' | 'right' | 'wrong';
  /** Whether a wrong code was submitted. */
  readonly was_tried: boolean;
  /** The legal person's progress at the signature provider. */
  readonly authorisation: 'none' | 'refused' | 'authorized' | 'identified';
}

export const initialEnvironment: Environment = {
  stands: 'none',
  last: null,
  number: 'none',
  is_checked: false,
  name: 'of before',
  proof_method: 'authorisation',
  has_license: false,
  is_taken: false,
  code: 'none',
  was_tried: false,
  authorisation: 'none',
};

export const isAuthorised = ({ authorisation }: Environment): boolean =>
  authorisation === 'authorized' || authorisation === 'identified';

export const environmentFromContextOf =
  (applicant: Applicant) =>
  (environment: Environment, { entered, code, number_found }: VerificationContext): Partial<Environment> => ({
    number: applicant.numberNamed(entered.credit_code),
    is_checked: number_found?.number === entered.credit_code,
    name: entered.company_name === applicant.typed.company_name ? 'typed' : 'of before',
    proof_method: entered.proof_method,
    has_license: entered.business_license !== null,
    code: code === null ? 'none' : environment.code,
  });
