import { mainlandVerificationType } from '#contract/entities/verification.ts';
import type { VerificationContext } from '#machines/flows/verification/types.ts';
import {
  fieldIs,
  type PortRequestContext,
  type ScenarioCondition as WhenOf,
} from '../../../flowkit/server/scenario.ts';
import type { Applicant, NumberName } from './applicants.ts';
import { type Environment, isAuthorised, type LastSubmission, type Status } from './environment.ts';

export type Condition = WhenOf<Environment>;

export const contextBefore = ({ before }: PortRequestContext): VerificationContext => before.context;

export const statusIs = fieldIs<Environment>()('stands');

export const isOpen = statusIs(
  'none',
  'refused',
  'license refused',
  'names refused',
  'for now',
  'person refused',
  'person name refused',
);
export const isPending = statusIs('pending', 'pending again');

/** The statuses in which each part can be submitted, worked out by hand. */
export const isPartOpen = {
  number: statusIs('none', 'refused', 'for now'),
  license: statusIs('none', 'refused', 'license refused'),
  mobile: statusIs('none', 'refused', 'names refused'),
  names: statusIs('none', 'refused', 'names refused'),
  proofMethod: statusIs('none', 'refused', 'person refused'),
} as const satisfies Record<string, Condition>;

const isMainland = ({ verification_type }: Applicant): boolean => verification_type === mainlandVerificationType;

export const numberIs =
  (...those: readonly NumberName[]): Condition =>
  ({ number }) =>
    those.includes(number);

/** The mobile's code is correct, if one is required. */
export const isCodeRight: Condition = (environment, asking) =>
  !isPartOpen.mobile(environment, asking) || environment.code === 'right';

/** Neither the register nor another client refuses the number, if one is required. */
export const isNumberRight: Condition = (environment, asking) =>
  !isPartOpen.number(environment, asking) ||
  environment.number === 'unchecked' ||
  (environment.number === 'listed' && !environment.is_taken);

/** A proof of the legal person is present, if one is required. */
export const hasPersonProof =
  (applicant: Applicant): Condition =>
  (environment, asking) =>
    !isMainland(applicant) ||
    !isPartOpen.proofMethod(environment, asking) ||
    environment.proof_method === 'attorney' ||
    isAuthorised(environment);

/** The submission can be decided as in the examples: with their number, and with a power of attorney. */
export const isDecidable =
  (applicant: Applicant): Condition =>
  ({ stands: now, last }) =>
    now === 'pending' &&
    last !== null &&
    last.number === 'listed' &&
    (!isMainland(applicant) || last.proof_method === 'attorney');

const submittedElsewhere: LastSubmission = {
  name: 'elsewhere',
  mobile: 'elsewhere',
  number: 'listed',
  proof_method: 'attorney',
};

const pendingAfter = (before: Status): Status => (before === 'none' ? 'pending' : 'pending again');

export const submitElsewhereChange = ({ stands: before }: Environment): Partial<Environment> => ({
  stands: pendingAfter(before),
  last: submittedElsewhere,
});

/** The page's submission: its content for the open parts, the previous one for all others. */
export const submitChange = (environment: Environment): Partial<Environment> => {
  const { stands: before, last, number, name, proof_method } = environment;
  const kept = last ?? submittedElsewhere;
  const isOf = (those: readonly Status[]) => those.includes(before);
  return {
    stands: pendingAfter(before),
    last: {
      name: isOf(['none', 'refused', 'names refused']) && name === 'typed' ? 'typed' : kept.name,
      mobile: isOf(['none', 'refused', 'names refused']) ? 'typed' : kept.mobile,
      number: isOf(['none', 'refused', 'for now']) ? number : kept.number,
      proof_method: isOf(['none', 'refused', 'person refused']) ? proof_method : kept.proof_method,
    },
    code: 'none',
    was_tried: false,
  };
};
