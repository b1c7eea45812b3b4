import type { AnyMachineSnapshot } from 'xstate';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { ActivationContext } from '#machines/flows/activation/types.ts';
import { type Change, fieldIs, type When as WhenOf } from '../../../flowkit/server/scenario.ts';
import type { Environment, Stands } from './environment.ts';

type When = WhenOf<Environment>;

export const stands = fieldIs<Environment>()('stands');

/** The document that can be signed in each status; omitted where the status leaves it unchanged. */
const toSign: Readonly<Partial<Record<Stands, DocumentKind | null>>> = {
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

export const becomes =
  (now: Stands): Change<Environment> =>
  ({ to_sign }) => ({ stands: now, to_sign: toSign[now] === undefined ? to_sign : toSign[now] });

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
export const isToBeSigned = stands('signing', 'opened');
export const isUnsigned = stands('unsigned', 'signing', 'opened', 'proof', 'lapsed', 'rejected', 'expired');

const contextOf = ({ context }: AnyMachineSnapshot): ActivationContext => context;

export const wants =
  (document: DocumentKind): When =>
  (_environment, { before }) =>
    contextOf(before).chosen.document === document;

export const showsTask: When = (_environment, { before }) => before.matches({ watching: 'signing' });

/** Whether the chosen administrator still belongs to the client. */
export const namesMember: When = ({ colleague, chosen }) => colleague === 'there' || chosen === 'main account';

export const namesColleague: When = ({ chosen }) => chosen === 'colleague';
