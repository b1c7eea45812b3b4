import type { DocumentKind } from '#contract/entities/document.ts';
import type { ActivationContext } from '#machines/flows/activation/types.ts';

/** How the order stands against being activated: each is one that an example of an answer tells, or one as good as it. */
export const standings = [
  /** Paid, and nothing of it signed. */
  'unsigned',
  /** Its sales manager has attached the contract. */
  'ready',
  'signed',
  /** Ready, and a plan that a client without a colleague buys for good. */
  'first plan',
  'much',
  'refused company',
  'unverified',
  'without invoice',
  'checking',
  'ended',
  'cancelled',
  /** The main account is none any more. */
  'child',
  /** The contract is to be signed: nobody has opened it, or somebody has. */
  'signing',
  'opened',
  'signing without invoice',
  /** The proof is to be signed. */
  'proof',
  'lapsed',
  'rejected',
  'expired',
  'activated',
  'activated for good',
  'activated long ago',
  'gone',
] as const;
export type Stands = (typeof standings)[number];

/** What the server's answers to an activation depend on. */
export interface Environment {
  readonly stands: Stands;
  /** Which document can be signed at the provider, whatever else has become of the order. */
  readonly to_sign: DocumentKind | null;
  readonly colleague: 'there' | 'gone';
  /** Who is going to administer the product on the page. */
  readonly chosen: 'main account' | 'colleague';
  /** Who administers what was activated on the page; null where it was activated elsewhere, or not at all. */
  readonly administrator: 'main account' | 'colleague' | null;
}

export const atFirst: Environment = {
  stands: 'unsigned',
  to_sign: null,
  colleague: 'there',
  chosen: 'main account',
  administrator: null,
};

/** The members of the examples, as the demo has them. */
export const members = {
  'member-1': { user_id: 'user-owner-cn', name: '林晓' },
  'member-2': { user_id: 'user-member-cn', name: '陈宇' },
} as const;

const memberIds: ReadonlyMap<string, string> = new Map(
  Object.entries(members).map(([member_id, { user_id }]) => [user_id, member_id]),
);

/** Who of the examples is meant by an id of either. */
export const memberOfExamples = (id: string | null): string | null => (id === null ? null : (memberIds.get(id) ?? id));

export const chosenIn = ({ chosen }: Pick<ActivationContext, 'chosen'>): Environment['chosen'] =>
  memberOfExamples(chosen.member_id) === 'member-2' ? 'colleague' : 'main account';
