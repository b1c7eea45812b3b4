import { createHmac } from 'node:crypto';
import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { itemId } from '#contract/codecs.ts';
import { isRecent } from '../../../providers/moments.ts';
import type { SandboxMessage } from '../../../providers/sandbox.ts';
import { isSameSecret } from '../../../wire/secret.ts';
import type { WebhookRequest } from '../../../wire/webhook.ts';
import type { SigningNotification } from '../provider.ts';

interface MessageSigning {
  readonly signing: string;
  readonly now: Date;
  /** Unique per message. */
  readonly message_id: string;
}

const headerNames = { at: 'sandbox-timestamp', id: 'sandbox-message', signature: 'sandbox-signature' } as const;

const reference = z.nullable(z.string().check(z.maxLength(64)));
const enterpriseNotification = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stands'),
    binding: z.enum(['unauthorized', 'authorized']),
    identity: z.enum(['unidentified', 'identified']),
    reference,
  }),
  z.object({ kind: z.literal('exists'), reference }),
  z.object({ kind: z.literal('rejected') }),
]);
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signing'), task_id: itemId, standing: z.enum(['opened', 'signed', 'rejected']) }),
  z.object({ kind: z.literal('enterprise'), client_id: itemId, notification: enterpriseNotification }),
]);
export type SandboxMessageContent = z.infer<typeof content>;

const signatureOf = (by: Omit<MessageSigning, 'now'>, at: string, body: string): string =>
  createHmac('sha256', by.signing).update(`sandbox signing ${at} ${by.message_id} ${body}`).digest('base64url');

export function signMessage(said: SandboxMessageContent, by: MessageSigning): SandboxMessage {
  const body = JSON.stringify(said);
  const at = String(Math.floor(by.now.getTime() / 1000));
  const { host, path } = calls.signingNotify;
  const signature = signatureOf(by, at, body);
  const headers = { [headerNames.at]: at, [headerNames.id]: by.message_id, [headerNames.signature]: signature };
  return { path: `/${host}${path}`, headers, body };
}

export function readMessage(
  { headers, body }: WebhookRequest,
  by: Omit<MessageSigning, 'message_id'>,
): SigningNotification {
  const text = new TextDecoder().decode(body);
  const at = headers.get(headerNames.at) ?? '';
  const message_id = headers.get(headerNames.id) ?? '';
  const signature = signatureOf({ ...by, message_id }, at, text);
  const isAuthentic = isSameSecret(headers.get(headerNames.signature) ?? '', signature);
  if (!isAuthentic || !isRecent(at, by.now)) return { kind: 'forged' };
  const read = content.safeParse(parseJsonOrNull(text));
  return read.success ? { message_id, ...read.data } : { kind: 'malformed' };
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
