import { mainlandVerificationType } from '#contract/entities/verification.ts';
import type { VerificationContext } from '#machines/flows/verification/types.ts';
import { type Asking, fieldIs, type When as WhenOf } from '../../../flowkit/server/scenario.ts';
import type { Applicant, NumberName } from './applicants.ts';
import { type Environment, type HandedInLast, isAuthorised, type Stands } from './environment.ts';

export type When = WhenOf<Environment>;

export const contextOf = ({ before }: Asking): VerificationContext => before.context;

export const stands = fieldIs<Environment>()('stands');

export const isOpen = stands(
  'none',
  'refused',
  'license refused',
  'names refused',
  'for now',
  'person refused',
  'person name refused',
);
export const isPending = stands('pending', 'pending again');

/** The statuses in which each part can be submitted, worked out by hand. */
export const opens = {
  number: stands('none', 'refused', 'for now'),
  license: stands('none', 'refused', 'license refused'),
  mobile: stands('none', 'refused', 'names refused'),
  names: stands('none', 'refused', 'names refused'),
  voucher: stands('none', 'refused', 'person refused'),
} as const satisfies Record<string, When>;

const ofMainland = ({ verification_type }: Applicant): boolean => verification_type === mainlandVerificationType;

export const numberIs =
  (...those: readonly NumberName[]): When =>
  ({ number }) =>
    those.includes(number);

/** The mobile's code is correct, if one is required. */
export const isProved: When = (environment, asking) =>
  !opens.mobile(environment, asking) || environment.code === 'right';

/** Neither the register nor another client refuses the number, if one is required. */
export const isNumberRight: When = (environment, asking) =>
  !opens.number(environment, asking) ||
  environment.number === 'unchecked' ||
  (environment.number === 'listed' && !environment.is_taken);

/** A proof of the legal person is present, if one is required. */
export const isVouched =
  (applicant: Applicant): When =>
  (environment, asking) =>
    !ofMainland(applicant) ||
    !opens.voucher(environment, asking) ||
    environment.vouched_by === 'attorney' ||
    isAuthorised(environment);

/** The submission can be decided as in the examples: with their number, and with a power of attorney. */
export const isDecidable =
  (applicant: Applicant): When =>
  ({ stands: now, last }) =>
    now === 'pending' &&
    last !== null &&
    last.number === 'listed' &&
    (!ofMainland(applicant) || last.vouched_by === 'attorney');

const elsewhere: HandedInLast = { name: 'elsewhere', mobile: 'elsewhere', number: 'listed', vouched_by: 'attorney' };

const pendingAfter = (before: Stands): Stands => (before === 'none' ? 'pending' : 'pending again');

export const handedInElsewhere = ({ stands: before }: Environment): Partial<Environment> => ({
  stands: pendingAfter(before),
  last: elsewhere,
});

/** The page's submission: its content for the open parts, the previous one for all others. */
export const handedIn = (environment: Environment): Partial<Environment> => {
  const { stands: before, last, number, name, vouched_by } = environment;
  const kept = last ?? elsewhere;
  const isOf = (those: readonly Stands[]) => those.includes(before);
  return {
    stands: pendingAfter(before),
    last: {
      name: isOf(['none', 'refused', 'names refused']) && name === 'typed' ? 'typed' : kept.name,
      mobile: isOf(['none', 'refused', 'names refused']) ? 'typed' : kept.mobile,
      number: isOf(['none', 'refused', 'for now']) ? number : kept.number,
      vouched_by: isOf(['none', 'refused', 'person refused']) ? vouched_by : kept.vouched_by,
    },
    code: 'none',
    was_tried: false,
  };
};
