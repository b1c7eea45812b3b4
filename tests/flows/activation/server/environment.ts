import type { DocumentKind } from '#contract/entities/document.ts';
import type { ActivationContext } from '#machines/flows/activation/types.ts';

/** The order's status with respect to its activation: each from an example of an answer, or equivalent to one. */
export const statuses = [
  /** Paid, nothing signed. */
  'unsigned',
  /** The sales manager has attached the contract. */
  'ready',
  'signed',
  /** Ready; a perpetual licence bought by a client without a colleague. */
  'first plan',
  'much',
  'refused company',
  'unverified',
  'without invoice',
  'checking',
  'ended',
  'cancelled',
  /** The user is no longer the main account. */
  'child',
  /** The contract is to be signed: not opened yet ("signing"), or opened. */
  'signing',
  'opened',
  'signing without invoice',
  /** The proof of payment by others is to be signed. */
  'proof',
  'lapsed',
  'rejected',
  'expired',
  'activated',
  'activated for good',
  'activated long ago',
  'gone',
] as const;
export type Status = (typeof statuses)[number];

export interface Environment {
  readonly stands: Status;
  /** The document that can be signed at the provider, whatever the order's status. */
  readonly to_sign: DocumentKind | null;
  readonly colleague: 'there' | 'gone';
  readonly chosen: 'main account' | 'colleague';
  /** The administrator of what the page activated; null if it was activated elsewhere, or not at all. */
  readonly administrator: 'main account' | 'colleague' | null;
}

export const initialEnvironment: Environment = {
  stands: 'unsigned',
  to_sign: null,
  colleague: 'there',
  chosen: 'main account',
  administrator: null,
};

/** The members of the examples, with their ids and names in the demo. */
export const members = {
  'member-1': { user_id: 'user-owner-cn', name: '林晓' },
  'member-2': { user_id: 'user-member-cn', name: '陈宇' },
} as const;

const memberIds: ReadonlyMap<string, string> = new Map(
  Object.entries(members).map(([member_id, { user_id }]) => [user_id, member_id]),
);

/** The member id of the examples for an id from the examples or the demo. */
export const memberOfExamples = (id: string | null): string | null => (id === null ? null : (memberIds.get(id) ?? id));

export const chosenAdministrator = ({ chosen }: Pick<ActivationContext, 'chosen'>): Environment['chosen'] =>
  memberOfExamples(chosen.member_id) === 'member-2' ? 'colleague' : 'main account';
