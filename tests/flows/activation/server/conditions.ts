import type { AnyMachineSnapshot } from 'xstate';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { ActivationContext } from '#machines/flows/activation/types.ts';
import { type EnvironmentChange, fieldIs, type ScenarioCondition as WhenOf } from '../../../flowkit/server/scenario.ts';
import type { Environment, Status } from './environment.ts';

type Condition = WhenOf<Environment>;

export const statusIs = fieldIs<Environment>()('stands');

/** The document that can be signed in each status; omitted where the status leaves it unchanged. */
const signableDocuments: Readonly<Partial<Record<Status, DocumentKind | null>>> = {
  unsigned: null,
  signed: null,
  rejected: null,
  signing: 'contract',
  opened: 'contract',
  'signing without invoice': 'contract',
  lapsed: 'contract',
  expired: 'contract',
  proof: 'payment_by_others',
};

export const setStatus =
  (now: Status): EnvironmentChange<Environment> =>
  ({ to_sign }) => ({ stands: now, to_sign: signableDocuments[now] === undefined ? to_sign : signableDocuments[now] });

export const isReady = statusIs('ready', 'signed');
/** A document can be signed, or has been. */
export const isPaid = statusIs(
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
export const isToBeSigned = statusIs('signing', 'opened');
export const isUnsigned = statusIs('unsigned', 'signing', 'opened', 'proof', 'lapsed', 'rejected', 'expired');

const contextOf = ({ context }: AnyMachineSnapshot): ActivationContext => context;

export const chooses =
  (document: DocumentKind): Condition =>
  (_environment, { before }) =>
    contextOf(before).chosen.document === document;

export const isSigningShown: Condition = (_environment, { before }) => before.matches({ watching: 'signing' });

/** Whether the chosen administrator still belongs to the client. */
export const isAdministratorMember: Condition = ({ colleague, chosen }) =>
  colleague === 'there' || chosen === 'main account';

export const isAdministratorColleague: Condition = ({ chosen }) => chosen === 'colleague';
