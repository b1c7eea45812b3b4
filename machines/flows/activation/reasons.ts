import type { ActivationReason, ActivationView, Member } from '#contract/entities/activation.ts';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { SigningTask } from '#contract/entities/signing.ts';
import { isToBeSigned } from '#machines/lifecycles/signing.ts';
import type { ActivationContext } from './types.ts';

type WithActivation = Pick<ActivationContext, 'activation'>;

export type Phase =
  | 'notFound'
  | 'activated'
  | 'missing'
  /** A document is being signed; its link is valid. */
  | 'signing'
  /** A document is to be signed; its link has expired. */
  | 'lapsed'
  | 'ready';

export function phaseOf({ activation }: WithActivation): Phase {
  if (activation === null) return 'notFound';
  if (activation.reasons.includes('already_activated')) return 'activated';
  if (activation.reasons.length === 0) return 'ready';
  const task = unfinishedTask({ activation });
  if (task === null || !isSignable(activation)) return 'missing';
  return task.link === null ? 'lapsed' : 'signing';
}

export function unfinishedTask({ activation }: WithActivation): SigningTask | null {
  const task = activation?.signing.task ?? null;
  return task !== null && isToBeSigned(task.status) ? task : null;
}

/** The last signing if it ended without a signature. */
export function endedTask({ activation }: WithActivation): SigningTask | null {
  const task = activation?.signing.task ?? null;
  return task !== null && task.status !== 'signed' && !isToBeSigned(task.status) ? task : null;
}

/** Reasons that also prevent signing. */
const reasonsAgainstSigning: readonly ActivationReason[] = [
  'order_closed',
  'not_paid',
  'receipt_incomplete',
  'unverified',
  'nothing_to_activate',
  'main_account_only',
];

const isSignable = ({ reasons, signing }: ActivationView): boolean =>
  signing.is_offered &&
  reasons.includes('unsigned') &&
  !reasons.some((reason) => reasonsAgainstSigning.includes(reason));

export const canSign = ({ activation, child_refusal }: Pick<ActivationContext, 'activation' | 'child_refusal'>) =>
  activation !== null && child_refusal === null && isSignable(activation);

/** The document of the open signing, else the chosen one. */
export const documentToSign = ({
  activation,
  chosen,
}: Pick<ActivationContext, 'activation' | 'chosen'>): DocumentKind =>
  unfinishedTask({ activation })?.document ?? chosen.document;

/** The chosen member if they still exist, else the first one, the main account. */
export function chosenMember({ activation, chosen }: Pick<ActivationContext, 'activation' | 'chosen'>): Member | null {
  const members = activation?.members ?? [];
  return members.find(({ member_id }) => member_id === chosen.member_id) ?? members[0] ?? null;
}

/** A revision: differs when a change is relevant to pages. */
export function revisionOf(activation: ActivationView | null): string {
  if (activation === null) return '';
  const { order, reasons, verification, invoice_status, signing, terms } = activation;
  const { task_id, status, link } = signing.task ?? {};
  const told = [order.status, ...reasons, verification.status, invoice_status, terms?.revision];
  return [...told, task_id, status, link?.content].join(' ');
}
