import type { RefusalCode } from '#contract/refusal.ts';
import { noticeIn } from '../../kit/fault.ts';
import { chosenMember, phaseOf, unfinishedTask } from './reasons.ts';
import type {
  ActivateQuery,
  ActivationAnswer,
  ActivationContext,
  ActivationOutcome,
  BeginSigningQuery,
  CheckSigningQuery,
} from './types.ts';

export const applyActivation = (read: ActivationAnswer): Partial<ActivationContext> => ({
  activation: read.kind === 'found' ? read.activation : null,
  fault: null,
});

/** Whether a signing is open, which may have been completed since the provider was asked last. */
export function isBeingSigned(read: ActivationAnswer): boolean {
  const standing = phaseOf({ activation: applyActivation(read).activation ?? null });
  return standing === 'signing' || standing === 'lapsed';
}

/** If the order is not activated, the last attempt did nothing. */
export function applyLookupResult({ fault }: ActivationContext, read: ActivationAnswer): Partial<ActivationContext> {
  const kept = applyActivation(read);
  const standing = phaseOf({ activation: kept.activation ?? null });
  return { ...kept, nothing_activated: standing !== 'activated', fault: noticeIn(fault) };
}

export function applyOutcome(outcome: ActivationOutcome): Partial<ActivationContext> {
  if (outcome.kind === 'updated') return { activation: outcome.activation };
  return outcome.kind === 'child' ? { child_refusal: outcome.refusal } : { refusal: outcome.refusal };
}

export const staleDataRefusals: readonly RefusalCode[] = [
  'order_not_found',
  'order_state_refuses',
  'activation_unverified',
  'activation_without_invoice',
  'activation_unsigned',
  'receipt_incomplete',
  'not_found',
];

/** Milliseconds until the signing link expires, by the server's clock, as the page's may be wrong. */
export function msUntilLinkExpires({ activation }: ActivationContext): number {
  const expires_at = unfinishedTask({ activation })?.link?.expires_at;
  if (activation === null || expires_at === undefined) return 0;
  return Date.parse(expires_at) - Date.parse(activation.as_of);
}

/** Removes the expired link at once, whatever the next check answers. */
export function removeExpiredLink({ activation }: ActivationContext): Partial<ActivationContext> {
  if (activation === null) return {};
  const { signing } = activation;
  return {
    activation: { ...activation, signing: { ...signing, task: signing.task && { ...signing.task, link: null } } },
  };
}

export const buildBeginSigningQuery = ({ order_id, chosen }: ActivationContext): BeginSigningQuery => ({
  order_id,
  document: chosen.document,
});

export function buildCheckSigningQuery({ order_id, activation }: ActivationContext): CheckSigningQuery {
  const task_id = unfinishedTask({ activation })?.task_id;
  if (task_id === undefined) throw new Error('a provider is asked about no signing');
  return { order_id, task_id };
}

export function buildActivateQuery({ key, order_id, activation, chosen }: ActivationContext): ActivateQuery {
  const member_id = chosenMember({ activation, chosen })?.member_id;
  const revision = activation?.terms?.revision;
  if (member_id === undefined || revision === undefined) throw new Error('an order is activated that was not shown');
  return { key, order_id, member_id, revision };
}
