import { mainlandVerification } from '#contract/entities/verification.ts';
import type { VerificationContext } from '#machines/flows/verification/types.ts';
import { type Asking, fieldIs, type When as WhenOf } from '../../../flowkit/server/scenario.ts';
import type { Applicant, NumberName } from './applicants.ts';
import { type Environment, type HandedInLast, isAuthorised, type Stands } from './environment.ts';

export type When = WhenOf<Environment>;

export const contextOf = ({ before }: Asking): VerificationContext => before.context;

export const stands = fieldIs<Environment>()('stands');

/** Something can be handed in. */
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

/** What can be handed in, worked out by hand. */
export const opens = {
  number: stands('none', 'refused', 'for now'),
  license: stands('none', 'refused', 'license refused'),
  mobile: stands('none', 'refused', 'names refused'),
  names: stands('none', 'refused', 'names refused'),
  voucher: stands('none', 'refused', 'person refused'),
} as const satisfies Record<string, When>;

const ofMainland = ({ verification_type }: Applicant): boolean => verification_type === mainlandVerification;

/** The number that is looked up, or handed in. */
export const numberIs =
  (...those: readonly NumberName[]): When =>
  ({ number }) =>
    those.includes(number);

/** The code that goes with the mobile is right, where one is asked for. */
export const isProved: When = (environment, asking) =>
  !opens.mobile(environment, asking) || environment.code === 'right';

/** The register and the other clients have nothing against the number, where one is asked for. */
export const isNumberRight: When = (environment, asking) =>
  !opens.number(environment, asking) ||
  environment.number === 'unchecked' ||
  (environment.number === 'listed' && !environment.is_taken);

/** Something vouches for the legal person, where that is asked for. */
export const isVouched =
  (applicant: Applicant): When =>
  (environment, asking) =>
    !ofMainland(applicant) ||
    !opens.voucher(environment, asking) ||
    environment.vouched_by === 'attorney' ||
    isAuthorised(environment);

/** What was handed in can be decided upon as the examples have it: with their number, and with a power of attorney. */
export const isDecidable =
  (applicant: Applicant): When =>
  ({ stands: now, last }) =>
    now === 'pending' &&
    last !== null &&
    last.number === 'listed' &&
    (!ofMainland(applicant) || last.vouched_by === 'attorney');

const elsewhere: HandedInLast = { name: 'elsewhere', mobile: 'elsewhere', number: 'listed', vouched_by: 'attorney' };

const pendingAfter = (before: Stands): Stands => (before === 'none' ? 'pending' : 'pending again');

/** All of it was handed in in another window. */
export const handedInElsewhere = ({ stands: before }: Environment): Partial<Environment> => ({
  stands: pendingAfter(before),
  last: elsewhere,
});

/** What the page has is handed in: what is open as it stands there, all else as it was. */
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
