import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import type { EnterpriseNotification, SigningNotification, SigningState } from '../provider.ts';
import type { FadadaMessage } from './channel.ts';

/** `transReferenceId` is our task id. */
const taskContent = z.object({ transReferenceId: itemId, signTaskStatus: z.optional(z.string()) });

const enterpriseContent = z.object({
  clientCorpId: itemId,
  openCorpId: z.nullish(z.string().check(z.maxLength(64))),
  existOpenCorpId: z.nullish(z.string().check(z.maxLength(64))),
  authResult: z.optional(z.enum(['success', 'fail'])),
  authFailedReason: z.nullish(z.string()),
  corpIdentProcessStatus: z.nullish(z.string()),
});
type EnterpriseContent = z.infer<typeof enterpriseContent>;

/** The state after each event; null: the status in the message decides. There is one signer. */
const stateByEvent: Readonly<Record<string, SigningState | null>> = {
  'sign-task-read': 'opened',
  'sign-task-joined': 'opened',
  'sign-task-signed': null,
  'sign-task-finished': 'signed',
  'sign-task-sign-rejected': 'rejected',
  'sign-task-canceled': 'cancelled',
};

/** By Fadada's status of a signing task. */
export const stateOfStatus: Readonly<Record<string, SigningState>> = {
  task_created: 'waiting',
  finish_creation: 'waiting',
  fill_progress: 'waiting',
  fill_completed: 'waiting',
  sign_progress: 'waiting',
  sign_completed: 'signed',
  task_finished: 'signed',
  abolishing: 'signed',
  revoked: 'cancelled',
  expired: 'absent',
};

const authorisedEvent = 'corp-authorize';
const withdrawnEvent = 'corp-cancel-authorization';

/** `other`: authentic, but not about a signing or an enterprise of ours. */
export function readMessage({ nonce: message_id, event, content }: FadadaMessage): SigningNotification {
  const given = parseJsonOrNull(content);
  if (given === null) return { kind: 'malformed' };
  if (event === authorisedEvent || event === withdrawnEvent) {
    const read = enterpriseContent.safeParse(given);
    if (!read.success) return { kind: 'malformed' };
    const notification = event === withdrawnEvent ? unauthorisedState : enterpriseNotificationOf(read.data);
    return notification === null
      ? { kind: 'other' }
      : { kind: 'enterprise', message_id, client_id: read.data.clientCorpId, notification };
  }
  const after = stateByEvent[event];
  const read = taskContent.safeParse(given);
  if (after === undefined || !read.success) return { kind: 'other' };
  const { transReferenceId: task_id, signTaskStatus = '' } = read.data;
  return { kind: 'signing', message_id, task_id, standing: after ?? stateOfStatus[signTaskStatus] ?? 'opened' };
}

const unauthorisedState = {
  kind: 'stands',
  binding: 'unauthorized',
  identity: 'unidentified',
  reference: null,
} as const;

function enterpriseNotificationOf(given: EnterpriseContent): EnterpriseNotification | null {
  if (given.authResult === 'success') {
    const identity = given.corpIdentProcessStatus === 'success' ? 'identified' : 'unidentified';
    return { kind: 'stands', binding: 'authorized', identity, reference: given.openCorpId ?? null };
  }
  if (given.authFailedReason === 'exist') return { kind: 'exists', reference: given.existOpenCorpId ?? null };
  return given.authFailedReason === 'reject' ? { kind: 'rejected' } : null;
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
