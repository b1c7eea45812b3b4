import { eq, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { WebhookAnswer, WebhookRequest } from '../../wire/webhook.ts';
import { applySigning } from './apply.ts';
import { applyEnterpriseNotification } from './enterprise.ts';
import { signingMessages } from './tables.ts';

const notOfferedAnswer: WebhookAnswer = {
  kind: 'response',
  code: 'not_offered',
  status: 404,
  type: 'text/plain',
  body: '',
};

const codeByRefusal = { forged: 'not_permitted', malformed: 'invalid_request' } as const;

/**
 * Acknowledges a notification only after it is stored; any other comes again. Rejects a repeated message, which is
 * safe: it is stored.
 */
export async function handleSigningNotification(told: WebhookRequest, deps: Deps): Promise<WebhookAnswer> {
  const { signing: provider, db } = deps;
  if (provider === null) return notOfferedAnswer;
  const { taken, refused } = provider.answers;
  const read = provider.readNotification(told);
  if (read.kind === 'other') return { kind: 'response', code: 'ok', ...taken };
  if (read.kind === 'forged' || read.kind === 'malformed') {
    return { kind: 'response', code: codeByRefusal[read.kind], ...refused };
  }
  const { message_id } = read;
  const [before] = await db.select().from(signingMessages).where(eq(signingMessages.message_id, message_id));
  if (before !== undefined) return { kind: 'response', code: 'not_permitted', ...refused };
  if (read.kind === 'signing') await applySigning(deps, read);
  else await applyEnterpriseNotification(deps, { ...read, provider: provider.name });
  await db.insert(signingMessages).values({ message_id, taken_at: deps.now() }).onConflictDoNothing();
  return { kind: 'response', code: 'ok', ...taken };
}

/** Older messages are rejected for their timestamp. */
const messageRetentionMs = 3_600_000;

export async function purgeOldSigningMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(signingMessages).where(lt(signingMessages.taken_at, new Date(now().getTime() - messageRetentionMs)));
}
