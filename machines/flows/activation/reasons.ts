import type { ActivationReason, ActivationView, Member } from '#contract/entities/activation.ts';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { SigningTask } from '#contract/entities/signing.ts';
import { isToBeSigned } from '#machines/lifecycles/signing.ts';
import type { ActivationContext } from './types.ts';

type WithActivation = Pick<ActivationContext, 'activation'>;

/** Where the activation of an order stands for whoever asks. */
export type Standing =
  | 'absent'
  | 'activated'
  /** Something stands against it. */
  | 'missing'
  /** A document is being signed, and its address holds. */
  | 'signing'
  /** A document is to be signed, and its address holds no longer. */
  | 'lapsed'
  | 'ready';

export function standingOf({ activation }: WithActivation): Standing {
  if (activation === null) return 'absent';
  if (activation.reasons.includes('already_activated')) return 'activated';
  if (activation.reasons.length === 0) return 'ready';
  const task = openTask({ activation });
  if (task === null || !isSignable(activation)) return 'missing';
  return task.link === null ? 'lapsed' : 'signing';
}

/** The document that is to be signed. */
export function openTask({ activation }: WithActivation): SigningTask | null {
  const task = activation?.signing.task ?? null;
  return task !== null && isToBeSigned(task.status) ? task : null;
}

/** The signing that has ended without a signature. */
export function endedTask({ activation }: WithActivation): SigningTask | null {
  const task = activation?.signing.task ?? null;
  return task !== null && task.status !== 'signed' && !isToBeSigned(task.status) ? task : null;
}

/** What has to be out of the way before a document is signed. */
const beforeSigning: readonly ActivationReason[] = [
  'order_closed',
  'not_paid',
  'receipt_incomplete',
  'unverified',
  'nothing_to_activate',
  'main_account_only',
];

/** Whether a signature is missing, and can be given. */
const isSignable = ({ reasons, signing }: ActivationView): boolean =>
  signing.is_offered && reasons.includes('unsigned') && !reasons.some((reason) => beforeSigning.includes(reason));

/** Whether whoever asks can have a document signed now. */
export const canSign = ({ activation, child_refusal }: Pick<ActivationContext, 'activation' | 'child_refusal'>) =>
  activation !== null && child_refusal === null && isSignable(activation);

/** The document that is signed: the one that is open, else what was chosen. */
export const documentToSign = ({
  activation,
  chosen,
}: Pick<ActivationContext, 'activation' | 'chosen'>): DocumentKind =>
  openTask({ activation })?.document ?? chosen.document;

/** Who administers the product: as it was chosen where they are still there, else the main account. */
export function chosenMember({ activation, chosen }: Pick<ActivationContext, 'activation' | 'chosen'>): Member | null {
  const members = activation?.members ?? [];
  return members.find(({ member_id }) => member_id === chosen.member_id) ?? members[0] ?? null;
}

/** What a page has seen of an activation: another text where something has happened that pages tell. */
export function seenOf(activation: ActivationView | null): string {
  if (activation === null) return '';
  const { order, reasons, verification, invoice_status, signing, terms } = activation;
  const { task_id, status, link } = signing.task ?? {};
  const told = [order.status, ...reasons, verification.status, invoice_status, terms?.revision];
  return [...told, task_id, status, link?.content].join(' ');
}
