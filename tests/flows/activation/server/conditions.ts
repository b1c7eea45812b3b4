import type { AnyMachineSnapshot } from 'xstate';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { ActivationContext } from '#machines/flows/activation/types.ts';
import type { Asking } from '../../../flowkit/server/scenario.ts';
import type { Environment, Stands } from './environment.ts';

export type When = (environment: Environment, asking: Asking) => boolean;
export type Becomes = (environment: Environment) => Environment;

export const stands =
  (...those: readonly Stands[]): When =>
  (environment) =>
    those.includes(environment.stands);

export const becomes =
  (now: Stands): Becomes =>
  (environment) => ({ ...environment, stands: now });

export const both =
  (...all: readonly When[]): When =>
  (environment, asking) =>
    all.every((one) => one(environment, asking));

/** Nothing stands against activating it. */
export const isReady = stands('ready', 'signed');
/** A document can be signed, or has been. */
export const isPaid = stands(
  'unsigned',
  'ready',
  'signed',
  'signing',
  'opened',
  'proof',
  'lapsed',
  'rejected',
  'expired',
);
/** The contract is to be signed where its address leads. */
export const isToBeSigned = stands('signing', 'opened');
export const isUnsigned = stands('unsigned', 'signing', 'opened', 'proof', 'lapsed', 'rejected', 'expired');

const contextOf = ({ context }: AnyMachineSnapshot): ActivationContext => context;

/** Which document the page is going to have signed. */
export const wants =
  (document: DocumentKind): When =>
  (_environment, { before }) =>
    contextOf(before).chosen.document === document;

/** Whether the page has seen that a document is to be signed. */
export const showsTask: When = (_environment, { before }) => before.matches({ watching: 'signing' });

/** Whether the page names an administrator who is there. */
export const namesMember: When = ({ colleague, chosen }) => colleague === 'there' || chosen === 'main account';

export const namesColleague: When = ({ chosen }) => chosen === 'colleague';
